import type { TransportRequest } from '@paywidget/shared/api';
import type { PaymentMethod } from '@paywidget/shared/contract';
import {
  checkDeposit,
  closeModalSession,
  continueExternalDeposit,
  createDeposit,
  fetchDepositStatus,
} from '@paywidget/shared/contract/payments';
import { defineFlow, useFlow } from '@paywidget/shared/navigation';
import {
  announceCloseAtom,
  attemptStoreAtom,
  type CaptchaService,
  captchaServiceAtom,
  choiceAtom,
  clearTransactionAtom,
  depositResponseAtom,
  sessionAtom,
  transactionAtom,
} from '@paywidget/shared/state';
import { createFakeServer, samplePaymentMethod, sampleSession } from '@paywidget/shared/testing';
import { type RenderOptions, renderScreen } from '@paywidget/shared/testing/screens';
import type { PaymentErrorText } from '@paywidget/shared/transaction';
import { UserCancelError } from '@paywidget/shared/transaction';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import type { DepositFormValues } from '../order/depositRequest';
import { pendingRedirectAtom, useContinueToPayment } from '../redirect/pendingRedirect';
import { useSubmitDeposit } from './useSubmitDeposit';

const form: DepositFormValues = { isValid: true, amount: '50', fields: {} };

/** A form with nothing to fill in. */
function Form({ method }: { method: PaymentMethod }) {
  const [amount, setAmount] = useState('50');
  const [error, setError] = useState<PaymentErrorText>();
  const { go } = useFlow();
  const { view, submit, retry, cancel, continueToPayment, continueWith } = useSubmitDeposit(method, {
    onFailed: setError,
  });
  return (
    <>
      <p data-testid="view">{view}</p>
      {error && <p data-testid="failure">{error.kind === 'key' ? error.key : error.text}</p>}
      <button type="button" onClick={() => submit({ ...form, amount })}>
        Submit
      </button>
      <button type="button" onClick={() => submit({ ...form, isValid: false })}>
        Submit nonsense
      </button>
      <button type="button" onClick={() => continueWith('d1', 'sun')}>
        Take the offer
      </button>
      <button type="button" onClick={() => submit({ ...form, depositId: 'd1' })}>
        Send the fields
      </button>
      <button type="button" onClick={() => setAmount('60')}>
        Edit
      </button>
      <button type="button" onClick={() => go('deposit.list')}>
        Leave
      </button>
      <button type="button" onClick={retry}>
        Retry
      </button>
      <button type="button" onClick={cancel}>
        Cancel
      </button>
      <button type="button" onClick={continueToPayment}>
        Continue
      </button>
    </>
  );
}

function List() {
  const { go } = useFlow();
  return (
    <button type="button" onClick={() => go('deposit.redirect')}>
      Return
    </button>
  );
}

