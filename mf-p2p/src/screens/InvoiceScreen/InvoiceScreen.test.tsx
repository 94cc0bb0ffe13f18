import { fetchPaymentMethods } from '@paywidget/shared/contract';
import { endpoints, PeerToPeerDeposit } from '@paywidget/shared/contract/payments';
import { defineFlow, useFlow } from '@paywidget/shared/navigation';
import { paymentsAtom } from '@paywidget/shared/payments';
import { createStore, type Store, sessionAtom } from '@paywidget/shared/state';
import {
  createFakeServer,
  sampleDeposit,
  sampleSession,
  showDeposit,
  shownTransaction,
  storeDeposit,
  storedDeposit,
  wireMethod,
} from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import vectors from '../../../../docs/card-vectors.json';
import routes from '../../routes';
// Loads the lazy chunks before the time limits of the tests start.
import { InvoiceScreen } from './InvoiceScreen';
import '../TransferScreen/TransferScreen';
import '../InstructionScreen/InstructionScreen';

const { cancelDeposit, checkDeposit, completePeerToPeerDeposit, fetchDepositStatus, findBank } = endpoints;
const start = Date.UTC(2026, 0, 1);
const minute = 60_000;

const wire = {
  depositId: 41,
  status: 'NEW',
  created: '2026-01-01T00:00:00Z',
  timeout_minutes: 15,
  payment_amount: 50,
  payment_currency: 'USD',
  card: { number: '2202201234567898', fullName: 'Alex Morgan', bank_name: 'Harbour Bank' },
};

/** The invoice below the header's back button. */
function InvoiceWithHeader() {
  const { back } = useFlow();
  return (
    <>
      <button type="button" onClick={back}>
        Back
      </button>
      <InvoiceScreen />
    </>
  );
}
const flow = defineFlow({
  ...routes.screens,
  'deposit.peer-to-peer.invoice': { component: InvoiceWithHeader },
});

interface Opening {
  method?: string;
  answer?: object;
  cardToken?: string;
  traits?: object;
}

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ now: start });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

async function openInvoice({ method = 'p2p_sber', answer = {}, cardToken, traits }: Opening = {}) {
  const server = createFakeServer();
  server.answer(fetchPaymentMethods, { methods: [wireMethod(method, { cardViewType: 5, ...traits })] });
  server.answer(fetchDepositStatus, { status: 'NEW' });
  server.answer(findBank, {});
  const store = createStore();
  store.set(sessionAtom, sampleSession());
  const parsed = { ...PeerToPeerDeposit.parse({ ...wire, ...answer }), ...(cardToken && { cardToken }) };
  const { depositId } = parsed;
  const deadline = start + (parsed.timeoutMinutes ?? 15) * minute;
  showDeposit(store, { method, answer: parsed, deadline });
  showDeposit(store, { status: 'waiting', depositId, method });
  const attempt = sampleDeposit({
    method,
    kind: 'peer-to-peer',
    redirectMode: 'host',
    screen: 'deposit.peer-to-peer',
    depositId,
    createdAt: start,
    deadline,
  });
  storeDeposit(store, attempt);
  const rendered = renderScreen(flow, {
    at: 'deposit.peer-to-peer.invoice',
    from: 'deposit.peer-to-peer',
    server,
    store,
    choice: { method },
  });
  await waitFor(() => expect(rendered.container.querySelector('[data-screen]')).toBeInTheDocument());
  return {
    ...rendered,
    requisite: (name: string) => rendered.container.querySelector(`[data-requisite="${name}"]`),
    completions: () => server.requestsTo(completePeerToPeerDeposit).map(({ payload }) => payload),
    attempt: () => storedDeposit(store),
  };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const button = (name: string | RegExp) => screen.getByRole('button', { name });

function hidePage(isHidden: boolean) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  fireEvent(document, new Event('visibilitychange'));
}

