import { checkDeposit, completeDeposit, fetchDepositStatus } from '@paywidget/shared/contract/payments';
import { DepositResult, ReportNotices } from '@paywidget/shared/deposit';
import { defineFlow, FlowScreen, useFlow } from '@paywidget/shared/navigation';
import { depositWith, paymentsAtom } from '@paywidget/shared/payments';
import { createStore, sessionAtom } from '@paywidget/shared/state';
import {
  createFakeServer,
  sampleDeposit,
  sampleSession,
  showDeposit,
  shownTransaction,
  storeDeposit,
  storedDeposit,
} from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { act, screen, waitFor } from '@testing-library/react';
import { useFollowStatus } from '../deposit/useFollowStatus';
import { useInvoiceDeposit } from '../deposit/useInvoiceDeposit';
import { PaidFooter } from './PaidFooter';
import { useCompletion } from './useCompletion';

const payload = { depositId: '41', paymentType: 'moon', fields: { utr: '1' } };

function Invoice() {
  const deposit = useInvoiceDeposit();
  const completion = useCompletion(completeDeposit, deposit);
  useFollowStatus(deposit, completion);
  const { back } = useFlow();
  if (!deposit) return null;
  return (
    <FlowScreen footer={<PaidFooter completion={completion} onPaid={() => completion.complete(payload)} />}>
      Pay
      <button type="button" onClick={back}>
        Back
      </button>
    </FlowScreen>
  );
}

/** The form under the invoice. */
function Form() {
  return (
    <FlowScreen>
      <ReportNotices method="moon" />
    </FlowScreen>
  );
}

function Complete() {
  return <DepositResult facts={() => null} formButton={() => null} />;
}

const pages = defineFlow({
  'deposit.india': { component: Form },
  'deposit.india.invoice': { component: Invoice },
  'deposit.complete': { component: Complete },
});

const attempt = sampleDeposit({
  method: 'moon',
  kind: 'prepare',
  redirectMode: 'self',
  screen: 'deposit.india',
});

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function openInvoice(flow: 'main' | 'cryptobalance' = 'main') {
  const server = createFakeServer();
  server.answer(fetchDepositStatus, { status: 0 });
  const store = createStore();
  store.set(sessionAtom, sampleSession());
  showDeposit(store, { method: 'moon', answer: { depositId: '41' } });
  storeDeposit(store, attempt);
  const at = flow === 'main' ? 'deposit.india.invoice' : 'cryptobalance.deposit.fiat.india.invoice';
  const rendered = renderScreen(pages, {
    at,
    flow,
    server,
    store,
    choice: { method: 'moon' },
    ...(flow === 'main' && { from: 'deposit.india' }),
  });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  return { ...rendered, pass, sent: () => server.requestsTo(completeDeposit) };
}

const paid = () => screen.getByRole('button', { name: 'I have paid' });

it('sends one call for several presses, then opens the complete page', async () => {
  const { user, server, sent, whereabouts, store } = openInvoice();
  const held = server.hold(completeDeposit);
  await user.click(paid());
  await user.click(paid());
  expect(paid()).toHaveAttribute('aria-busy', 'true');
  await act(async () => held.answer({}));
  await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
  expect(sent().map((request) => request.payload)).toEqual([payload]);
  expect(sent()[0]?.headers['Idempotency-Key']).toBeTruthy();
  expect(shownTransaction(store)).toMatchObject({ depositId: '41', method: 'moon', status: 'waiting' });
  // A reload then opens the complete page too, not the invoice.
  expect(storedDeposit(store)).toMatchObject({ isPaid: true });
});

it('opens the complete page of crypto-balance in that flow', async () => {
  const { user, server, whereabouts } = openInvoice('cryptobalance');
  server.answer(completeDeposit, {});
  await user.click(paid());
  await waitFor(() => expect(whereabouts().name).toBe('cryptobalance.deposit.fiat.complete'));
});

it('shows why the server rejected the call, and enables the button again', async () => {
  const { user, server, whereabouts } = openInvoice();
  const data = { code: 'banking.merchantClientError', message: 'No such transfer' };
  server.refuse(completeDeposit, 400, { data });
  await user.click(paid());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('No such transfer'));
  expect(paid()).toBeEnabled();
  expect(whereabouts().name).toBe('deposit.india.invoice');
});

it('reports the code of a rejection that has no text', async () => {
  const { user, server, host } = openInvoice();
  server.refuse(completeDeposit, 400, { data: { code: 'bank.asleep' } });
  await user.click(paid());
  await screen.findByRole('alert');
  expect(host.sentOf('MissingTranslation')).toEqual([
    expect.objectContaining({ key: 'common.errors.bank.asleep' }),
  ]);
});