function Complete() {
  const { continueToPayment } = useContinueToPayment();
  return (
    <button type="button" onClick={continueToPayment}>
      Continue
    </button>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const view = () => screen.getByTestId('view').textContent;
const failure = () => screen.queryByTestId('failure');
const redirecting = { depositId: 'd1', apiResponse: { source: 'https://bank.example/pay', data: { t: 1 } } };

/** A server whose first answers to a create get lost although the deposit is made. */
function forgetfulServer(lostAnswers: number) {
  const server = createFakeServer();
  const byKey = new Map<string, string>();
  const creates: TransportRequest[] = [];
  const { request } = server;
  server.request = async (sent) => {
    if (sent.endpoint !== createDeposit.key) return request(sent);
    creates.push(sent);
    const key = sent.headers['Idempotency-Key'] ?? '';
    const depositId = byKey.get(key) ?? `d${byKey.size + 1}`;
    byKey.set(key, depositId);
    if (creates.length > lostAnswers)
      return { status: 200, isSuccess: true, body: { ...redirecting, depositId } };
    server.lose(createDeposit);
    return request(sent);
  };
  return { server, creates, deposits: byKey };
}

type SetUp = Pick<RenderOptions, 'server' | 'session'> & {
  name?: string;
  method?: Readonly<Record<string, unknown>>;
};

function setUp({ name = 'moon', method: fields = { redirectsThroughHost: true }, ...options }: SetUp = {}) {
  const method = samplePaymentMethod(name, fields);
  const module = defineFlow({
    'deposit.redirect': { component: () => <Form method={method} /> },
    'deposit.complete': { component: Complete },
    'deposit.list': { component: List },
  });
  return renderScreen(module, {
    at: 'deposit.redirect',
    from: 'deposit.list',
    choice: { method: name },
    ...options,
  });
}

/** What the browser opens in a press. */
function mockWindow() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const opened = frame.contentWindow as Window;
  let isClosed = false;
  Object.defineProperty(opened, 'closed', { get: () => isClosed });
  const postMessage = jest.spyOn(opened, 'postMessage').mockImplementation(() => undefined);
  const close = jest.spyOn(opened, 'close').mockImplementation(() => {
    isClosed = true;
  });
  const open = jest.spyOn(window, 'open').mockReturnValue(opened);
  const ready = () =>
    window.dispatchEvent(
      new MessageEvent('message', {
        data: JSON.stringify({ type: 'paywidget.ready' }),
        source: opened,
        origin: window.location.origin,
      }),
    );
  return {
    open,
    close,
    postMessage,
    ready,
    sent: () => postMessage.mock.calls.map(([text]) => JSON.parse(String(text))),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a deposit', () => {
  it('is created once, however often submit is pressed, and leads to the complete page', async () => {
    const server = createFakeServer();
    const held = server.hold(createDeposit);
    const { whereabouts, store, host } = setUp({ server });
    for (let times = 0; times < 5; times += 1) press('Submit');
    await settle();
    press('Submit');
    expect(view()).toBe('busy');
    held.answer(redirecting);
    await settle();
    expect(server.requestsTo(createDeposit)).toHaveLength(1);
    expect(server.requestsTo(createDeposit)[0]?.headers['Idempotency-Key']).toMatch(/^[0-9a-f]{32}$/);
    expect(whereabouts().name).toBe('deposit.complete');
    expect(store.get(transactionAtom)).toEqual({ status: 'waiting', depositId: 'd1', method: 'moon' });
    expect(store.get(depositResponseAtom)).toMatchObject({ method: 'moon', answer: { depositId: 'd1' } });
    expect(host.sentOf('Redirect')).toEqual([
      { url: 'https://bank.example/pay?t=1', method: 'GET', data: {} },
    ]);
    expect(host.sentOf('DepositStatus')).toEqual([{ depositId: 'd1', status: 'waiting' }]);
  });

  it('is not created by an invalid form', async () => {
    const { server } = setUp();
    press('Submit nonsense');
    await settle();
    expect(server.requestsTo(createDeposit)).toHaveLength(0);
  });

  it('tells what was refused, and can be tried again under another key', async () => {
    const server = createFakeServer();
    server.refuse(createDeposit, 400, { data: { code: 'banking.merchantClientError', message: 'Call us' } });
    const { host, store } = setUp({ server });
    press('Submit');
    await settle();
    expect(failure()).toHaveTextContent('Call us');
    expect(view()).toBe('ready');
    expect(store.get(attemptStoreAtom).read()).toBeUndefined();
    expect(host.sentOf('Analytics')).toContainEqual({
      event: 'deposit_fail',
      data: expect.objectContaining({ status: 'fail', captcha: false, method: 'moon', httpStatus: 400 }),
    });
    press('Submit');
    await settle();
    const keys = server.requestsTo(createDeposit).map(({ headers }) => headers['Idempotency-Key']);
    expect(new Set(keys).size).toBe(2);
  });

  it('asks for more fields in the form', async () => {
    const server = createFakeServer();
    server.answer(createDeposit, { depositId: 'd1', fields: [], apiResponse: { isFieldsRequired: true } });
    const { whereabouts, store } = setUp({ server });
    press('Submit');
    await settle();
    expect(whereabouts().name).toBe('deposit.redirect');
    expect(store.get(depositResponseAtom)?.answer.apiResponse?.isFieldsRequired).toBe(true);
  });

  it.each([
    ['that wants more fields', { depositId: 'd1', fields: [], apiResponse: { isFieldsRequired: true } }],
    ['whose provider is yet to be seen', redirecting],
  ])('%s is not another player’s', async (_, answer) => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const server = createFakeServer();
    server.answer(createDeposit, answer);
    const { store } = setUp({ server, method: {} });
    press('Submit');
    await settle();
    expect(store.get(depositResponseAtom)?.answer.depositId).toBe('d1');
    act(() => store.set(sessionAtom, sampleSession({ user: { id: 8 } })));
    expect(store.get(depositResponseAtom)).toBeUndefined();
    expect(store.get(transactionAtom)).toEqual({ status: 'waiting' });
    expect(store.get(pendingRedirectAtom)).toBeUndefined();
    expect(view()).toBe('ready');
  });

  it('does not follow an unsafe redirect', async () => {
    const server = createFakeServer();
    server.answer(createDeposit, { depositId: 'd1', apiResponse: { source: 'javascript:alert(1)' } });
    const { host, whereabouts } = setUp({ server });
    press('Submit');
    await settle();
    expect(failure()).toHaveTextContent('provider.error');
    expect(host.sentOf('Error')).toContainEqual(expect.objectContaining({ code: 'UnsafeLinkError' }));
    expect(host.sentOf('Redirect')).toEqual([]);
    expect(whereabouts().name).toBe('deposit.redirect');
  });

  it('goes to the complete page as declined when an on-ramp offer is refused', async () => {
    const server = createFakeServer();
    server.refuse(continueExternalDeposit, 400);
    const { whereabouts } = setUp({ server, method: { cardViewType: 'onramp' } });
    press('Take the offer');
    await settle();
    expect(whereabouts()).toEqual({
      name: 'deposit.complete',
      query: { status: 'mistaked', to: 'deposit.onramp' },
    });
  });

  it('tells the server that the widget was closed meanwhile, and only then', async () => {
    const server = createFakeServer();
    const held = server.hold(createDeposit);
    const { store } = setUp({ server });
    const close = () => act(() => store.set(announceCloseAtom));
    close();
    press('Submit');
    await settle();
    close();
    // The host removes the frame, which hides its page.
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await settle();
    expect(server.requestsTo(closeModalSession)).toEqual([
      expect.objectContaining({
        keepalive: true,
        payload: { paymentMethod: 'moon', paymentMethodText: 'Moon', userId: '7' },
      }),
    ]);
    held.answer(redirecting);
    await settle();
  });
});