describe('the details', () => {
  it('show payee, amount and time left, and can be copied', async () => {
    const { requisite, user } = await openInvoice();
    expect(screen.getByText(/\$50/)).toBeInTheDocument();
    expect(requisite('number')).toHaveTextContent('2202 2012 3456 7898');
    expect(requisite('bank_name')).toHaveTextContent('Harbour Bank');
    expect(screen.getByRole('progressbar', { name: /15:00/ })).toBeInTheDocument();

    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(button('Copy: Card number'));
    expect(copied).toHaveBeenCalledWith('2202201234567898');
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    await wait(3_000);
    expect(screen.queryByText('Copied')).toBeNull();
  });

  it('name the bank found by the card’s first digits', async () => {
    const { server, requisite } = await openInvoice({ answer: { card: { number: '4400431234567890' } } });
    expect(requisite('bank_name')).toBeNull();
    expect(server.requestsTo(findBank).map(({ payload }) => payload)).toEqual([
      { bin: '440043', payment_method: 'p2p_sber' },
    ]);
  });

  it('show the bank that was found', async () => {
    const { server, store, requisite } = await openInvoice({ answer: { card: { phone: '1' } } });
    server.answer(findBank, { bank: { name: 'Kaspi Bank' } });
    const answer = PeerToPeerDeposit.parse({ ...wire, card: { number: '4400431234567890' } });
    act(() => showDeposit(store, { method: 'p2p_sber', answer, deadline: start + minute }));
    await waitFor(() => expect(requisite('bank_name')).toHaveTextContent('Kaspi Bank'));
  });

  it('show the number of a virtual account first, and that it is for one payment', async () => {
    const card = { fullName: 'Ada', account_number: '0123456789' };
    const { container } = await openInvoice({ answer: { card }, traits: { isVirtualAccount: true } });
    const names = [...container.querySelectorAll('[data-requisite]')].map((row) =>
      row.getAttribute('data-requisite'),
    );
    expect(names).toEqual(['account_number', 'fullName']);
    expect(screen.getByText('An account for this payment only')).toBeInTheDocument();
  });

  it('show that the payee is abroad, and where', async () => {
    const { requisite } = await openInvoice({
      method: 'sbp_transgran_rabbit_sber',
      answer: { card: { phone: '79001234567', country_code: 'ru' } },
    });
    expect(screen.getByText('Transfer to another country')).toBeInTheDocument();
    expect(requisite('country_code')).toHaveTextContent('Russia');
    expect(button('How to pay with Sberbank')).toBeInTheDocument();
  });

  it.each([
    [
      'the server’s steps',
      'p2p_sber',
      [{ stepNumber: 1, stepInstruction: 'Open your bank' }],
      'Open your bank',
    ],
    ['the server’s text', 'p2p_sber', 'Pay at any desk', 'Pay at any desk'],
    ['the transfer of yamoney_h2h', 'yamoney_h2h', undefined, /Enter the details from this page/],
    ['the transfer of qiwi_h2h', 'qiwi_h2h', undefined, /Enter the details from this page/],
  ])('explain how to pay: %s', async (_, method, instruction, text) => {
    await openInvoice({ method, answer: { instruction } });
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('show the server’s texts in their own direction', async () => {
    const step = { stepNumber: 1, stepInstruction: 'Press “Done”.' };
    await openInvoice({ method: 'p2p_sber', answer: { instruction: { text: 'Pay today.', steps: [step] } } });
    for (const text of ['Pay today.', 'Press “Done”.']) expect(screen.getByText(text).tagName).toBe('BDI');
  });

  it('show the widget’s own steps in the direction of the page', async () => {
    await openInvoice({ method: 'yamoney_h2h' });
    expect(screen.getByText(/Enter the details from this page/).tagName).toBe('P');
  });
});

it('uses the server’s label for the paid button everywhere', async () => {
  const buttons = [{ type: 'paid', text: 'Money sent' }];
  const { server, user } = await openInvoice({ method: 'qiwi_h2h', answer: { buttons } });
  expect(button('Money sent')).toHaveAttribute('data-action', 'paid');
  expect(screen.getByText(/press “Money sent”/)).toBeInTheDocument();
  server.answer(checkDeposit, { ...wire, buttons, exists: true });
  await user.click(button('Back'));
  expect(await screen.findByText(/return and press “Money sent”/)).toBeInTheDocument();
});

describe('an encrypted card', () => {
  const [vector] = vectors;
  const encrypted = { depositId: vector?.depositId, card: { encoded: vector?.encoded } };

  it('is decrypted', async () => {
    const { requisite } = await openInvoice({ answer: encrypted, cardToken: vector?.token });
    expect(requisite('number')).toHaveTextContent('2202 2012 3456 7898');
  });

  const encoded = vector?.encoded ?? '';
  it.each<[string, Opening]>([
    ['a wrong key', { cardToken: 'tok_other', answer: encrypted }],
    ['no key', { answer: encrypted }],
    [
      'a cut text',
      { cardToken: vector?.token, answer: { ...encrypted, card: { encoded: encoded.slice(0, -4) } } },
    ],
    ['garbage', { cardToken: vector?.token, answer: { ...encrypted, card: { encoded: 'garbage' } } }],
  ])('is requested again if it cannot be decrypted: %s', async (_, opening) => {
    const { server, host, user, requisite } = await openInvoice(opening);
    expect(await screen.findByText('The payment details couldn’t be opened')).toBeInTheDocument();
    expect(screen.getByText(/If you haven’t sent any money/)).toBeInTheDocument();
    expect(host.sentOf('Error')).toEqual([
      { code: 'DecryptionError', message: 'Error while decrypting data' },
    ]);
    server.answer(checkDeposit, { ...wire, ...encrypted, card: wire.card, exists: true });
    await user.click(button('Request details again'));
    await waitFor(() => expect(requisite('number')).toHaveTextContent('2202 2012 3456 7898'));
  });
});

describe('incomplete details', () => {
  it.each([
    ['card', { card: undefined }],
    ['created', { created: undefined }],
    ['amount', { payment_amount: undefined }],
    ['currency', { payment_currency: undefined }],
    ['timeoutMinutes', { timeout_minutes: undefined }],
  ])('are reported and can be requested again: no %s', async (part, answer) => {
    const { server, host, user } = await openInvoice({ answer });
    expect(screen.getByText('The payment details are incomplete')).toBeInTheDocument();
    expect(screen.getByText(/If you haven’t sent any money/)).toBeInTheDocument();
    expect(host.sentOf('InvalidP2PResponse')).toEqual([
      { depositId: '41', paymentMethod: 'p2p_sber', missing: [part] },
    ]);
    expect(button('Copy: Reference')).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'I have paid' })).toBeNull();
    server.answer(checkDeposit, { ...wire, ...answer, exists: true });
    await user.click(button('Request details again'));
    expect(await screen.findByText(/still not there/)).toBeInTheDocument();
    expect(host.sentOf('InvalidP2PResponse')).toHaveLength(2);
    server.answer(checkDeposit, { ...wire, exists: true });
    await user.click(button('Request details again'));
    expect(await screen.findByRole('button', { name: 'I have paid' })).toBeInTheDocument();
  });

  it('cannot be cancelled if the player has said before a reload that they paid', async () => {
    const store = createStore();
    store.set(sessionAtom, sampleSession());
    store.set(paymentsAtom, { type: 'claimed', depositId: '41', claim: 'said' });
    await openInvoice({ answer: { card: undefined } });
    expect(button('Cancel payment')).toBeDisabled();
  });

  it('can be cancelled, also if they cannot be requested', async () => {
    const { server, user, whereabouts } = await openInvoice({ answer: { card: undefined } });
    const held = server.hold(checkDeposit);
    await user.click(button('Request details again'));
    await act(async () => held.lose());
    expect(await screen.findByText(/Couldn’t request the details/)).toBeInTheDocument();
    server.answer(cancelDeposit, {});
    await user.click(button('Cancel payment'));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
  });
});

