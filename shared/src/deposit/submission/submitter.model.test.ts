/** @jest-environment jsdom */
import {
  createApi,
  NetworkError,
  type Transport,
  type TransportReply,
  type TransportRequest,
} from '@paywidget/shared/api';
import { checkDeposit, createDeposit } from '@paywidget/shared/contract/payments';
import {
  createPayments,
  createRecordingHost,
  sampleOrderContext,
  samplePaymentMethod,
  unconfiguredCaptcha,
} from '@paywidget/shared/testing';
import fc from 'fast-check';
import type { DepositOrder } from '../order/depositRequest';
import { buildDepositRequest } from '../order/depositRequest';
import { isBusy } from './submission';
import { createSubmitter, type SubmissionScreen } from './submitter';

const method = samplePaymentMethod('moon');
const facts = { country: 'br', currency: 'USD', returnUrl: 'https://pay.example/' };
const orders = ['50', '60'].map(
  (amount): DepositOrder => ({
    context: sampleOrderContext(),
    request: buildDepositRequest('create', method, { isValid: true, amount, fields: {} }, facts),
  }),
);

/** The fate of a request: answered, rejected, lost before or after the server, or answered with an invalid body. */
const fates = [
  'answered',
  'rejected',
  'captcha',
  'neverArrived',
  'answerLost',
  'garbled',
  'failed',
  'gateway',
] as const;
type Fate = (typeof fates)[number];

interface Held {
  request: TransportRequest;
  reply(reply: TransportReply): void;
  lose(): void;
}

const reply = (status: number, body: unknown): TransportReply => ({
  status,
  isSuccess: status === 200,
  body,
});

