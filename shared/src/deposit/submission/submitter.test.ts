/** @jest-environment jsdom */
import { createApi } from '@paywidget/shared/api';
import {
  cancelDeposit,
  checkDeposit,
  createDeposit,
  createPeerToPeerDeposit,
} from '@paywidget/shared/contract/payments';
import type { CaptchaService } from '@paywidget/shared/services';
import {
  createFakeServer,
  createPayments,
  createRecordingHost,
  sampleDeposit,
  sampleDepositBody,
  sampleOrderContext,
} from '@paywidget/shared/testing';
import type { DepositOrder } from '../order/depositRequest';
import { createSubmitter, type SubmissionListener, type SubmissionScreen } from './submitter';

const body = sampleDepositBody;
const order: DepositOrder = {
  context: sampleOrderContext(),
  request: { kind: 'create', body },
};
const withCaptcha: DepositOrder = { ...order, captcha: 'geetest' };
const { paymentType, returnUrl, ...common } = body;
const peerToPeer: DepositOrder = {
  context: { ...order.context, kind: 'peer-to-peer' },
  request: { kind: 'peer-to-peer', body: { ...common, paymentMethod: 'moon' } },
};
const payable = {
  depositId: 'd1',
  timeout_minutes: 15,
  payment_amount: 50,
  payment_currency: 'USD',
  card: { number: '4400' },
};
/** An answer with a further step. The player cannot pay its deposit before they have seen this step. */
const invoice = { depositId: 'd1', apiResponse: { pageId: 'pix' } };
/** An answer without a further step. */
const complete = { depositId: 'd1', apiResponse: {} };
const now = Date.UTC(2026, 0, 1);

interface SetUp {
  storage?: Map<string, string>;
  captcha?: CaptchaService;
  seenId?: string;
}

function setUp({ storage: texts = new Map(), captcha, seenId }: SetUp = {}) {
  const server = createFakeServer();
  const host = createRecordingHost();
  const api = createApi({ transport: server, host, caller: () => ({ platformVersion: 'redesign' }) });
  const attempts = createPayments(texts);
  if (seenId !== undefined) {
    attempts.dispatch({ type: 'named', depositId: seenId });
    attempts.dispatch({ type: 'left' });
  }
  const submitter = createSubmitter({
    api,
    host,
    captcha: captcha ?? { solve: async () => ({ captchaBypass: true }) },
    payments: attempts,
    redirectBase: 'https://pay.example/paywidget/',
  });

  /** Opens a form. `told` records everything that the submitter tells the form. */
  function openForm(method = 'moon') {
    const screen: SubmissionScreen = { method };
    const told: string[] = [];
    const listener: SubmissionListener = {
      onResolved: ({ answer }) => void told.push(`resolved ${answer.depositId}`),
      onFailed: () => void told.push('failed'),
      onInterrupted: () => void told.push('interrupted'),
      onCaptchaRequired: () => void told.push('captcha'),
    };
    const leave = submitter.registerScreen(screen, listener);
    return {
      screen,
      told,
      leave,
      listener,
      submit: (submitted = order) => submitter.submit(submitted, screen),
      retry: () => submitter.retry(screen),
    };
  }

  return {
    server,
    host,
    attempts,
    submitter,
    openForm,
    texts,
    step: () => submitter.state().step,
    creates: () => server.requestsTo(createDeposit),
    checks: () => server.requestsTo(checkDeposit).length,
    metrics: () => host.sentOf('Analytics').filter(({ event }) => event.startsWith('deposit_')),
  };
}

const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const seconds = 1_000;

beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());

