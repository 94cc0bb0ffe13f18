import type { TransportRequest } from '@paywidget/shared/api';
import type { CaptchaOutput, PaymentMethod } from '@paywidget/shared/contract';
import {
  checkDeposit,
  closeModalSession,
  continueExternalDeposit,
  createDeposit,
  fetchDepositStatus,
} from '@paywidget/shared/contract/payments';
import { defineFlow, useFlow } from '@paywidget/shared/navigation';
import type { PaymentErrorText } from '@paywidget/shared/payments';
import { paymentsAtom } from '@paywidget/shared/payments';
import type { CaptchaService } from '@paywidget/shared/services';
import { announceCloseAtom, choiceAtom, sessionAtom } from '@paywidget/shared/state';
import {
  createFakeServer,
  samplePaymentMethod,
  sampleSession,
  shownAnswer,
  shownTransaction,
  storedDeposit,
  waitingRedirect,
} from '@paywidget/shared/testing';
import { type RenderOptions, renderScreen } from '@paywidget/shared/testing/screens';
import { UserCancelError } from '@paywidget/shared/transaction';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import type { DepositFormValues } from '../order/depositRequest';
import { useContinueToPayment } from '../redirect/pendingRedirect';
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

/** A server that creates the deposit but whose first answers are lost. */
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