/** A server that keeps the rules about keys, behind an unreliable network. It records events that must never happen. */
function createWorld() {
  const held: Held[] = [];
  const bodies = new Map<string, string>();
  const sends = new Map<string, number>();
  const deposits = new Map<string, string>();
  const retired = new Set<string>();
  const violations: string[] = [];
  /** The key whose outcome the widget cannot know. Also whether the widget has checked it or the page was reloaded since. */
  let open: { key: string; body: string; isNotFound: boolean; isReloaded: boolean } | undefined;
  /** A deposit that needs no further step and whose result the player has not seen. */
  let undelivered: string | undefined;
  /** True while the player is on the form. */
  let isAttended = false;

  const transport: Transport = {
    request: (request) =>
      new Promise((resolve, rejectWith) => {
        const entry: Held = {
          request,
          reply: (answer) => settle(() => resolve(answer)),
          lose: () => settle(() => rejectWith(new NetworkError(request.endpoint))),
        };
        const settle = (end: () => void) => {
          const index = held.indexOf(entry);
          if (index >= 0) held.splice(index, 1);
          end();
        };
        held.push(entry);
        if (request.endpoint === createDeposit.key) noteCreate(request);
        request.signal.addEventListener('abort', () => settle(() => rejectWith(request.signal.reason)));
      }),
    onPush: () => () => undefined,
    onReconnect: () => () => undefined,
    dispose: () => undefined,
  };

  const heldOf = (endpoint: string) => held.filter(({ request }) => request.endpoint === endpoint);

  function noteCreate({ headers, payload }: TransportRequest) {
    const key = headers['Idempotency-Key'] ?? '';
    const body = JSON.stringify(payload);
    if (!isAttended) violations.push('a create that no screen waits for');
    if (heldOf(createDeposit.key).length > 1) violations.push('two creates in progress');
    if (bodies.has(key) && bodies.get(key) !== body) violations.push('another body under the same key');
    if (undelivered !== undefined) violations.push('a second deposit beside an undelivered one');
    if (retired.has(key)) violations.push('a retired key was used again');
    if (open && open.key !== key) {
      if (!open.isNotFound) violations.push('a second key for an unknown attempt');
      if (!open.isReloaded && open.body === body) violations.push('a second key for the same deposit');
    }
    bodies.set(key, body);
    sends.set(key, (sends.get(key) ?? 0) + 1);
    open = { key, body, isNotFound: false, isReloaded: false };
  }

  const depositFor = (key: string) => {
    const depositId = deposits.get(key) ?? `d${deposits.size + 1}`;
    deposits.set(key, depositId);
    return depositId;
  };
  const retire = (key: string) => {
    retired.add(key);
    if (open?.key === key) open = undefined;
  };

  return {
    transport,
    violations,
    deposits,
    bodies,
    attend(isOnForm: boolean) {
      isAttended = isOnForm;
    },
    endCreate(fate: Fate) {
      const [entry] = heldOf(createDeposit.key);
      if (!entry) return;
      const key = entry.request.headers['Idempotency-Key'] ?? '';
      const isKnown = deposits.has(key);
      switch (fate) {
        case 'neverArrived':
          return entry.lose();
        case 'answerLost':
          depositFor(key);
          return entry.lose();
        case 'garbled':
          depositFor(key);
          return entry.reply(reply(200, { nonsense: true }));
        case 'failed':
          return entry.reply(reply(500, {}));
        case 'gateway':
          // This send did not reach the server, but an earlier one may have.
          if (sends.get(key) === 1) retire(key);
          return entry.reply(reply(429, {}));
        case 'rejected':
        case 'captcha':
          // The server repeats the first answer, so it never rejects a deposit that exists.
          if (isKnown) return;
          retire(key);
          return entry.reply(reply(400, { message: fate === 'captcha' ? 'captcha_required' : 'No' }));
        case 'answered': {
          const depositId = depositFor(key);
          retire(key);
          if (!isAttended) undelivered = depositId;
          return entry.reply(reply(200, { depositId, apiResponse: {} }));
        }
      }
    },
    /** Answers with the newest or the oldest deposit. The page ignores a deposit that it has already handled. */
    endCheck(fate: 'newest' | 'oldest' | 'lost', isHandled: (depositId: string) => boolean) {
      const [entry] = heldOf(checkDeposit.key);
      if (!entry) return;
      if (fate === 'lost') return entry.lose();
      const depositId = [...deposits.values()].at(fate === 'newest' ? -1 : 0);
      if (open && (depositId === undefined || isHandled(depositId))) open.isNotFound = true;
      entry.reply(reply(200, depositId === undefined ? { exists: false } : found(depositId)));
    },
    reloaded() {
      if (open) open.isReloaded = true;
    },
    /** Called when the widget shows a result. */
    resolved(depositId: string) {
      for (const [key, id] of deposits) if (id === depositId) retire(key);
      open = undefined;
      if (undelivered === depositId) undelivered = undefined;
    },
  };
}

const found = (depositId: string) => ({ exists: true, depositId, apiResponse: {} });

type World = ReturnType<typeof createWorld>;

function createPage(world: World, texts: Map<string, string>) {
  const host = createRecordingHost();
  const api = createApi({
    transport: world.transport,
    host,
    caller: () => ({ platformVersion: 'redesign' }),
  });
  const screen: SubmissionScreen = { method: 'moon' };
  const resolved: string[] = [];
  const submitter = createSubmitter({
    api,
    host,
    captcha: unconfiguredCaptcha,
    payments: createPayments(texts),
    redirectBase: 'https://pay.example/paywidget/',
  });
  let stop: (() => void) | undefined;
  function enter() {
    world.attend(true);
    stop ??= submitter.registerScreen(screen, {
      onResolved: ({ answer }) => {
        resolved.push(answer.depositId);
        world.resolved(answer.depositId);
      },
      onFailed: () => undefined,
      onInterrupted: () => undefined,
      onCaptchaRequired: () => undefined,
    });
  }
  function leave() {
    world.attend(false);
    stop?.();
    stop = undefined;
  }
  enter();
  return { submitter, screen, enter, leave, resolved };
}