describe('paying', () => {
  it('is sent once and leads to the complete page', async () => {
    const { server, user, whereabouts, completions, attempt } = await openInvoice();
    const held = server.hold(completePeerToPeerDeposit);
    await user.click(button('I have paid'));
    await user.click(button('I have paid'));
    await act(async () => held.answer({}));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    expect(completions()).toEqual([{ depositId: '41', paymentMethod: 'p2p_sber' }]);
    expect(attempt()).toMatchObject({ depositId: '41', isPaid: true });
  });

  it.each(['bkash_p2p', 'nagad_p2p'])(
    'is blocked until the confirmation id of %s is right; a press focuses the id',
    async (method) => {
      const { server, user, container, completions, whereabouts } = await openInvoice({ method });
      server.answer(completePeerToPeerDeposit, {});
      const id = screen.getByRole('textbox', { name: 'Confirmation ID' });
      expect(container.querySelector('[data-field="confirmationId"]')).toContainElement(id);
      await user.click(button('I have paid'));
      expect(id).toBeInvalid();
      expect(id).toHaveFocus();
      expect(button('I have paid')).toHaveAttribute('aria-disabled', 'true');
      for (const wrong of ['1234567', '12345678901']) {
        await user.clear(id);
        await user.type(id, wrong);
        await wait(1_000);
        await user.click(button('I have paid'));
        expect(id).toHaveAccessibleDescription(/8 to 10 digits/);
      }
      expect(completions()).toEqual([]);
      await user.clear(id);
      await user.type(id, '1234567890');
      await wait(1_000);
      await user.click(button('I have paid'));
      await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
      expect(completions()).toEqual([
        { depositId: '41', paymentMethod: method, confirmationId: '1234567890' },
      ]);
    },
  );

  it('keeps the confirmation id and the deposit while the player reads how to pay', async () => {
    const { server, user, whereabouts } = await openInvoice({
      method: 'bkash_p2p',
      answer: { card: { phone: '017', bank_name: 'Sberbank' } },
    });
    await user.type(screen.getByRole('textbox', { name: 'Confirmation ID' }), '12345678');
    await user.click(button('How to pay with Sberbank'));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.peer-to-peer.instruction'));
    server.answer(checkDeposit, { ...wire, card: { phone: '017' }, exists: true });
    await user.click(await screen.findByRole('button', { name: 'Back to payment' }));
    expect(await screen.findByRole('textbox', { name: 'Confirmation ID' })).toHaveValue('12345678');
    expect(whereabouts().name).toBe('deposit.peer-to-peer.invoice');
  });

  it('sends the fields that the server asks for', async () => {
    const inputFields = [{ name: 'receipt', type: 'text', placeholder_text: 'Receipt' }];
    const { server, user, completions } = await openInvoice({ answer: { inputFields } });
    server.answer(completePeerToPeerDeposit, {});
    await user.type(screen.getByRole('textbox', { name: 'Receipt' }), 'A1{Enter}');
    await waitFor(() =>
      expect(completions()).toEqual([
        { depositId: '41', paymentMethod: 'p2p_sber', fields: { receipt: 'A1' } },
      ]),
    );
  });

  it('sends only one call if the player cancels at the same moment', async () => {
    const { server, completions } = await openInvoice();
    server.hold(completePeerToPeerDeposit);
    server.hold(cancelDeposit);
    const [paid, cancel] = [button('I have paid'), button('Cancel payment')];
    act(() => {
      paid.click();
      cancel.click();
    });
    await wait(0);
    expect(completions()).toHaveLength(1);
    expect(server.requestsTo(cancelDeposit)).toEqual([]);
  });

  it('is awaited if it was sent in time, and not cancelled', async () => {
    const { server, user } = await openInvoice({ answer: { timeout_minutes: 1 } });
    server.lose(completePeerToPeerDeposit);
    await user.click(button('I have paid'));
    expect(await screen.findByText(/Don’t pay again/)).toBeInTheDocument();
    expect(button('Cancel payment')).toBeDisabled();
    await wait(minute);
    expect(server.requestsTo(cancelDeposit)).toEqual([]);
    expect(screen.getByText(/Don’t pay again/)).toBeInTheDocument();
  });
});

