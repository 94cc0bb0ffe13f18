import { fetchPaymentMethods } from '@paywidget/shared/contract';
import { endpoints } from '@paywidget/shared/contract/payments';
import { defineFlow, useFlow } from '@paywidget/shared/navigation';
import { paymentsAtom } from '@paywidget/shared/payments';
import type { CaptchaService } from '@paywidget/shared/services';
import { createStore, sessionAtom, userAtom } from '@paywidget/shared/state';
import {
  createFakeServer,
  type FakeServer,
  sampleDeposit,
  sampleSession,
  showDeposit,
  shownAnswer,
  storeDeposit,
  storedDeposit,
  wireBonus,
  wireMethod,
} from '@paywidget/shared/testing';
import { type RenderOptions, renderScreen } from '@paywidget/shared/testing/screens';
import { act, screen, waitFor } from '@testing-library/react';
import routes from '../../routes';
// Loads the lazy chunks before the time limits of the tests start.
import './TransferScreen';
import '../InvoiceScreen/InvoiceScreen';
import '../InstructionScreen/InstructionScreen';
import '../UnifiedFormScreen/UnifiedFormScreen';

/** The page of another flow. */
function Video() {
  const { back } = useFlow();
  return (
    <button type="button" onClick={back}>
      Back from the video
    </button>
  );
}
const flow = defineFlow({ ...routes.screens, 'deposit.video-instruction': { component: Video } });

const { cancelDeposit, checkDeposit, createPeerToPeerDeposit, fetchDepositStatus, findBank, startSession } =
  endpoints;

type Fields = Parameters<typeof wireMethod>[1];
const start = Date.UTC(2026, 0, 1);

const created = {
  depositId: 41,
  status: 'NEW',
  created: '2026-01-01T00:00:00Z',
  timeout_minutes: 15,
  payment_amount: 50,
  payment_currency: 'USD',
  card: { number: '2202201234567898', fullName: 'Alex Morgan' },
};
const isThere = { ...created, exists: true };

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ now: start });
});
afterEach(() => jest.useRealTimers());

interface Opening extends Partial<RenderOptions> {
  fields?: Fields;
  name?: string;
  server?: FakeServer;
}

function openForm({ fields, name = 'p2p_sber', server = createFakeServer(), ...options }: Opening = {}) {
  server.answer(fetchPaymentMethods, { methods: [wireMethod(name, { cardViewType: 5, ...fields })] });
  server.answer(startSession, { payment_session_id: 's1', created_at: '2026-01-01T00:00:00Z' });
  server.answer(fetchDepositStatus, { status: 'NEW' });
  return renderScreen(flow, {
    at: 'deposit.peer-to-peer',
    from: 'deposit.list',
    choice: { method: name },
    ...options,
    server,
  });
}

/** A server that knows no deposit yet. */
function freshServer() {
  const server = createFakeServer();
  server.answer(checkDeposit, { exists: false });
  return server;
}