type Page = ReturnType<typeof createPage>;

const action = fc.oneof(
  fc.record({ do: fc.constant('press' as const), which: fc.constantFrom(0, 1) }),
  fc.record({ do: fc.constant('create' as const), fate: fc.constantFrom(...fates) }),
  fc.record({ do: fc.constant('check' as const), answer: fc.constantFrom('newest', 'oldest', 'lost') }),
  fc.record({ do: fc.constantFrom('retry' as const, 'cancel' as const, 'wait' as const, 'reload' as const) }),
  // The player leaves while the call is in progress, and may not come back.
  fc.record({ do: fc.constant('leave' as const), fate: fc.constantFrom(...fates), isBack: fc.boolean() }),
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

async function run(actions: readonly Action[]) {
  const world = createWorld();
  const texts = new Map<string, string>();
  let page = createPage(world, texts);

  for (const step of actions) {
    const { submitter, screen } = page;
    switch (step.do) {
      case 'press': {
        const order = orders[step.which];
        page.enter();
        if (order) submitter.submit(order, screen);
        break;
      }
      case 'retry':
        page.enter();
        submitter.retry(screen);
        break;
      case 'leave':
        page.leave();
        world.endCreate(step.fate);
        await jest.advanceTimersByTimeAsync(0);
        if (step.isBack) page.enter();
        break;
      case 'cancel':
        submitter.cancel();
        break;
      case 'create':
        world.endCreate(step.fate);
        break;
      case 'check':
        world.endCheck(step.answer, (depositId) => page.resolved.includes(depositId));
        break;
      case 'wait':
        await jest.advanceTimersByTimeAsync(16_000);
        break;
      case 'reload':
        page.leave();
        // A page that closes drops its calls.
        submitter.cancel();
        world.reloaded();
        page = createPage(world, texts);
        break;
    }
    await jest.advanceTimersByTimeAsync(0);
    if (world.violations.length > 0) break;
  }
  return { world, page };
}

/** From here on every call succeeds, so the submission must end. */
async function finish(world: World, { submitter, enter, resolved }: Page) {
  enter();
  for (
    let turn = 0;
    turn < 12 && (isBusy(submitter.state()) || submitter.state().step === 'checking');
    turn += 1
  ) {
    world.endCreate('answered');
    world.endCheck('newest', (depositId) => resolved.includes(depositId));
    await jest.advanceTimersByTimeAsync(0);
  }
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('never pays twice, whatever is pressed, lost, rejected, left or reloaded', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 40 }), async (actions) => {
      const { world, page } = await run(actions);
      expect(world.violations).toEqual([]);
      await finish(world, page);
      expect(world.violations).toEqual([]);
      expect(isBusy(page.submitter.state())).toBe(false);
      page.leave();
      jest.clearAllTimers();
    }),
    { numRuns: 400 },
  );
}, 60_000);

it('creates one deposit if the same one is submitted again and again', async () => {
  const withoutEdits = action.filter(
    (step) => !('which' in step && step.which === 1) && step.do !== 'reload',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(withoutEdits, { maxLength: 40 }), async (actions) => {
      const hopeful = actions.map((step) =>
        // No definite answer arrives. A submit after a definite answer would be a new deposit.
        'fate' in step && ['answered', 'rejected', 'captcha', 'gateway'].includes(step.fate)
          ? { ...step, fate: 'answerLost' as const }
          : step,
      );
      const withoutAnswers = hopeful.filter((step) => step.do !== 'check' || step.answer === 'lost');
      const { world, page } = await run(withoutAnswers);
      expect(world.violations).toEqual([]);
      expect(world.deposits.size).toBeLessThanOrEqual(1);
      expect(world.bodies.size).toBeLessThanOrEqual(1);
      page.leave();
      jest.clearAllTimers();
    }),
    { numRuns: 200 },
  );
}, 60_000);