it('keeps the reason in a notice above the button until the next press', async () => {
  const { user, server } = openInvoice();
  const data = { code: 'banking.merchantClientError', message: 'No such transfer' };
  server.refuse(completeDeposit, 400, { data });
  await user.click(paid());
  await waitFor(() => expect(screen.getAllByText('No such transfer')).toHaveLength(2));
  const [, notice] = screen.getAllByText('No such transfer');
  expect(notice?.closest('[role="alert"], [role="status"]')).toBeNull();
  server.hold(completeDeposit);
  await user.click(paid());
  expect(notice).not.toBeInTheDocument();
});

describe('after a call with an unknown outcome', () => {
  async function loseConfirmation() {
    const opened = openInvoice();
    opened.server.lose(completeDeposit);
    await opened.user.click(paid());
    expect(await screen.findByText(/Don’t pay again/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'I have paid' })).toBeNull();
    return opened;
  }

  it('sends the call again under the same idempotency key', async () => {
    const { user, server, sent, whereabouts } = await loseConfirmation();
    server.answer(completeDeposit, {});
    await user.click(screen.getByRole('button', { name: 'Confirm again' }));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    const [first, second] = sent();
    expect(second?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key']);
    expect(second?.payload).toEqual(first?.payload);
  });

  it('opens the complete page once the server processes the deposit', async () => {
    const { server, pass, whereabouts, sent, store } = await loseConfirmation();
    server.answer(fetchDepositStatus, { status: 'PROCESSING' });
    await pass(5_000);
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    expect(new Set(sent().map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
    expect(shownTransaction(store).status).toBe('accepted');
  });
});

it('requests the status at once when an outcome becomes unknown', async () => {
  const { user, server, pass, whereabouts } = openInvoice();
  server.answer(fetchDepositStatus, { status: 'PROCESSING' });
  await pass(100);
  expect(whereabouts().name).toBe('deposit.india.invoice');
  server.lose(completeDeposit);
  await user.click(paid());
  await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
});

describe('the status of the deposit', () => {
  it.each([
    ['PAYED', 'processed'],
    ['AUTO_CANCELED', 'mistaked'],
    [2, 'mistaked'],
  ])('%s opens the complete page', async (status, expected) => {
    const { server, pass, whereabouts, store, host } = openInvoice();
    server.answer(fetchDepositStatus, { status });
    await pass(5_000);
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    expect(shownTransaction(store).status).toBe(expected);
    expect(host.sentOf('DepositStatus')).toEqual([{ depositId: '41', status: expected }]);
    expect(storedDeposit(store)).toBeUndefined();
  });

  it.each([2, 'CANCELED'])(
    '%s shows that somebody has cancelled the payment, with the way to support',
    async (status) => {
      const { server, pass } = openInvoice();
      server.answer(fetchDepositStatus, { status });
      await pass(5_000);
      expect(await screen.findByText('The payment was cancelled')).toBeInTheDocument();
      expect(screen.getByText(/If you’ve already sent money, contact support/)).toBeInTheDocument();
    },
  );

  it('keeps another deposit, whose outcome is unknown', async () => {
    const { server, pass, whereabouts, store } = openInvoice();
    const other = { ...attempt, ref: 'k', depositId: undefined, isUnknown: true, key: 'k' };
    act(() => storeDeposit(store, other));
    server.answer(fetchDepositStatus, { status: 'PAYED' });
    await pass(5_000);
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    expect(storedDeposit(store)).toMatchObject({ isUnknown: true, key: 'k' });
  });

  it('is applied from a push, if the push is about this deposit', async () => {
    const { server, whereabouts } = openInvoice();
    act(() => server.push('deposit.status', { depositId: '42', amount: 1, currency: 'USD', status: 1 }));
    expect(whereabouts().name).toBe('deposit.india.invoice');
    act(() => server.push('deposit.status', { depositId: '41', amount: 1, currency: 'USD', status: 1 }));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
  });

  it('keeps the invoice open for an unfamiliar status', async () => {
    const { server, pass, whereabouts } = openInvoice();
    server.answer(fetchDepositStatus, { status: 'SOMETHING_NEW' });
    await pass(20_000);
    expect(whereabouts().name).toBe('deposit.india.invoice');
  });
});

describe('on the invoice after a reload, an “I have paid” that may not have reached the server', () => {
  async function reload() {
    const { unmount, server, user } = openInvoice();
    server.lose(completeDeposit);
    await user.click(paid());
    expect(await screen.findByText('We’re still checking your confirmation')).toBeInTheDocument();
    unmount();
    const reloaded = openInvoice();
    expect(screen.getByText('We’re still checking your confirmation')).toBeInTheDocument();
    return reloaded;
  }

  it('can be pressed again', async () => {
    const { user, server, sent, whereabouts } = await reload();
    server.answer(completeDeposit, {});
    await user.click(paid());
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    expect(sent()).toHaveLength(1);
  });

  it('is resolved by the status “accepted”', async () => {
    const { server, pass, whereabouts } = await reload();
    server.answer(fetchDepositStatus, { status: 'PROCESSING' });
    await pass(5_000);
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
  });
});

it('opens the list without a created deposit', async () => {
  const { whereabouts } = renderScreen(pages, { at: 'deposit.india.invoice', choice: { method: 'moon' } });
  await waitFor(() => expect(whereabouts().name).toBe('deposit.list'));
});

it('opens the list if the created deposit is of another method', async () => {
  const store = createStore();
  showDeposit(store, { method: 'sun', answer: { depositId: '40' } });
  const { whereabouts } = renderScreen(pages, {
    at: 'deposit.india.invoice',
    choice: { method: 'moon' },
    store,
  });
  await waitFor(() => expect(whereabouts().name).toBe('deposit.list'));
});

describe('a player who leaves the page while “I have paid” is being sent', () => {
  const keysOf = (sent: ReturnType<typeof openInvoice>['sent']) =>
    new Set(sent().map(({ headers }) => headers['Idempotency-Key']));

  async function leave() {
    const opened = openInvoice();
    const held = opened.server.hold(completeDeposit);
    await opened.user.click(paid());
    await opened.user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(opened.whereabouts().name).toBe('deposit.india'));
    expect(await screen.findByText('We’re still confirming your payment')).toBeInTheDocument();
    return { ...opened, held };
  }

  it('is told that it arrived, and then the result', async () => {
    const { server, held, host, store, pass, whereabouts } = await leave();
    await act(async () => held.answer({}));
    expect(await screen.findByText('Your last payment is being processed')).toBeInTheDocument();
    expect(whereabouts().name).toBe('deposit.india');
    expect(storedDeposit(store)).toMatchObject({ isPaid: true });
    // No form asks the player to pay this deposit again.
    expect(depositWith(store.get(paymentsAtom).deposits, '41')?.claim).toBe('followed');
    server.answer(fetchDepositStatus, { status: 'PAYED' });
    await pass(5_000);
    expect(screen.getByText('Your deposit has arrived')).toBeInTheDocument();
    expect(host.sentOf('DepositStatus')).toEqual([{ depositId: '41', status: 'processed' }]);
    expect(storedDeposit(store)).toBeUndefined();
  });

  it('needs not send it again: an unknown one is repeated under its key', async () => {
    const { server, held, pass, sent } = await leave();
    await act(async () => held.lose());
    expect(await screen.findByText('We’re still checking your confirmation')).toBeInTheDocument();
    await pass(2_000);
    expect(sent().length).toBeGreaterThan(1);
    server.answer(completeDeposit, {});
    await pass(15_000);
    expect(screen.getByText('Your last payment is being processed')).toBeInTheDocument();
    expect(keysOf(sent).size).toBe(1);
  });

  it('is told of a rejection, and returns to the invoice', async () => {
    const { user, server, store, held, whereabouts } = await leave();
    server.answer(checkDeposit, { exists: true, depositId: '41' });
    act(() => storeDeposit(store, { ...attempt, order: { ...attempt.order, cardViewType: 'india' } }));
    await act(async () => held.refuse(400));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByText('We couldn’t accept your confirmation')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Return to payment' }));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.india.invoice'));
    expect(paid()).toBeEnabled();
  });

  it('opens the complete page, which repeats it and says that it is not known yet', async () => {
    const { user, server, held, pass, sent, whereabouts, store } = await leave();
    await act(async () => held.lose());
    server.answer(checkDeposit, { exists: false });
    await user.click(await screen.findByRole('button', { name: 'Show it' }));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    expect(screen.getByText('We’re still checking your confirmation')).toBeInTheDocument();
    await pass(70_000);
    expect(shownTransaction(store).status).toBe('waiting');
    server.answer(completeDeposit, {});
    await pass(15_000);
    expect(screen.queryByText('We’re still checking your confirmation')).toBeNull();
    expect(keysOf(sent).size).toBe(1);
    server.answer(fetchDepositStatus, { status: 'PAYED' });
    await pass(5_000);
    expect(store.get(paymentsAtom).deposits.list.some(({ report }) => report !== undefined)).toBe(false);
  });

  it('is told after a reload too', async () => {
    const { unmount, server } = await leave();
    unmount();
    renderScreen(pages, { at: 'deposit.india', server });
    expect(await screen.findByText('We’re still checking your confirmation')).toBeInTheDocument();
  });

  it('is told that somebody has cancelled it, with the reference for support', async () => {
    const { held, server, pass } = await leave();
    await act(async () => held.answer({}));
    server.answer(fetchDepositStatus, { status: 2 });
    await pass(5_000);
    expect(screen.getByText('The payment was cancelled')).toBeInTheDocument();
    expect(screen.getByText('Reference')).toHaveTextContent('Reference 41');
  });

  it('tells nothing of it to another player', async () => {
    const { store, held } = await leave();
    act(() => store.set(sessionAtom, sampleSession({ user: { id: 99 } })));
    await act(async () => held.lose());
    expect(screen.queryByText(/confirming your payment|checking your confirmation/)).toBeNull();
  });
});