describe('a deposit that the player has reported as paid', () => {
  /** Opens the method's form later. With a new store, it works as after a reload. */
  const comeBack = ({ server, store }: Pick<Awaited<ReturnType<typeof openInvoice>>, 'server' | 'store'>) =>
    renderScreen(flow, {
      at: 'deposit.peer-to-peer',
      from: 'deposit.list',
      server,
      store,
      choice: { method: 'p2p_sber' },
    });

  const answer = { timeout_minutes: 1 };

  async function payAndLeave() {
    const opened = await openInvoice({ answer });
    opened.server.answer(completePeerToPeerDeposit, {});
    // The whole answer to the create call: the server does not confirm the payment here.
    opened.server.answer(checkDeposit, { ...wire, ...answer, exists: true });
    await opened.user.click(button('I have paid'));
    await waitFor(() => expect(opened.whereabouts().name).toBe('deposit.complete'));
    // The complete page ends the deposit.
    opened.store.set(paymentsAtom, { type: 'left' });
    opened.unmount();
    return opened;
  }

  it.each([
    ['', ({ store }: { store: Store }) => store],
    [' after a reload', () => createStore()],
  ])('is not offered for payment again%s, and not cancelled', async (_, storeOf) => {
    const opened = await payAndLeave();
    const { server } = opened;
    const { user, whereabouts } = comeBack({ server, store: storeOf(opened) });
    expect(await screen.findByText(/Don’t pay it again/)).toBeInTheDocument();
    await wait(2 * minute);
    expect(whereabouts().name).toBe('deposit.peer-to-peer');
    await user.click(button('Show it'));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    expect(server.requestsTo(cancelDeposit)).toEqual([]);
  });

  it('is told of on the form once deposit-check no longer lists it, also after a reload', async () => {
    const opened = await openInvoice({ answer });
    const { server } = opened;
    server.answer(completePeerToPeerDeposit, {});
    await opened.user.click(button('I have paid'));
    await waitFor(() => expect(opened.whereabouts().name).toBe('deposit.complete'));
    opened.unmount();
    await wait(0);
    server.answer(checkDeposit, { exists: false });
    comeBack({ server, store: createStore() });
    expect(await screen.findByText('Your last payment is being processed')).toBeInTheDocument();
    server.answer(fetchDepositStatus, { status: 'PAYED' });
    await wait(5_000);
    expect(screen.getByText('Your deposit has arrived')).toBeInTheDocument();
  });

  it('after a reload, opens again if “I have paid” did not reach the server, and the player can press it again', async () => {
    const opened = await openInvoice({ answer });
    const { server } = opened;
    server.lose(completePeerToPeerDeposit);
    await opened.user.click(button('I have paid'));
    expect(await screen.findByText('We’re still checking your confirmation')).toBeInTheDocument();
    opened.unmount();
    await wait(0);
    server.answer(checkDeposit, { ...wire, ...answer, exists: true });
    const { user, whereabouts } = comeBack({ server, store: createStore() });
    await waitFor(() => expect(whereabouts().name).toBe('deposit.peer-to-peer.invoice'));
    expect(await screen.findByText('We’re still checking your confirmation')).toBeInTheDocument();
    expect(button('Cancel payment')).toBeDisabled();
    server.answer(completePeerToPeerDeposit, {});
    await user.click(button('I have paid'));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
  });

  it('is not cancelled if the outcome of “I have paid” is unknown', async () => {
    const { server, user } = await openInvoice({ answer });
    server.lose(completePeerToPeerDeposit);
    server.answer(checkDeposit, { ...wire, ...answer, exists: true });
    await user.click(button('I have paid'));
    expect(await screen.findByText(/Don’t pay again/)).toBeInTheDocument();
    await user.click(button('Back'));
    expect(await screen.findByText('We’re still checking your confirmation')).toBeInTheDocument();
    expect(button('Cancel payment')).toBeDisabled();
    await wait(2 * minute);
    expect(server.requestsTo(cancelDeposit)).toEqual([]);
  });
});