describe('a deposit whose form was left before its answer came', () => {
  async function leaveEarly(answer: unknown) {
    const server = createFakeServer();
    const held = server.hold(createDeposit);
    const rendered = setUp({ server });
    press('Submit');
    await settle();
    press('Leave');
    held.answer(answer);
    await settle();
    return rendered;
  }

  it('is forgotten where the player never saw the provider', async () => {
    const { store, host } = await leaveEarly(redirecting);
    expect(store.get(attemptStoreAtom).read()).toBeUndefined();
    expect(host.sentOf('Redirect')).toEqual([]);
  });

  it('is found by the next press where it pays itself', async () => {
    const { server, store, whereabouts } = await leaveEarly({ depositId: 'd1', apiResponse: {} });
    expect(store.get(attemptStoreAtom).read()).toMatchObject({ isUnknown: true, depositId: 'd1' });

    server.answer(checkDeposit, { exists: true, depositId: 'd1', apiResponse: {} });
    press('Return');
    press('Submit');
    await settle();
    expect(server.requestsTo(createDeposit)).toHaveLength(1);
    expect(whereabouts().name).toBe('deposit.complete');
    expect(store.get(transactionAtom).depositId).toBe('d1');
  });

  describe('and that pays itself, though the server counts it as open no more', () => {
    async function leavePaid() {
      const rendered = await leaveEarly({ depositId: 'd1', apiResponse: {} });
      rendered.server.answer(checkDeposit, { exists: false });
      return rendered;
    }

    it('is found by the next press, whatever is ordered', async () => {
      const { server, whereabouts, store } = await leavePaid();
      press('Return');
      press('Edit');
      press('Submit');
      await settle();
      expect(server.requestsTo(createDeposit)).toHaveLength(1);
      expect(whereabouts().name).toBe('deposit.complete');
      expect(store.get(transactionAtom)).toEqual({ status: 'waiting', depositId: 'd1', method: 'moon' });
      expect(store.get(attemptStoreAtom).read()).toMatchObject({ isUnknown: false, depositId: 'd1' });
    });

    it('shows as a unresolved to who comes back to the form, and resolves itself', async () => {
      const { host, whereabouts } = await leavePaid();
      await settle(60_000);
      press('Return');
      expect(view()).toBe('unknown');
      await settle(2_000);
      expect(whereabouts().name).toBe('deposit.complete');
      const successes = host.sentOf('Analytics').filter(({ event }) => event === 'deposit_success');
      expect(successes).toHaveLength(1);
    });

    it('is found by the next press after a reload too', async () => {
      const { unmount } = await leavePaid();
      unmount();
      const server = createFakeServer();
      server.answer(checkDeposit, { exists: false });
      const { whereabouts, store } = setUp({ server });
      press('Submit');
      await settle();
      expect(server.requestsTo(createDeposit)).toHaveLength(0);
      expect(whereabouts().name).toBe('deposit.complete');
      expect(store.get(transactionAtom).depositId).toBe('d1');
    });
  });
});