const submit = () => screen.findByRole('button', { name: /^Deposit/ });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('on entry', () => {
  it('checks for an existing deposit and opens it', async () => {
    const server = createFakeServer();
    server.answer(checkDeposit, isThere);
    const { whereabouts, store, host } = openForm({ server });
    await waitFor(() => expect(whereabouts().name).toBe('deposit.peer-to-peer.invoice'));
    expect(server.requestsTo(checkDeposit).map(({ payload }) => payload)).toEqual([
      { paymentMethod: 'p2p_sber', selectedCountry: 'br' },
    ]);
    expect(await screen.findByText('2202 2012 3456 7898')).toBeInTheDocument();
    expect(storedDeposit(store)).toMatchObject({
      depositId: '41',
      kind: 'peer-to-peer',
      screen: 'deposit.peer-to-peer',
      deadline: start + 15 * 60_000,
    });
    expect(host.sentOf('DepositStatus')).toEqual([{ depositId: '41', status: 'waiting' }]);
  });

  it('shows the fields that an earlier deposit waits for, and continues it', async () => {
    const server = createFakeServer();
    const fields = [{ name: 'city', type: 'text', placeholder_text: 'City' }];
    server.answer(checkDeposit, {
      depositId: 41,
      status: 'NEW',
      isFieldsRequired: true,
      fields,
      exists: true,
    });
    const held = server.hold(createPeerToPeerDeposit);
    const { user, whereabouts } = openForm({ server });
    await user.type(await screen.findByRole('textbox', { name: 'City' }), 'Porto');
    await wait(500);
    await user.click(await submit());
    await act(async () => held.answer(created));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.peer-to-peer.invoice'));
    const [request] = server.requestsTo(createPeerToPeerDeposit);
    expect(request?.payload).toMatchObject({ depositId: '41', fields: { city: 'Porto' } });
    expect(request?.payload).not.toHaveProperty('checkScore');
  });

  it('does not restart the time of a form on return', async () => {
    const server = createFakeServer();
    const { card: _, created: __, timeout_minutes: ___, ...form } = isThere;
    server.answer(checkDeposit, { ...form, unifiedFlow: { lifetime: 600 } });
    const first = openForm({ server });
    const attempt = () => storedDeposit(first.store);
    await waitFor(() => expect(first.whereabouts().name).toBe('deposit.peer-to-peer.unified-form'));
    const deadline = attempt()?.deadline;
    expect(deadline).toBeGreaterThanOrEqual(start + 600_000);
    first.unmount();
    await wait(60_000);
    openForm({ server, store: first.store });
    await waitFor(() => expect(server.requestsTo(checkDeposit)).toHaveLength(2));
    await wait(0);
    expect(attempt()?.deadline).toBe(deadline);
  });

  it('shows that a deposit is being processed, and allows a new one', async () => {
    const server = createFakeServer();
    server.answer(checkDeposit, { ...isThere, status: 'PROCESSING' });
    const { user, whereabouts, store } = openForm({ server });
    expect(await submit()).toBeEnabled();
    expect(screen.getByText(/Don’t pay it again/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show it' }));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    expect(shownAnswer(store)).toBeUndefined();
  });

  it('does not take a paid deposit for the new deposit whose outcome is unknown', async () => {
    const server = createFakeServer();
    server.answer(checkDeposit, isThere);
    server.lose(createPeerToPeerDeposit);
    const store = createStore();
    store.set(sessionAtom, sampleSession());
    store.set(paymentsAtom, { type: 'claimed', depositId: '41', claim: 'followed' });
    const { user, whereabouts } = openForm({ server, store });
    await user.click(await submit());
    await wait(2_000);
    expect(await screen.findByText(/We haven’t received your payment request/)).toBeInTheDocument();
    expect(whereabouts().name).toBe('deposit.peer-to-peer');
  });

  it('shows the error page if the check fails, so that no second deposit is started', async () => {
    const server = createFakeServer();
    server.refuse(checkDeposit, 500);
    const { thrown } = openForm({ server });
    await waitFor(() => expect(thrown()).toMatchObject({ name: 'ResponseError', endpoint: 'deposit-check' }));
  });

  it.each([
    ['currency', { currency: ['EUR'] }, 'Deposit in USD is currently unavailable'],
    ['remark', { annotation: 'Up to 5 minutes' }, 'Up to 5 minutes'],
    ['guarantee', { isGuaranteedP2p: true }, 'Guaranteed transfer'],
  ])('shows the method’s notes: %s', async (_, fields, text) => {
    openForm({ fields, server: freshServer() });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('goes back to the list if the method is gone, and reports it to the host', async () => {
    const { whereabouts, host } = openForm({ choice: { method: 'gone' } });
    await waitFor(() => expect(whereabouts().name).toBe('deposit.list'));
    expect(host.sentOf('Error')).toContainEqual({ code: 'method.missing', message: 'No payment-method' });
  });
});

describe('creating', () => {
  it('sends the complete request once and shows the invoice', async () => {
    const server = freshServer();
    const held = server.hold(createPeerToPeerDeposit);
    const { user, whereabouts } = openForm({
      server,
      session: sampleSession({ payload: { bonusList: [wireBonus(5)] } }),
      fields: { fields: [{ name: 'cardNumber', type: 'text', placeholder_text: 'Card' }] },
    });
    server.answer(findBank, { bank: { name: 'Harbour Bank' } });
    await user.type(await screen.findByRole('textbox', { name: 'Card' }), '2202201234567898');
    expect(await screen.findByText('Harbour Bank')).toBeInTheDocument();
    expect(server.requestsTo(findBank).map(({ payload }) => payload)).toEqual([
      { bin: '220220', payment_method: 'p2p_sber' },
    ]);
    await user.click(screen.getByRole('button', { name: '$75' }));
    await wait(600);
    await user.click(await submit());
    await user.click(await submit());
    const requests = server.requestsTo(createPeerToPeerDeposit);
    expect(requests.map(({ payload }) => payload)).toEqual([
      {
        amount: 75,
        currency: 'USD',
        paymentMethod: 'p2p_sber',
        selectedCountry: 'br',
        fields: { cardNumber: '2202201234567898' },
        bank: 'Harbour Bank',
        checkScore: true,
        paymentSessionId: 's1',
        bonusId: '5',
        isActivatedBonus: true,
        metadata: { isFromChip: true },
      },
    ]);
    expect(requests[0]?.headers['Idempotency-Key']).toBeTruthy();
    await act(async () => held.answer(created));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.peer-to-peer.invoice'));
  });

  it('solves a captcha that the server asks for, once', async () => {
    const server = freshServer();
    const held = server.hold(createPeerToPeerDeposit);
    const { user } = openForm({ server });
    await user.click(await submit());
    await act(async () => held.refuse(400, { message: 'captcha_required' }));
    await screen.findByRole('alert');
    // No captcha is configured: the call goes on with the bypass, and is not repeated a third time.
    await waitFor(() => expect(server.requestsTo(createPeerToPeerDeposit)).toHaveLength(2));
    const [first, second] = server.requestsTo(createPeerToPeerDeposit);
    expect(first?.payload).not.toHaveProperty('captchaBypass');
    expect(second?.payload).toMatchObject({ captchaBypass: true });
  });

  it('opens the page of an incomplete deposit, which requests the details again', async () => {
    const server = freshServer();
    server.answer(createPeerToPeerDeposit, { ...created, card: undefined, created: undefined });
    const { user, whereabouts, host } = openForm({ server });
    const button = await submit();
    server.answer(checkDeposit, isThere);
    await user.click(button);
    expect(await screen.findByText('2202 2012 3456 7898')).toBeInTheDocument();
    expect(whereabouts().name).toBe('deposit.peer-to-peer.invoice');
    expect(host.sentOf('InvalidP2PResponse')).toEqual([
      { depositId: '41', paymentMethod: 'p2p_sber', missing: ['card', 'created'] },
    ]);
  });

  it('shows that an incomplete deposit failed if the server does not find it', async () => {
    const server = freshServer();
    server.answer(createPeerToPeerDeposit, { ...created, card: undefined });
    const { user } = openForm({ server });
    await user.click(await submit());
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(/on the provider’s side/));
    expect(await submit()).toBeEnabled();
  });
});

describe('cancelling while the deposit is created', () => {
  async function createAndCancel() {
    const server = freshServer();
    const held = server.hold(createPeerToPeerDeposit);
    const opened = openForm({ server });
    await opened.user.click(await submit());
    await opened.user.click(await screen.findByRole('button', { name: 'Cancel payment' }));
    expect(await screen.findByText(/Cancelling/)).toBeInTheDocument();
    return { ...opened, server, held };
  }

  it('cancels the deposit if it is found, and shows no payment details', async () => {
    const { server, whereabouts, container } = await createAndCancel();
    server.answer(checkDeposit, isThere);
    server.answer(cancelDeposit, {});
    await wait(2_000);
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    expect(server.requestsTo(cancelDeposit).map(({ payload }) => payload)).toEqual([
      { depositId: '41', paymentMethod: 'p2p_sber' },
    ]);
    expect(container.querySelector('[data-requisite]')).toBeNull();
  });

  it('enables the form if no deposit is found', async () => {
    const { server } = await createAndCancel();
    await wait(2_000);
    expect(await screen.findByText(/We haven’t received your payment request/)).toBeInTheDocument();
    expect(server.requestsTo(cancelDeposit)).toEqual([]);
  });

  it('shows the deposit if it could not be cancelled', async () => {
    const { server } = await createAndCancel();
    server.answer(checkDeposit, isThere);
    server.refuse(cancelDeposit, 500);
    await wait(2_000);
    expect(await screen.findByText('2202 2012 3456 7898')).toBeInTheDocument();
    expect(screen.getAllByRole('note').at(-1)).toHaveTextContent(
      /We don’t know yet whether the payment was cancelled/,
    );
  });

  it('does not cancel a deposit that was created elsewhere and found later', async () => {
    const server = freshServer();
    const store = createStore();
    const captcha: CaptchaService = { solve: () => new Promise(() => undefined) };
    const services = { captcha };
    const first = openForm({ server, store, services, fields: { needsCaptcha: 'geetest' } });
    await first.user.click(await submit());
    await first.user.click(await screen.findByRole('button', { name: 'Cancel payment' }));
    expect(server.requestsTo(createPeerToPeerDeposit)).toEqual([]);
    first.unmount();
    server.answer(checkDeposit, isThere);
    server.answer(cancelDeposit, {});
    const { whereabouts } = openForm({ server, store });
    expect(await screen.findByText('2202 2012 3456 7898')).toBeInTheDocument();
    await wait(1_000);
    expect(whereabouts().name).toBe('deposit.peer-to-peer.invoice');
    expect(server.requestsTo(cancelDeposit)).toEqual([]);
  });

  it.each([
    ['an earlier deposit that the player may have seen', { created: '2025-12-31T23:50:00Z' }],
    ['a deposit that is already being processed', { status: 'PROCESSING' }],
  ])('does not cancel %s, if the check finds it instead', async (_, found) => {
    const { server, whereabouts } = await createAndCancel();
    server.answer(checkDeposit, { ...isThere, ...found });
    server.answer(cancelDeposit, {});
    await wait(2_000);
    await waitFor(() => expect(whereabouts().name).toBe('deposit.peer-to-peer.invoice'));
    await wait(1_000);
    expect(server.requestsTo(cancelDeposit)).toEqual([]);
  });

  it('also happens when the player leaves', async () => {
    const server = freshServer();
    const held = server.hold(createPeerToPeerDeposit);
    server.answer(cancelDeposit, {});
    const { user, whereabouts, store } = openForm({ server });
    await user.click(await submit());
    await user.click(screen.getByRole('button', { name: 'Change method' }));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.list'));
    await act(async () => held.answer(created));
    await waitFor(() => expect(server.requestsTo(cancelDeposit)).toHaveLength(1));
    expect(storedDeposit(store)).toBeUndefined();
  });
});

describe('while a deposit is created', () => {
  /**
   * Submits the form to a slow server. The server then knows the deposit although it has not answered the create call yet.
   */
  async function createSlowly() {
    const server = freshServer();
    const held = server.hold(createPeerToPeerDeposit);
    server.answer(cancelDeposit, {});
    const opened = openForm({ server });
    await opened.user.click(await submit());
    server.answer(checkDeposit, isThere);
    return { ...opened, server, held };
  }

  /** The device loses its connection and gets it back. */
  async function reconnect() {
    await act(async () => {
      window.dispatchEvent(new Event('offline'));
      window.dispatchEvent(new Event('online'));
    });
    await wait(1_000);
  }

  type Opened = Awaited<ReturnType<typeof createSlowly>>;

  /** The host moves the player to another country. */
  async function moveToPortugal({ store }: Opened) {
    act(() => store.set(sessionAtom, sampleSession({ user: { paymentGeo: 'PT' } })));
    await wait(10_000);
  }

  it.each<[string, (opened: Opened) => Promise<void>]>([
    ['a lost connection is found again', reconnect],
    [
      'another check finds the deposit',
      async ({ queryClient }) => {
        await act(() => queryClient.invalidateQueries());
        await wait(1_000);
      },
    ],
    ['the host moves the player to another country', moveToPortugal],
    [
      'the list of the player’s new country does not have the method',
      async (opened) => {
        opened.server.answer(fetchPaymentMethods, { methods: [wireMethod('other')] });
        await moveToPortugal(opened);
      },
    ],
    [
      'the list of the player’s new country cannot be loaded',
      async (opened) => {
        opened.server.refuse(fetchPaymentMethods, 500);
        await moveToPortugal(opened);
      },
    ],
  ])('stays on the form and cancels nothing when %s', async (_, happens) => {
    const opened = await createSlowly();
    const { server, whereabouts, held } = opened;
    await happens(opened);
    expect(whereabouts().name).toBe('deposit.peer-to-peer');
    await act(async () => held.answer(created));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.peer-to-peer.invoice'));
    await wait(1_000);
    expect(server.requestsTo(cancelDeposit)).toEqual([]);
  });

  it('opens an existing deposit once a deposit of another method, whose form was left, is created', async () => {
    const server = freshServer();
    const store = createStore();
    const held = server.hold(createPeerToPeerDeposit);
    server.answer(cancelDeposit, {});
    const other = openForm({ server, store, name: 'p2p_other' });
    await other.user.click(await submit());
    other.unmount();
    server.answer(checkDeposit, isThere);
    const { whereabouts } = openForm({ server, store });
    await waitFor(() => expect(server.requestsTo(checkDeposit)).toHaveLength(2));
    await wait(1_000);
    expect(whereabouts().name).toBe('deposit.peer-to-peer');
    await act(async () => held.answer({ ...created, depositId: 40 }));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.peer-to-peer.invoice'));
    expect(server.requestsTo(cancelDeposit).map(({ payload }) => payload)).toEqual([
      { depositId: '40', paymentMethod: 'p2p_other' },
    ]);
  });

  it('does not cancel a deposit that the player already sees on its page', async () => {
    const { user, server, store, whereabouts, held } = await createSlowly();
    // The widget has found the deposit in another way, such as a resumed attempt.
    act(() => {
      showDeposit(store, { method: 'p2p_sber', answer: { depositId: '41' } });
      storeDeposit(
        store,
        sampleDeposit({
          method: 'p2p_sber',
          kind: 'peer-to-peer',
          screen: 'deposit.peer-to-peer',
          createdAt: start,
        }),
      );
    });
    await user.click(screen.getByRole('button', { name: 'Change method' }));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.list'));
    await act(async () => held.answer(created));
    await wait(1_000);
    expect(server.requestsTo(cancelDeposit)).toEqual([]);
    expect(storedDeposit(store)).toMatchObject({ depositId: '41' });
    expect(whereabouts().name).toBe('deposit.list');
  });
});

it('keeps what was typed while the player reads how to pay', async () => {
  const fields = [{ name: 'fullName', type: 'text', placeholder_text: 'Name' }];
  const { user, whereabouts } = openForm({ server: freshServer(), fields: { fields } });
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ivan');
  await user.click(screen.getByRole('button', { name: 'How to pay with Sberbank' }));
  await waitFor(() => expect(whereabouts().query).toEqual({ bank: 'sber' }));
  await user.click(await screen.findByRole('button', { name: 'Back to payment' }));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Ivan');
});

it('shows nothing that was typed to another player, whichever id the host uses', async () => {
  const fields = [{ name: 'fullName', type: 'text', placeholder_text: 'Name' }];
  const named = (id_user: number) => sampleSession({ user: { id: null, id_user } });
  const opening = { server: freshServer(), fields: { fields }, session: named(1) };
  const { user, store } = openForm(opening);
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ivan');
  await user.click(screen.getByRole('button', { name: 'How to pay with Sberbank' }));
  const back = await screen.findByRole('button', { name: 'Back to payment' });
  act(() => store.set(sessionAtom, named(2)));
  await user.click(back);
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('');
});

it('opens the method’s video guide and keeps what was typed', async () => {
  const { user } = openForm({
    server: freshServer(),
    fields: { video_guide_url: { en_br: { redesign: 'https://guides.example/p2p' } } },
  });
  await user.click(await screen.findByRole('button', { name: '$75' }));
  await user.click(screen.getByRole('button', { name: 'Video guide' }));
  await user.click(await screen.findByRole('button', { name: 'Back from the video' }));
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveValue('75');
});

it('reports a request for support to the host, and shows the player what the support needs', async () => {
  const { user, host } = openForm({ name: 'card_p2p_kg_mbank', server: freshServer() });
  await user.click(await screen.findByRole('button', { name: 'Contact support' }));
  expect(screen.getByText(/say which method you pay with/)).toBeInTheDocument();
  expect(host.sentOf('Analytics')).toContainEqual({
    event: 'support_requested',
    data: { method: 'card_p2p_kg_mbank' },
  });
});

it('decrypts the card with the token the call was sent with, even after it was replaced', async () => {
  const vector = (await import('../../../../docs/card-vectors.json')) as unknown as Record<
    number,
    { token: string; depositId: string; encoded: string }
  >;
  const { token, depositId, encoded } = vector[0] ?? { token: '', depositId: '', encoded: '' };
  const server = freshServer();
  const held = server.hold(createPeerToPeerDeposit);
  const { user, store } = openForm({ server, session: sampleSession({ user: { token } }) });
  await user.click(await submit());
  expect(store.get(userAtom).token).toBe(token);
  await act(async () => held.answer({ ...created, depositId, card: { encoded } }));
  expect(await screen.findByText('2202 2012 3456 7898')).toBeInTheDocument();
  expect(JSON.stringify(sessionStorage)).not.toContain('2202');
  expect(JSON.stringify(sessionStorage)).not.toContain(token);
});