it('opens a left deposit again once it is no longer in memory', async () => {
  const { server, user, store, whereabouts, requisite } = await openInvoice();
  const held = server.hold(checkDeposit);
  await user.click(button('Back'));
  act(() => store.set(paymentsAtom, { type: 'answerForgotten' }));
  await act(async () => held.answer({ ...wire, exists: true }));
  await waitFor(() => expect(requisite('number')).toBeInTheDocument());
  expect(whereabouts().name).toBe('deposit.peer-to-peer.invoice');
});

it('does not open a left deposit for another player', async () => {
  const { server, user, store, whereabouts, attempt } = await openInvoice();
  server.answer(checkDeposit, { ...wire, exists: true });
  await user.click(button('Back'));
  expect(await screen.findByText('Your payment is still open')).toBeInTheDocument();
  server.answer(checkDeposit, { exists: false });
  act(() => store.set(sessionAtom, sampleSession({ user: { id: 8 } })));
  expect(await screen.findByRole('button', { name: /^Deposit/ })).toBeInTheDocument();
  expect(whereabouts().name).toBe('deposit.peer-to-peer');
  expect(attempt()).toBeUndefined();
});

describe('the status', () => {
  it('is requested every 5 s until it is final, but not while the page is hidden', async () => {
    const { server, whereabouts, completions } = await openInvoice();
    const asked = () => server.requestsTo(fetchDepositStatus).length;
    await wait(0);
    expect(asked()).toBe(1);
    await wait(5_000);
    expect(asked()).toBe(2);
    act(() => hidePage(true));
    await wait(30_000);
    expect(asked()).toBe(2);
    server.lose(fetchDepositStatus);
    act(() => hidePage(false));
    await wait(8_000);
    // The widget sends this call again after network errors.
    server.answer(fetchDepositStatus, { status: 'CANCELED' });
    await wait(15_000);
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    const last = asked();
    await wait(30_000);
    expect(asked()).toBe(last);
    // A cancelled deposit is not completed.
    expect(completions()).toEqual([]);
  });

  it.each([
    ['PAYED', 'processed'],
    ['CANCELED', 'mistaked'],
    ['AUTO_CANCELED', 'mistaked'],
  ])('%s ends the deposit as %s', async (status, transaction) => {
    const { server, store, host, whereabouts, attempt } = await openInvoice();
    server.answer(fetchDepositStatus, { status });
    await wait(5_000);
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    expect(shownTransaction(store)).toMatchObject({ status: transaction, depositId: '41' });
    expect(host.sentOf('DepositStatus')).toEqual([{ depositId: '41', status: transaction }]);
    expect(attempt()).toBeUndefined();
  });
});