it('creates one deposit, and tells the form that submitted it', async () => {
  const { server, openForm, creates, step, submitter } = setUp();
  const form = openForm();
  const other = openForm('sun');
  const held = server.hold(createDeposit);
  expect(submitter.isRelevantTo(form.screen)).toBe(false);
  form.submit();
  form.submit();
  form.retry();
  await pass();
  form.submit();
  form.retry();
  expect(step()).toBe('creating');
  expect(creates()).toHaveLength(1);
  expect(submitter.isRelevantTo(form.screen)).toBe(true);
  expect(submitter.isRelevantTo({ method: 'moon' })).toBe(true);
  expect(submitter.isRelevantTo(other.screen)).toBe(false);
  held.answer(invoice);
  await pass();
  expect(step()).toBe('done');
  expect(form.told).toEqual(['resolved d1']);
  expect(other.told).toEqual([]);
});

it('the form of another method that submits an order is told of it', async () => {
  const { server, openForm, submitter } = setUp();
  server.answer(createDeposit, invoice);
  const other = openForm('sun');
  other.submit();
  await pass();
  expect(other.told).toEqual(['resolved d1']);
  other.leave();
  expect(submitter.isRelevantTo(other.screen)).toBe(false);
});

it('a form that presses while another deposit is in progress is not told of it', async () => {
  const { server, openForm, submitter } = setUp();
  const held = server.hold(createDeposit);
  openForm().submit();
  await pass();
  const other = openForm('sun');
  other.submit();
  expect(submitter.isRelevantTo(other.screen)).toBe(false);
  other.retry();
  expect(submitter.isRelevantTo(other.screen)).toBe(false);
  held.answer(invoice);
  await pass();
  expect(other.told).toEqual([]);
});

it('a form that is left stays relevant if another one has submitted the order', async () => {
  const { server, openForm, submitter } = setUp();
  server.answer(createDeposit, invoice);
  const form = openForm('sun');
  const closed = openForm('star');
  form.submit();
  closed.leave();
  await pass();
  expect(submitter.isRelevantTo(form.screen)).toBe(true);
  expect(form.told).toEqual(['resolved d1']);
});

it('tells its subscribers each change of the state, until they unsubscribe', async () => {
  const { server, openForm, submitter, step } = setUp();
  server.answer(createDeposit, invoice);
  const seen: string[] = [];
  const unsubscribe = submitter.subscribe(() => seen.push(step()));
  const form = openForm();
  form.submit();
  submitter.submit(order, form.screen);
  await pass();
  expect(seen).toEqual(['preparing', 'creating', 'done']);
  unsubscribe();
  form.submit();
  expect(seen).toHaveLength(3);
});

it('stores the attempt before the request is sent, and what it became afterwards', async () => {
  const { server, openForm, attempts } = setUp();
  const stored: unknown[] = [];
  server.answer(createDeposit, () => {
    stored.push(attempts.stored());
    return invoice;
  });
  openForm().submit();
  await pass();
  expect(stored).toMatchObject([{ isUnknown: true, key: expect.any(String), createdAt: now }]);
  expect(attempts.stored()).toMatchObject({ isUnknown: false, depositId: 'd1' });
});

it('a rejection is told and counted, and nothing of it is stored', async () => {
  const { server, openForm, attempts, metrics, step } = setUp();
  server.refuse(createDeposit, 400);
  const form = openForm();
  form.submit();
  await pass();
  expect(step()).toBe('failed');
  expect(form.told).toEqual(['failed']);
  expect(attempts.stored()).toBeUndefined();
  expect(metrics()).toMatchObject([{ event: 'deposit_fail', data: { captcha: false, httpStatus: 400 } }]);
});

it('a cancelled order that was not sent yet is told as an interruption', async () => {
  const { openForm, submitter, creates, step } = setUp({
    captcha: { solve: () => new Promise(() => undefined) },
  });
  const form = openForm();
  form.submit(withCaptcha);
  submitter.cancel();
  await pass();
  expect([step(), form.told, creates()]).toEqual(['idle', ['interrupted'], []]);
});

it('a cancelled call has an unknown outcome, and its answer does not count', async () => {
  const { server, openForm, submitter, step, creates } = setUp();
  const held = server.hold(createDeposit);
  const form = openForm();
  form.submit();
  await pass();
  submitter.cancel();
  expect(creates()[0]?.signal.aborted).toBe(true);
  held.answer(invoice);
  await pass();
  expect([step(), form.told]).toEqual(['unknown', ['interrupted']]);
});