describe('an unknown outcome', () => {
  it('resolves itself by asking, and goes on as if the create call had answered', async () => {
    const { server, deposits } = forgetfulServer(1);
    server.answer(checkDeposit, { exists: true, ...redirecting });
    const { whereabouts, host } = setUp({ server });
    press('Submit');
    await settle();
    expect(view()).toBe('unknown');
    await settle(2_000);
    expect(whereabouts().name).toBe('deposit.complete');
    expect(host.sentOf('Redirect')).toHaveLength(1);
    expect(deposits.size).toBe(1);
  });

  it('asks less and less often, and at once when the device is back online', async () => {
    const { server } = forgetfulServer(1);
    server.lose(checkDeposit);
    setUp({ server });
    press('Submit');
    await settle();
    const asked = async (ms: number) => {
      await settle(ms);
      return server.requestsTo(checkDeposit).length;
    };
    expect(await asked(1_999)).toBe(0);
    expect(await asked(1)).toBe(1);
    expect(await asked(4_000)).toBe(2);
    expect(await asked(8_000)).toBe(3);
    expect(await asked(14_999)).toBe(3);
    expect(await asked(1)).toBe(4);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await asked(0)).toBe(5);
  });

  it('is sent again under the same key, with the same body, once the server knows of nothing', async () => {
    const { server, creates, deposits } = forgetfulServer(1);
    server.answer(checkDeposit, { exists: false });
    const { whereabouts } = setUp({ server });
    press('Submit');
    await settle();
    await settle(2_000);
    expect(view()).toBe('notFound');
    press('Retry');
    await settle();
    expect(whereabouts().name).toBe('deposit.complete');
    expect(creates).toHaveLength(2);
    expect(creates[1]?.headers['Idempotency-Key']).toBe(creates[0]?.headers['Idempotency-Key']);
    expect(JSON.stringify(creates[1]?.payload)).toBe(JSON.stringify(creates[0]?.payload));
    expect(deposits.size).toBe(1);
  });

  describe('of a call that was to go on with a deposit', () => {
    const offers = { paymentMethodOffers: [{ amount: 50, fee: 1, method: 'sun' }] };
    const offered = { depositId: 'd1', apiResponse: { data: offers } };
    const fieldsWanted = { depositId: 'd1', apiResponse: { isFieldsRequired: true }, fields: [] };
    const keys = (sent: TransportRequest[]) => sent.map(({ headers }) => headers['Idempotency-Key']);

    it.each([
      ['the offers', 'Take the offer', continueExternalDeposit, offered],
      ['the fields', 'Send the fields', createDeposit, fieldsWanted],
    ])('is not settled by %s that the call before answered', async (_, pressed, call, before) => {
      const server = createFakeServer();
      server.lose(call);
      server.answer(fetchDepositStatus, { status: 0 });
      server.answer(checkDeposit, { exists: true, ...before });
      const { whereabouts } = setUp({ server });
      press(pressed);
      await settle();
      expect(view()).toBe('unknown');
      await settle(2_000);
      expect(view()).toBe('notFound');
      server.answer(call, redirecting);
      press('Retry');
      await settle();
      const sent = server.requestsTo(call);
      expect(sent).toHaveLength(2);
      expect(new Set(keys(sent)).size).toBe(1);
      expect(sent[1]?.payload).toEqual(sent[0]?.payload);
      expect(whereabouts().name).toBe('deposit.complete');
    });

    it('is settled by what the deposit answers since', async () => {
      const server = createFakeServer();
      server.lose(continueExternalDeposit);
      server.answer(fetchDepositStatus, { status: 0 });
      server.answer(checkDeposit, { exists: true, ...redirecting });
      const { whereabouts, host } = setUp({ server });
      press('Take the offer');
      await settle(2_000);
      expect(whereabouts().name).toBe('deposit.complete');
      expect(host.sentOf('Redirect')).toHaveLength(1);
    });

    it('is settled by the end of the deposit, which the server counts as open no more', async () => {
      const server = createFakeServer();
      server.lose(continueExternalDeposit);
      server.answer(fetchDepositStatus, { status: 1 });
      server.answer(checkDeposit, { exists: false });
      const { whereabouts, store } = setUp({ server });
      press('Take the offer');
      await settle(2_000);
      expect(whereabouts().name).toBe('deposit.complete');
      expect(store.get(transactionAtom).depositId).toBe('d1');
    });
  });

  it('asks before an edited deposit is created', async () => {
    const { server, creates, deposits } = forgetfulServer(1);
    server.answer(checkDeposit, { exists: true, ...redirecting });
    const { whereabouts } = setUp({ server });
    press('Submit');
    await settle();
    press('Edit');
    press('Submit');
    await settle();
    expect(server.requestsTo(checkDeposit)).toHaveLength(1);
    expect(creates).toHaveLength(1);
    expect(deposits.size).toBe(1);
    expect(whereabouts().name).toBe('deposit.complete');
  });

  it('is not forgotten with the screen, nor with the page', async () => {
    const first = forgetfulServer(1);
    const page = setUp({ server: first.server });
    press('Submit');
    await settle();
    page.unmount();

    const second = forgetfulServer(0);
    second.server.answer(checkDeposit, { exists: true, ...redirecting });
    const { whereabouts } = setUp({ server: second.server });
    expect(view()).toBe('ready');
    press('Submit');
    await settle();
    expect(second.creates).toHaveLength(0);
    expect(whereabouts().name).toBe('deposit.complete');
  });

  it('leads to the method that was paid with, whichever form asks', async () => {
    const first = forgetfulServer(1);
    const page = setUp({ server: first.server });
    press('Submit');
    await settle();
    page.unmount();

    const second = createFakeServer();
    second.answer(checkDeposit, { exists: true, ...redirecting });
    const { store, whereabouts } = setUp({ server: second, name: 'sun' });
    press('Submit');
    await settle();
    expect(second.requestsTo(createDeposit)).toHaveLength(0);
    expect(whereabouts().name).toBe('deposit.complete');
    expect(store.get(choiceAtom).method).toBe('moon');
    expect(store.get(transactionAtom).method).toBe('moon');
  });

  it('is no concern of another player’s', async () => {
    const server = createFakeServer();
    server.lose(createDeposit);
    const { store } = setUp({ server });
    press('Submit');
    await settle();
    expect(view()).toBe('unknown');
    act(() => store.set(sessionAtom, sampleSession({ user: { id: 8 } })));
    expect(view()).toBe('ready');
    press('Retry');
    await settle(60_000);
    expect(server.requestsTo(createDeposit)).toHaveLength(1);
    expect(server.requestsTo(checkDeposit)).toHaveLength(0);

    act(() => store.set(sessionAtom, sampleSession({ user: { token: 'renewed' } })));
    expect(store.get(attemptStoreAtom).read()).toMatchObject({ isUnknown: true });
    press('Submit');
    await settle();
    expect(server.requestsTo(checkDeposit)).toHaveLength(1);
  });

  it('is what an answer leaves that breaks the contract', async () => {
    const server = createFakeServer();
    server.answer(createDeposit, { nonsense: true });
    const { store } = setUp({ server });
    press('Submit');
    await settle();
    expect(view()).toBe('unknown');
    expect(store.get(attemptStoreAtom).read()).toMatchObject({ isUnknown: true, method: 'moon' });
  });

  it('is what the time limit leaves', async () => {
    const server = createFakeServer();
    server.hold(createDeposit);
    setUp({ server });
    press('Submit');
    await settle(29_999);
    expect(view()).toBe('busy');
    await settle(1);
    expect(view()).toBe('unknown');
  });

  it('follows a call that the player cancels', async () => {
    const server = createFakeServer();
    server.hold(createDeposit);
    setUp({ server });
    press('Submit');
    await settle();
    press('Cancel');
    await settle();
    expect(view()).toBe('unknown');
    expect(failure()).not.toBeInTheDocument();
  });
});