type SetUp = Pick<RenderOptions, 'server' | 'session' | 'services'> & {
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

/** The window that the browser opens in a press. */
function mockWindow() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const opened = frame.contentWindow as Window;
  let isClosed = false;
  Object.defineProperty(opened, 'closed', { get: () => isClosed });
  const postMessage = jest.spyOn(opened, 'postMessage').mockImplementation(() => undefined);
  const close = jest.spyOn(opened, 'close').mockImplementation(() => {
    isClosed = true;
  });
  jest.spyOn(opened, 'focus').mockImplementation(() => undefined);
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
    expect(shownTransaction(store)).toEqual({
      status: 'waiting',
      depositId: 'd1',
      method: 'moon',
      createdAt: expect.any(Number),
    });
    expect(shownAnswer(store)).toMatchObject({ method: 'moon', answer: { depositId: 'd1' } });
    expect(host.sentOf('Redirect')).toEqual([
      { url: 'https://bank.example/pay?t=1', method: 'GET', data: {} },
    ]);
    expect(host.sentOf('DepositStatus')).toEqual([{ depositId: 'd1', status: 'waiting' }]);
  });

  it('is not created from an invalid form', async () => {
    const { server } = setUp();
    press('Submit nonsense');
    await settle();
    expect(server.requestsTo(createDeposit)).toHaveLength(0);
  });

  it('reports why it was rejected, and can be retried under a new key', async () => {
    const server = createFakeServer();
    server.refuse(createDeposit, 400, { data: { code: 'banking.merchantClientError', message: 'Call us' } });
    const { host, store } = setUp({ server });
    press('Submit');
    await settle();
    expect(failure()).toHaveTextContent('Call us');
    expect(view()).toBe('ready');
    expect(storedDeposit(store)).toBeUndefined();
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
    expect(shownAnswer(store)?.answer.apiResponse?.isFieldsRequired).toBe(true);
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
    expect(shownAnswer(store)?.answer.depositId).toBe('d1');
    act(() => store.set(sessionAtom, sampleSession({ user: { id: 8 } })));
    expect(shownAnswer(store)).toBeUndefined();
    expect(shownTransaction(store)).toEqual({ status: 'waiting' });
    expect(waitingRedirect(store)).toBeUndefined();
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

  it('is shown as declined on the complete page if an on-ramp offer is rejected', async () => {
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

  it('without data in the answer is reported to the host, and its outcome is unknown', async () => {
    const server = createFakeServer();
    server.answer(createDeposit, null);
    const { host } = setUp({ server });
    press('Submit');
    await settle();
    expect(host.sentOf('Error')).toContainEqual({
      code: 'deposit.empty',
      message: 'Deposit data is null after creation.',
    });
    expect(view()).toBe('unknown');
  });

  it('reports to the server only if the widget is closed meanwhile', async () => {
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

describe('a deposit whose form was left before the response', () => {
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

  it('is discarded if the player never saw the provider’s page', async () => {
    const { store, host } = await leaveEarly(redirecting);
    expect(storedDeposit(store)).toBeUndefined();
    expect(host.sentOf('Redirect')).toEqual([]);
  });

  it('is found by the next press if it needs no further step', async () => {
    const { server, store, whereabouts } = await leaveEarly({ depositId: 'd1', apiResponse: {} });
    expect(storedDeposit(store)).toMatchObject({ isUnknown: true, depositId: 'd1' });

    server.answer(checkDeposit, { exists: true, depositId: 'd1', apiResponse: {} });
    press('Return');
    press('Submit');
    await settle();
    expect(server.requestsTo(createDeposit)).toHaveLength(1);
    expect(whereabouts().name).toBe('deposit.complete');
    expect(shownTransaction(store).depositId).toBe('d1');
  });

  describe('and that needs no further step and is already final', () => {
    async function leavePaid() {
      const rendered = await leaveEarly({ depositId: 'd1', apiResponse: {} });
      rendered.server.answer(checkDeposit, { exists: false });
      return rendered;
    }

    it('is found by the next press, whatever is submitted', async () => {
      const { server, whereabouts, store } = await leavePaid();
      press('Return');
      press('Edit');
      press('Submit');
      await settle();
      expect(server.requestsTo(createDeposit)).toHaveLength(1);
      expect(whereabouts().name).toBe('deposit.complete');
      expect(shownTransaction(store)).toEqual({
        status: 'waiting',
        depositId: 'd1',
        method: 'moon',
        createdAt: expect.any(Number),
      });
      expect(storedDeposit(store)).toMatchObject({ isUnknown: false, depositId: 'd1' });
    });

    it('is found by the next press if the host showed another player when it was answered', async () => {
      const server = createFakeServer();
      const held = server.hold(createDeposit);
      server.answer(checkDeposit, { exists: false });
      const { store, whereabouts } = setUp({ server });
      press('Submit');
      await settle();
      act(() => store.set(sessionAtom, sampleSession({ user: { id: 8 } })));
      held.answer({ depositId: 'd1', apiResponse: {} });
      await settle();
      act(() => store.set(sessionAtom, sampleSession()));
      press('Submit');
      await settle();
      expect(server.requestsTo(createDeposit)).toHaveLength(1);
      expect(whereabouts().name).toBe('deposit.complete');
      expect(shownTransaction(store).depositId).toBe('d1');
    });

    it('shows the unknown-outcome notice on return, then resolves', async () => {
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
      expect(shownTransaction(store).depositId).toBe('d1');
    });
  });
});

describe('an unknown outcome', () => {
  it('a check resolves it, and the deposit goes on as after an answer to the create call', async () => {
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

  it('is checked with growing delays, and at once when the device is online again', async () => {
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

  it('is sent again with the same key and body once the server has found nothing', async () => {
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

  describe('of a call that continued a deposit', () => {
    const offers = { paymentMethodOffers: [{ amount: 50, fee: 1, method: 'sun' }] };
    const offered = { depositId: 'd1', apiResponse: { data: offers } };
    const fieldsWanted = { depositId: 'd1', apiResponse: { isFieldsRequired: true }, fields: [] };
    const keys = (sent: TransportRequest[]) => sent.map(({ headers }) => headers['Idempotency-Key']);

    it.each([
      ['the offers', 'Take the offer', continueExternalDeposit, offered],
      ['the fields', 'Send the fields', createDeposit, fieldsWanted],
    ])('is not resolved by %s of the previous answer', async (_, pressed, call, before) => {
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

    it('is resolved by the deposit’s next answer', async () => {
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

    it('is resolved by a final status', async () => {
      const server = createFakeServer();
      server.lose(continueExternalDeposit);
      server.answer(fetchDepositStatus, { status: 1 });
      server.answer(checkDeposit, { exists: false });
      const { whereabouts, store } = setUp({ server });
      press('Take the offer');
      await settle(2_000);
      expect(whereabouts().name).toBe('deposit.complete');
      expect(shownTransaction(store).depositId).toBe('d1');
    });
  });

  it('is checked before an edited deposit is created', async () => {
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

  it('survives leaving the screen and a reload', async () => {
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

  it('leads to the deposit’s method, whichever form checks it', async () => {
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
    expect(shownTransaction(store).method).toBe('moon');
  });

  it('is not shown to another player', async () => {
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
    expect(storedDeposit(store)).toMatchObject({ isUnknown: true });
    press('Submit');
    await settle();
    expect(server.requestsTo(checkDeposit)).toHaveLength(1);
  });

  it('follows an answer that breaks the contract', async () => {
    const server = createFakeServer();
    server.answer(createDeposit, { nonsense: true });
    const { store } = setUp({ server });
    press('Submit');
    await settle();
    expect(view()).toBe('unknown');
    expect(storedDeposit(store)).toMatchObject({ isUnknown: true, method: 'moon' });
  });

  it('follows a time-out', async () => {
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

  it('opens within the press, before anything is sent, and is redirected to the provider', async () => {
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
    expect(storedDeposit(store)?.awaitsRedirect).toBe(true);
    act(() => void ready());
    expect(sent()).toEqual([
      { type: 'paywidget.redirect', url: 'https://bank.example/pay?t=1', method: 'GET', data: {} },
    ]);
    expect(postMessage.mock.calls[0]?.[1]).toBe(window.location.origin);
    expect(storedDeposit(store)?.awaitsRedirect).toBe(false);
    expect(host.sentOf('Redirect')).toEqual([]);
  });

  it('can be opened again if it was closed too early', async () => {
    const server = createFakeServer();
    server.answer(createDeposit, redirecting);
    for (const isLeft of [false, true]) {
      const { close } = mockWindow();
      const { store, unmount } = setUp({ server, method });
      press('Submit');
      await settle();
      if (isLeft) act(() => store.set(paymentsAtom, { type: 'left' }));
      act(() => window.open()?.close());
      expect(close).toHaveBeenCalledTimes(1);
      await settle(500);
      expect(waitingRedirect(store)?.screen).toBe(isLeft ? undefined : 'deposit.complete');
      expect(shownTransaction(store).depositId).toBe(isLeft ? undefined : 'd1');
      unmount();
      jest.restoreAllMocks();
    }
  });

  it('says that a check waits on the site if the server asks for a captcha later', async () => {
    const { ready, sent } = mockWindow();
    const server = createFakeServer();
    const held = server.hold(createDeposit);
    let solve = (_: CaptchaOutput) => {};
    const captcha: CaptchaService = { solve: () => new Promise((resolve) => (solve = resolve)) };
    setUp({ server, method, services: { captcha } });
    press('Submit');
    await settle();
    act(() => void ready());
    expect(sent()).toEqual([]);
    held.refuse(400, { message: 'captcha_required' });
    await settle();
    expect(sent()).toEqual([{ type: 'paywidget.check' }]);
    server.answer(createDeposit, redirecting);
    solve({ geetestPassToken: 'proof' });
    await settle();
    expect(sent()).toEqual([
      { type: 'paywidget.check' },
      expect.objectContaining({ type: 'paywidget.redirect' }),
    ]);
  });

  it.each([
    ['a press', 'Submit', '1'],
    ['a retry, which needs none', 'Retry', null],
  ])('is opened for a method with a captcha by %s', async (_, button, check) => {
    const { server } = forgetfulServer(1);
    server.answer(checkDeposit, { exists: false });
    const captcha = { solve: async () => ({ captchaResponse: 'proof' }) };
    setUp({ server, method: { ...method, needsCaptcha: 'recaptcha2' }, services: { captcha } });
    mockWindow();
    if (button === 'Retry') {
      press('Submit');
      await settle();
      expect(view()).toBe('unknown');
    }
    const { open } = mockWindow();
    press(button);
    expect(new URL(String(open.mock.lastCall?.[0])).searchParams.get('check')).toBe(check);
    await settle();
  });

  it('closes after a failure', async () => {
    const { close } = mockWindow();
    const server = createFakeServer();
    server.refuse(createDeposit, 400);
    setUp({ server, method });
    press('Submit');
    await settle();
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('closes while the outcome is unknown and is opened again by a retry', async () => {
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

  it('leaves the button on the complete page if it is closed too early', async () => {
    const { close } = mockWindow();
    const server = createFakeServer();
    server.answer(createDeposit, redirecting);
    const { store, whereabouts } = setUp({ server, method });
    press('Submit');
    await settle();
    close.getMockImplementation()?.();
    await settle(1_000);
    expect(whereabouts().name).toBe('deposit.complete');
    expect(waitingRedirect(store)).toMatchObject({ screen: 'deposit.complete' });
    expect(shownTransaction(store).depositId).toBe('d1');
  });

  it('leaves a button that opens it if it is blocked', async () => {
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

  it('leaves a button that replaces it if it never gets ready', async () => {
    const first = mockWindow();
    const server = createFakeServer();
    server.answer(createDeposit, redirecting);
    const { store, whereabouts } = setUp({ server, method });
    press('Submit');
    await settle(60_000);
    expect(whereabouts().name).toBe('deposit.complete');
    expect(waitingRedirect(store)).toMatchObject({ screen: 'deposit.complete' });
    expect(shownTransaction(store).depositId).toBe('d1');
    const second = mockWindow();
    press('Continue');
    expect(first.close).toHaveBeenCalledTimes(1);
    expect(waitingRedirect(store)).toMatchObject({ screen: 'deposit.complete' });
    expect(shownTransaction(store).depositId).toBe('d1');
    act(() => void first.ready());
    act(() => void second.ready());
    expect(first.sent()).toEqual([]);
    expect(second.sent()).toHaveLength(1);
    expect(waitingRedirect(store)).toBeUndefined();
  });

  it('is replaced by the host’s redirect if windows stay blocked', async () => {
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

  it('is replaced by the host’s redirect at once if the host page’s policy severs it', async () => {
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
    expect(waitingRedirect(store)).toBeUndefined();
    expect(whereabouts().name).toBe('deposit.complete');
  });

  it('is replaced by the host’s redirect at the next press if it is severed later', async () => {
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

  it('does not open in a native app', async () => {
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
    return setUp({ method, server, services: { captcha: { solve } } });
  }

  it('is not solved again for an on-ramp offer', async () => {
    const server = createFakeServer();
    server.answer(continueExternalDeposit, redirecting);
    const solve = jest.fn();
    withCaptcha(solve, server);
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

  it('is bypassed without a service, and the reason is reported to the host', async () => {
    const server = createFakeServer();
    server.answer(createDeposit, redirecting);
    const { host } = setUp({ method, server });
    press('Submit');
    await settle();
    expect(server.requestsTo(createDeposit)[0]?.payload).toMatchObject({ captchaBypass: true });
    expect(host.sentOf('Error')).toContainEqual({ code: 'captcha.empty', message: 'Captcha id is empty' });
  });

  it('is bypassed if it fails', async () => {
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

  /** A captcha that stays open until the signal aborts or `solve` is called. */
  function openCaptcha() {
    const captcha = { isOpen: false, solve: () => {} };
    const solve: CaptchaService['solve'] = (_, signal) =>
      new Promise((resolve, reject) => {
        captcha.isOpen = true;
        captcha.solve = () => resolve({ captchaResponse: 'proof' });
        signal.addEventListener('abort', () => {
          captcha.isOpen = false;
          reject(new UserCancelError());
        });
      });
    return { captcha, solve };
  }

  const closeWidget = ({ store }: ReturnType<typeof setUp>) => act(() => store.set(announceCloseAtom));
  it.each([
    ['leaving the form', () => press('Leave')],
    ['closing the widget', closeWidget],
    ['unmounting the widget', ({ unmount }: ReturnType<typeof setUp>) => unmount()],
    [
      'another player',
      ({ store }: ReturnType<typeof setUp>) =>
        act(() => store.set(sessionAtom, sampleSession({ user: { id: 8 } }))),
    ],
  ])('is cancelled by %s, and creates nothing', async (_, leave) => {
    const { captcha, solve } = openCaptcha();
    const { server, host, ...rendered } = withCaptcha(solve);
    press('Submit');
    await settle();
    expect(captcha.isOpen).toBe(true);
    leave({ server, host, ...rendered });
    await settle();
    expect(captcha.isOpen).toBe(false);
    captcha.solve();
    await settle();
    expect(server.requestsTo(createDeposit)).toHaveLength(0);
    expect(storedDeposit(rendered.store)).toBeUndefined();
    expect(host.sentOf('Analytics').map(({ event }) => event)).not.toContain('deposit_fail');
  });

  it('is still reported to the server if the widget is closed while it is open', async () => {
    const { solve } = openCaptcha();
    const rendered = withCaptcha(solve);
    press('Submit');
    await settle();
    closeWidget(rendered);
    expect(rendered.server.requestsTo(closeModalSession)).toHaveLength(1);
    await settle();
    expect(view()).toBe('ready');
  });

  it('is not shown over another page if the server asks for it after the player has left', async () => {
    const server = createFakeServer();
    const held = server.hold(createDeposit);
    const solve = jest.fn(async () => ({ geetestPassToken: 'proof' }));
    const { store } = setUp({ server, services: { captcha: { solve } } });
    press('Submit');
    await settle();
    press('Leave');
    held.refuse(400, { message: 'captcha_required' });
    await settle();
    expect(solve).not.toHaveBeenCalled();
    expect(server.requestsTo(createDeposit)).toHaveLength(1);
    expect(storedDeposit(store)).toBeUndefined();
  });

  it('is not opened by a check that ends after the player has left', async () => {
    const { server } = forgetfulServer(1);
    const { captcha, solve } = openCaptcha();
    const current: CaptchaService = { solve: async () => ({ captchaResponse: 'proof' }) };
    withCaptcha((kind, signal) => current.solve(kind, signal), server);
    press('Submit');
    await settle();
    expect(view()).toBe('unknown');
    const held = server.hold(checkDeposit);
    current.solve = solve;
    press('Edit');
    press('Submit');
    await settle();
    press('Leave');
    await settle();
    held.answer({ exists: false });
    await settle();
    expect(captcha.isOpen).toBe(false);
  });

  it('is solved once more, under a new key, if the server asks for it', async () => {
    const server = createFakeServer();
    const held = server.hold(createDeposit);
    const solve = jest.fn(async () => ({ geetestPassToken: 'proof' }));
    const rendered = setUp({ server, services: { captcha: { solve } } });
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