describe('the captcha', () => {
  const required = { message: 'captcha_required' };

  it.each([
    [true, withCaptcha],
    [false, order],
  ])('counts in the metrics as solved: %s', async (captcha, submitted) => {
    const { server, openForm, metrics } = setUp();
    server.answer(createDeposit, invoice);
    openForm().submit(submitted);
    await pass();
    expect(metrics()).toMatchObject([{ event: 'deposit_success', data: { captcha, depositId: 'd1' } }]);
  });

  it('that the server asks for is announced, with nothing stored of the request', async () => {
    const { server, openForm, attempts, creates, metrics, step } = setUp({
      captcha: { solve: () => new Promise(() => undefined) },
    });
    server.refuse(createDeposit, 400, required);
    const form = openForm();
    openForm('sun');
    form.submit();
    await pass();
    expect(step()).toBe('preparing');
    expect(form.told).toEqual(['captcha']);
    expect(attempts.stored()).toBeUndefined();
    expect(creates()).toHaveLength(1);
    expect(metrics()).toEqual([]);
  });

  it('that the method needs is not announced again', async () => {
    const { openForm, step } = setUp({ captcha: { solve: () => new Promise(() => undefined) } });
    const form = openForm();
    form.submit(withCaptcha);
    await pass();
    expect([step(), form.told]).toEqual(['preparing', []]);
  });

  it('is not shown if the player has left, and nothing is stored', async () => {
    const solve = jest.fn();
    const { server, openForm, attempts, step } = setUp({ captcha: { solve } });
    const held = server.hold(createDeposit);
    const form = openForm();
    form.submit();
    await pass();
    form.leave();
    await pass();
    held.refuse(400, required);
    await pass();
    expect(step()).toBe('idle');
    expect(solve).not.toHaveBeenCalled();
    expect(attempts.stored()).toBeUndefined();
  });

  it('keeps what is stored of an earlier attempt until a request is sent', async () => {
    const { openForm, attempts } = setUp({ captcha: { solve: () => new Promise(() => undefined) } });
    attempts.put(sampleDeposit({ depositId: 'd9' }));
    openForm().submit(withCaptcha);
    await pass();
    expect(attempts.stored()?.depositId).toBe('d9');
  });

  it('is cancelled when the last form is left, but not when it is only registered again', async () => {
    const { submitter, openForm, step } = setUp({ captcha: { solve: () => new Promise(() => undefined) } });
    const form = openForm();
    form.submit(withCaptcha);
    form.leave();
    const leave = submitter.registerScreen(form.screen, form.listener);
    await pass();
    expect(step()).toBe('preparing');
    const second = openForm();
    leave();
    await pass();
    expect(step()).toBe('preparing');
    second.leave();
    await pass();
    expect(step()).toBe('idle');
  });

  it('that is solved after its order was cancelled sends nothing', async () => {
    const solutions: (() => void)[] = [];
    const { openForm, submitter, creates, step } = setUp({
      captcha: { solve: () => new Promise((done) => solutions.push(() => done({ captchaBypass: true }))) },
    });
    const form = openForm();
    form.submit(withCaptcha);
    submitter.cancel();
    form.submit(withCaptcha);
    await pass();
    solutions[0]?.();
    await pass();
    expect([step(), creates()]).toEqual(['preparing', []]);
    solutions[1]?.();
    await pass();
    expect(creates()).toHaveLength(1);
  });

  it('is cancelled when the widget is closed', async () => {
    const { submitter, openForm, step } = setUp({ captcha: { solve: () => new Promise(() => undefined) } });
    openForm().submit(withCaptcha);
    submitter.leave();
    expect(step()).toBe('idle');
  });
});