describe('cancelling', () => {
  it('by the player ends on the complete page as mistaked', async () => {
    const { server, user, store, whereabouts } = await openInvoice();
    server.answer(cancelDeposit, {});
    await user.click(button('Cancel payment'));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    expect(server.requestsTo(cancelDeposit).map(({ payload }) => payload)).toEqual([
      { depositId: '41', paymentMethod: 'p2p_sber' },
    ]);
    expect(shownTransaction(store)).toMatchObject({ status: 'mistaked', endReason: 'cancelled' });
  });

  it('at the deadline is left to the server: the widget only shows that time is up', async () => {
    const { server, store, requisite, whereabouts } = await openInvoice({ answer: { timeout_minutes: 1 } });
    server.answer(cancelDeposit, {});
    await wait(2 * minute);
    expect(requisite('number')).toBeNull();
    expect(screen.getByText('This payment has expired')).toBeInTheDocument();
    expect(whereabouts().name).toBe('deposit.peer-to-peer.invoice');
    server.answer(fetchDepositStatus, { status: 'AUTO_CANCELED' });
    await wait(5_000);
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    expect(shownTransaction(store)).toMatchObject({ status: 'mistaked', endReason: 'expired' });
    expect(server.requestsTo(cancelDeposit)).toEqual([]);
  });

  it('at the deadline does not happen to a deposit whose page the player has left', async () => {
    const { server, user, whereabouts } = await openInvoice({ answer: { timeout_minutes: 1 } });
    server.answer(checkDeposit, { ...wire, timeout_minutes: 1, exists: true });
    await user.click(button('Back'));
    expect(await screen.findByText('Your payment is still open')).toBeInTheDocument();
    await wait(2 * minute);
    expect(screen.getByText('This payment has expired')).toBeInTheDocument();
    expect(server.requestsTo(cancelDeposit)).toEqual([]);
    await user.click(button('I paid in time'));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
  });

  it('leaves a payment that arrives after the deadline to be credited', async () => {
    const { server, store, whereabouts } = await openInvoice({ answer: { timeout_minutes: 1 } });
    await wait(minute);
    server.answer(fetchDepositStatus, { status: 'PAYED' });
    await wait(5_000);
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    expect(shownTransaction(store)).toMatchObject({ status: 'processed' });
  });

  it('by the server at the deadline is not shown as declined', async () => {
    const { server, store, whereabouts } = await openInvoice({ answer: { timeout_minutes: 1 } });
    server.refuse(cancelDeposit, 409);
    await wait(58_000);
    server.answer(fetchDepositStatus, { status: 'AUTO_CANCELED' });
    await wait(7_000);
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    expect(shownTransaction(store)).toMatchObject({ status: 'mistaked', endReason: 'expired' });
  });

  it('that fails leaves the result to the server’s status', async () => {
    const { server, user, store, whereabouts } = await openInvoice();
    const held = server.hold(cancelDeposit);
    await user.click(button('Cancel payment'));
    server.answer(fetchDepositStatus, { status: 'CANCELED' });
    await wait(10_000);
    expect(whereabouts().name).toBe('deposit.peer-to-peer.invoice');
    await act(async () => held.refuse(409));
    await wait(0);
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    expect(shownTransaction(store)).toMatchObject({ status: 'mistaked' });
  });

  it('is not affected by changes of the device’s clock', async () => {
    const { server } = await openInvoice();
    server.answer(cancelDeposit, {});
    jest.setSystemTime(start + 60 * minute);
    await wait(1_000);
    expect(screen.getByRole('progressbar', { name: /14:5/ })).toBeInTheDocument();
    expect(server.requestsTo(cancelDeposit)).toEqual([]);
  });

  it('is offered when the player goes back', async () => {
    const { server, user, whereabouts } = await openInvoice();
    server.answer(checkDeposit, { ...wire, exists: true });
    server.answer(cancelDeposit, {});
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('Your payment is still open')).toBeInTheDocument();
    await user.click(button('Cancel payment'));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    expect(server.requestsTo(cancelDeposit)).toHaveLength(1);
  });

  it('can be declined when the player goes back by mistake', async () => {
    const { server, user, whereabouts, requisite } = await openInvoice();
    server.answer(checkDeposit, { ...wire, exists: true });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: 'Return to payment' }));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.peer-to-peer.invoice'));
    await waitFor(() => expect(requisite('number')).toBeInTheDocument());
    expect(server.requestsTo(cancelDeposit)).toEqual([]);
  });
});