describe('the helper window', () => {
  const method = {};

  it('is opened in the press, before anything is sent, and sent on to the provider', async () => {
    const { open, postMessage, ready, sent } = mockWindow();
    const server = createFakeServer();
    server.answer(createDeposit, redirecting);
    const { whereabouts, host, store } = setUp({ server, method });
    press('Submit');
    expect(open).toHaveBeenCalledTimes(1);
    expect(server.requestsTo(createDeposit)).toHaveLength(0);
    await settle();
    expect(server.requestsTo(createDeposit)[0]?.payload).toMatchObject({
      returnUrl: `${window.location.origin}/paywidget/form?returned=1`,
    });
    expect(whereabouts().name).toBe('deposit.complete');
    expect(store.get(attemptStoreAtom).read()?.awaitsRedirect).toBe(true);
    act(() => void ready());
    expect(sent()).toEqual([
      { type: 'paywidget.redirect', url: 'https://bank.example/pay?t=1', method: 'GET', data: {} },
    ]);
    expect(postMessage.mock.calls[0]?.[1]).toBe(window.location.origin);
    expect(store.get(attemptStoreAtom).read()?.awaitsRedirect).toBe(false);
    expect(host.sentOf('Redirect')).toEqual([]);
  });

  it('that is closed too early can be opened again, as long as the player waits for its deposit', async () => {
    const server = createFakeServer();
    server.answer(createDeposit, redirecting);
    for (const isLeft of [false, true]) {
      const { close } = mockWindow();
      const { store, unmount } = setUp({ server, method });
      press('Submit');
      await settle();
      if (isLeft) act(() => store.set(clearTransactionAtom));
      act(() => window.open()?.close());
      expect(close).toHaveBeenCalledTimes(1);
      await settle(500);
      expect(store.get(pendingRedirectAtom)?.depositId).toBe(isLeft ? undefined : 'd1');
      unmount();
      jest.restoreAllMocks();
    }
  });

  it('is closed after a failure', async () => {
    const { close } = mockWindow();
    const server = createFakeServer();
    server.refuse(createDeposit, 400);
    setUp({ server, method });
    press('Submit');
    await settle();
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('is closed while the outcome is unknown, and opened anew by a retry', async () => {
    const first = mockWindow();
    const { server } = forgetfulServer(1);
    server.answer(checkDeposit, { exists: false });
    setUp({ server, method });
    press('Submit');
    await settle();
    expect(first.close).toHaveBeenCalledTimes(1);
    const second = mockWindow();
    press('Retry');
    await settle();
    act(() => void second.ready());
    expect(first.sent()).toEqual([]);
    expect(second.sent()).toHaveLength(1);
  });

  it('leaves the button on the complete page when it is closed too early', async () => {
    const { close } = mockWindow();
    const server = createFakeServer();
    server.answer(createDeposit, redirecting);
    const { store, whereabouts } = setUp({ server, method });
    press('Submit');
    await settle();
    close.getMockImplementation()?.();
    await settle(1_000);
    expect(whereabouts().name).toBe('deposit.complete');
    expect(store.get(pendingRedirectAtom)).toMatchObject({ depositId: 'd1' });
  });

  it('leaves a button when it is blocked, whose press opens it', async () => {
    const blocked = jest.spyOn(window, 'open').mockReturnValue(null);
    const server = createFakeServer();
    server.answer(createDeposit, redirecting);
    const { whereabouts } = setUp({ server, method });
    press('Submit');
    await settle();
    expect(view()).toBe('payable');
    expect(whereabouts().name).toBe('deposit.redirect');
    blocked.mockRestore();
    const { ready, sent } = mockWindow();
    press('Continue');
    await settle();
    act(() => void ready());
    expect(sent()).toHaveLength(1);
    expect(whereabouts().name).toBe('deposit.complete');
  });

  it('that never comes to hear leaves the button on the complete page, whose press replaces it', async () => {
    const first = mockWindow();
    const server = createFakeServer();
    server.answer(createDeposit, redirecting);
    const { store, whereabouts } = setUp({ server, method });
    press('Submit');
    await settle(60_000);
    expect(whereabouts().name).toBe('deposit.complete');
    expect(store.get(pendingRedirectAtom)).toMatchObject({ depositId: 'd1' });
    const second = mockWindow();
    press('Continue');
    expect(first.close).toHaveBeenCalledTimes(1);
    expect(store.get(pendingRedirectAtom)).toMatchObject({ depositId: 'd1' });
    act(() => void first.ready());
    act(() => void second.ready());
    expect(first.sent()).toEqual([]);
    expect(second.sent()).toHaveLength(1);
    expect(store.get(pendingRedirectAtom)).toBeUndefined();
  });

  it('gives way to the host where windows are blocked for good', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const server = createFakeServer();
    server.answer(createDeposit, redirecting);
    const { host, whereabouts } = setUp({ server, method });
    press('Submit');
    await settle();
    press('Continue');
    await settle();
    expect(host.sentOf('Redirect')).toHaveLength(1);
    expect(whereabouts().name).toBe('deposit.complete');
  });

  it('gives way to the host at once where the host page cuts it off', async () => {
    const { open, close } = mockWindow();
    close.getMockImplementation()?.();
    const server = createFakeServer();
    server.answer(createDeposit, redirecting);
    const { host, store, whereabouts } = setUp({ server, method });
    press('Submit');
    await settle();
    expect(open).toHaveBeenCalledTimes(1);
    expect(server.requestsTo(createDeposit)[0]?.payload).toMatchObject({
      returnUrl: `${window.location.origin}/paywidget/deposit/complete`,
    });
    expect(host.sentOf('Redirect')).toHaveLength(1);
    expect(store.get(pendingRedirectAtom)).toBeUndefined();
    expect(whereabouts().name).toBe('deposit.complete');
  });

  it('gives way to the host at the next press where it is cut off later', async () => {
    const { close, open } = mockWindow();
    const server = createFakeServer();
    server.answer(createDeposit, redirecting);
    const { host } = setUp({ server, method });
    press('Submit');
    close.getMockImplementation()?.();
    await settle(1_000);
    press('Continue');
    expect(host.sentOf('Redirect')).toHaveLength(1);
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('is not opened in a native app', async () => {
    const { open } = mockWindow();
    const server = createFakeServer();
    server.answer(createDeposit, { depositId: 'd1', apiResponse: {} });
    const session = sampleSession({ user: { platform: 'ios' } });
    setUp({ server, method, session });
    press('Submit');
    await settle();
    expect(open).not.toHaveBeenCalled();
    expect(server.requestsTo(createDeposit)[0]?.payload).toMatchObject({
      returnUrl: `${window.location.origin}/paywidget/deposit/complete`,
    });
  });
});

describe('the captcha', () => {
  const method = { redirectsThroughHost: true, needsCaptcha: 'recaptcha2' };

  function withCaptcha(solve: CaptchaService['solve'], server = createFakeServer()) {
    const rendered = setUp({ method, server });
    rendered.store.set(captchaServiceAtom, { solve });
    return rendered;
  }

  it('is not solved again for an offer, whose call could not carry it', async () => {
    const server = createFakeServer();
    server.answer(continueExternalDeposit, redirecting);
    const solve = jest.fn();
    const { store } = setUp({ server, method });
    store.set(captchaServiceAtom, { solve });
    press('Take the offer');
    await settle();
    expect(server.requestsTo(continueExternalDeposit)).toHaveLength(1);
    expect(solve).not.toHaveBeenCalled();
  });

  it('is solved before the deposit is created', async () => {
    const server = createFakeServer();
    server.answer(createDeposit, redirecting);
    withCaptcha(async () => ({ captchaResponse: 'proof' }), server);
    press('Submit');
    await settle();
    expect(server.requestsTo(createDeposit)[0]?.payload).toMatchObject({ captchaResponse: 'proof' });
  });

  it('is bypassed without a service, and the host is told why', async () => {
    const server = createFakeServer();
    server.answer(createDeposit, redirecting);
    const { host } = setUp({ method, server });
    press('Submit');
    await settle();
    expect(server.requestsTo(createDeposit)[0]?.payload).toMatchObject({ captchaBypass: true });
    expect(host.sentOf('Error')).toContainEqual({ code: 'captcha.empty', message: 'Captcha id is empty' });
  });

  it('is bypassed when it breaks', async () => {
    const server = createFakeServer();
    server.answer(createDeposit, redirecting);
    withCaptcha(() => Promise.reject(new Error('script load failure')), server);
    press('Submit');
    await settle();
    expect(server.requestsTo(createDeposit)[0]?.payload).toMatchObject({ captchaBypass: true });
  });

  it('ends the deposit without an error when the player closes it', async () => {
    const { server } = withCaptcha(() => Promise.reject(new UserCancelError()));
    press('Submit');
    await settle();
    expect(view()).toBe('ready');
    expect(failure()).not.toBeInTheDocument();
    expect(server.requestsTo(createDeposit)).toHaveLength(0);
  });

  it('is done once more, under a new key, when the server asks for it', async () => {
    const server = createFakeServer();
    const held = server.hold(createDeposit);
    const solve = jest.fn(async () => ({ geetestPassToken: 'proof' }));
    const rendered = setUp({ server });
    rendered.store.set(captchaServiceAtom, { solve });
    press('Submit');
    await settle();
    held.refuse(400, { message: 'captcha_required' });
    server.answer(createDeposit, redirecting);
    await settle();
    const [first, second] = server.requestsTo(createDeposit);
    expect(solve).toHaveBeenCalledWith('geetest', expect.anything());
    expect(second?.payload).toEqual({ ...first?.payload, geetestPassToken: 'proof' });
    expect(second?.headers['Idempotency-Key']).not.toBe(first?.headers['Idempotency-Key']);
    expect(rendered.whereabouts().name).toBe('deposit.complete');
  });
});