describe('an unknown outcome', () => {
  /** A deposit whose answer was lost. */
  async function lose(options?: SetUp, submitted = order) {
    const scene = setUp(options);
    scene.server.lose(createDeposit);
    const form = scene.openForm();
    form.submit(submitted);
    await pass();
    return { ...scene, form };
  }

  it('is checked after 2 s and then with growing delays while a form is open', async () => {
    const { server, checks, form, step } = await lose();
    expect(form.told).toEqual(['interrupted']);
    server.refuse(checkDeposit, 500);
    await pass(2 * seconds - 1);
    expect(checks()).toBe(0);
    await pass(1);
    expect(checks()).toBe(1);
    await pass(4 * seconds);
    expect(checks()).toBe(2);
    expect(step()).toBe('unknown');
    form.leave();
    await pass(60 * seconds);
    expect(checks()).toBe(2);
  });

  it('is checked again once a form is open, whatever its method', async () => {
    const { server, checks, form, openForm } = await lose();
    form.leave();
    await pass(60 * seconds);
    expect(checks()).toBe(0);
    server.answer(checkDeposit, { exists: false });
    openForm('sun');
    await pass(2 * seconds);
    expect(checks()).toBe(1);
  });

  it('is checked once after two forms have opened', async () => {
    const { server, checks, openForm } = await lose();
    const held = server.hold(checkDeposit);
    openForm('sun');
    openForm('star');
    await pass(2 * seconds);
    expect(checks()).toBe(1);
    held.answer({ exists: false });
  });

  it('becomes the deposit that the check finds', async () => {
    const { server, form, step, metrics, attempts } = await lose();
    server.answer(checkDeposit, { ...invoice, exists: true });
    await pass(2 * seconds);
    expect(step()).toBe('done');
    expect(form.told).toEqual(['interrupted', 'resolved d1']);
    expect(metrics()).toMatchObject([{ event: 'deposit_success' }]);
    expect(attempts.stored()).toMatchObject({ isUnknown: false, depositId: 'd1' });
    await pass(60 * seconds);
    expect(server.requestsTo(checkDeposit)).toHaveLength(1);
  });

  it('is sent again under the same key if the player presses for it', async () => {
    const { server, form, creates, step } = await lose();
    server.answer(checkDeposit, { exists: false });
    server.answer(createDeposit, invoice);
    form.retry();
    await pass();
    expect(step()).toBe('done');
    const [first, second] = creates();
    expect(second?.headers).toEqual(first?.headers);
    expect(second?.payload).toEqual(first?.payload);
  });

  it('a press during a check does not start another check', async () => {
    const { server, form, checks, step } = await lose();
    const held = server.hold(checkDeposit);
    await pass(2 * seconds);
    form.retry();
    await pass();
    expect([step(), checks()]).toEqual(['checking', 1]);
    server.answer(createDeposit, invoice);
    held.answer({ exists: false });
    await pass();
    expect(step()).toBe('done');
  });

  it('is not the deposit of an earlier answer', async () => {
    const { server, openForm, step } = setUp();
    server.answer(createDeposit, invoice);
    const form = openForm();
    form.submit();
    await pass();
    server.lose(createDeposit);
    form.submit();
    await pass();
    server.answer(checkDeposit, { ...invoice, exists: true });
    await pass(2 * seconds);
    expect(step()).toBe('unknown');
  });

  it('from before a reload is checked before another deposit is sent', async () => {
    const { texts, submitter } = await lose();
    submitter.cancel();
    const { server, openForm, creates, checks } = setUp({ storage: texts });
    const held = server.hold(checkDeposit);
    server.answer(createDeposit, invoice);
    openForm().submit();
    await pass();
    expect([checks(), creates().length]).toEqual([1, 0]);
    held.answer({ exists: false });
    await pass();
    expect(creates()).toHaveLength(1);
  });

  it('from before a reload that a check finds counts as made without a captcha', async () => {
    const { texts, submitter } = await lose();
    submitter.cancel();
    const { server, openForm, metrics } = setUp({ storage: texts });
    server.answer(checkDeposit, { ...invoice, exists: true });
    openForm().submit();
    await pass();
    expect(metrics()).toMatchObject([{ event: 'deposit_success', data: { captcha: false } }]);
  });
});

describe('a deposit that is answered after its form was left', () => {
  /** The submitter once the answer has arrived. */
  async function answerLate(
    answer: object,
    { submitted = order, ...options }: SetUp & { submitted?: DepositOrder } = {},
  ) {
    const scene = setUp(options);
    const endpoint = submitted === peerToPeer ? createPeerToPeerDeposit : createDeposit;
    const held = scene.server.hold(endpoint);
    const form = scene.openForm();
    form.submit(submitted);
    await pass();
    form.leave();
    await pass();
    held.answer(answer);
    await pass();
    return { ...scene, form };
  }
  const cancelled = ({ server }: ReturnType<typeof setUp>) =>
    server.requestsTo(cancelDeposit).map(({ payload }) => payload);

  it('is forgotten if the player has to see a further step', async () => {
    const { step, attempts, form, metrics, server } = await answerLate(invoice);
    expect([step(), attempts.stored(), form.told]).toEqual(['done', undefined, []]);
    expect(metrics()).toMatchObject([{ event: 'deposit_success' }]);
    expect(server.requestsTo(cancelDeposit)).toEqual([]);
  });

  it('is kept if its page was shown already', async () => {
    const { attempts } = await answerLate(invoice, { seenId: 'd1' });
    expect(attempts.stored()).toMatchObject({ isUnknown: true, key: expect.any(String) });
  });

  it('is forgotten if it is a crypto address, of which nothing was stored', async () => {
    const { openForm, server, submitter, step } = setUp();
    const seen: string[] = [];
    submitter.subscribe(() => seen.push(step()));
    const held = server.hold(createDeposit);
    const form = openForm();
    form.submit({ ...order, context: { ...order.context, network: 'TRC20' } });
    await pass();
    form.leave();
    held.answer({ depositId: 'd1', data: { depositAddress: 'T', cryptoName: 'USDT' } });
    await pass();
    expect(seen).toEqual(['preparing', 'creating', 'done']);
  });

  it.each<[string, object, string | undefined, boolean]>([
    [
      'is cancelled if its payee waits for the money',
      { created: new Date(now).toISOString() },
      undefined,
      true,
    ],
    ['is not cancelled if its page was shown already', { created: new Date(now).toISOString() }, 'd1', false],
    [
      'is not cancelled if it is older than the request',
      { created: '2025-01-01T00:00:00Z' },
      undefined,
      false,
    ],
  ])('%s', async (_, changes, seenId, isCancelled) => {
    const scene = await answerLate({ ...payable, ...changes }, { submitted: peerToPeer, seenId });
    expect(cancelled(scene)).toEqual(isCancelled ? [{ depositId: 'd1', paymentMethod: 'moon' }] : []);
  });

  describe('and needs no further step', () => {
    it('is stored as unknown, and found by a form of its method only', async () => {
      const { step, attempts, openForm, metrics } = await answerLate(complete);
      expect(step()).toBe('unknown');
      expect(attempts.stored()).toMatchObject({ isUnknown: true, depositId: 'd1' });
      expect(attempts.stored()?.key).toBeUndefined();
      const other = openForm('sun');
      await pass(60 * seconds);
      expect(other.told).toEqual([]);
      const form = openForm();
      await pass(2 * seconds);
      expect(form.told).toEqual(['resolved d1']);
      expect(step()).toBe('done');
      expect(metrics()).toHaveLength(1);
    });

    it('stays unknown if only the form of another method is open', async () => {
      const { openForm, step, server } = setUp();
      const held = server.hold(createDeposit);
      const form = openForm();
      openForm('sun');
      form.submit();
      await pass();
      form.leave();
      held.answer(complete);
      await pass();
      expect(step()).toBe('unknown');
    });
  });
});
