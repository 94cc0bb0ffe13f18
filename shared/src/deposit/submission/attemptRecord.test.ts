import {
  type Attempt,
  createAttemptStore,
  type OrderContext,
  type TextStorage,
} from '@paywidget/shared/state';
import { sampleAttempt, sampleDepositBody, sampleOrderContext } from '@paywidget/shared/testing';
import { createAttemptRecord } from './attemptRecord';
import type { ResolvedDeposit, SentRequest } from './submission';

const context: OrderContext = sampleOrderContext();
const body = sampleDepositBody;
const request = { kind: 'create', body } as const;
const sent = (order: Partial<SentRequest['order']> = {}): SentRequest => ({
  key: 'k1',
  order: { context, request, ...order },
  request,
});
const resolved = (changes: Partial<ResolvedDeposit> = {}): ResolvedDeposit => ({
  answer: { depositId: 'd1' },
  outcome: { kind: 'go', screen: 'deposit.complete' },
  context,
  ...changes,
});

function setUp(stored?: Attempt) {
  const texts = new Map<string, string>();
  const storage: TextStorage = {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
  const attempts = createAttemptStore('a', () => storage);
  if (stored) attempts.write(stored);
  const open = { keep: jest.fn() };
  return { record: createAttemptRecord(attempts, () => 1_000, open), attempts, open };
}

/** What is stored, without what is not set. */
const read = ({ attempts }: ReturnType<typeof setUp>) => JSON.parse(JSON.stringify(attempts.read() ?? null));

describe('before a request is sent', () => {
  it('its outcome is stored as unknown, with the key', () => {
    const scene = setUp();
    scene.record.sent(sent());
    expect(read(scene)).toEqual({ ...context, isUnknown: true, key: 'k1', createdAt: 1_000 });
  });

  it('the deposit that it continues is stored too', () => {
    const scene = setUp();
    scene.record.sent(sent({ depositId: 'd1' }));
    expect(read(scene)).toMatchObject({ depositId: 'd1', isUnknown: true });
  });

  it.each([
    ['the payment session', { ...request, body: { ...body, paymentSessionId: 7 } }, '7'],
    ['no session for a request that has none', request, undefined],
    [
      'no session for an on-ramp offer',
      { kind: 'continue', body: { depositId: 'd1', paymentType: 'moon', method: 'sun' } } as const,
      undefined,
    ],
  ])('%s is stored too', (_, ordered, sessionId) => {
    const scene = setUp();
    scene.record.sent(sent({ request: ordered }));
    expect(scene.attempts.read()?.sessionId).toBe(sessionId);
  });

  it('nothing is stored for a crypto address, and what was stored before is removed', () => {
    const { record, attempts, open } = setUp(sampleAttempt({ depositId: 'd9' }));
    record.sent(sent({ context: { ...context, network: 'TRC20' } }));
    expect(attempts.read()).toBeUndefined();
    expect(open.keep).toHaveBeenCalledWith(expect.objectContaining({ depositId: 'd9' }));
  });
});

describe('the previous attempt', () => {
  const previous = sampleAttempt({ depositId: 'd9' });

  it.each<[string, (scene: ReturnType<typeof setUp>) => void, boolean]>([
    ['is kept when another deposit is created', ({ record }) => record.sent(sent()), true],
    ['is kept when another is continued', ({ record }) => record.sent(sent({ depositId: 'd1' })), true],
    ['is replaced when it is continued', ({ record }) => record.sent(sent({ depositId: 'd9' })), false],
    ['is kept when another deposit is found', ({ record }) => record.resolved(resolved()), true],
    [
      'is replaced when it is answered',
      ({ record }) => record.resolved(resolved({ answer: { depositId: 'd9' } })),
      false,
    ],
  ])('%s', (_, act, isKept) => {
    const scene = setUp(previous);
    act(scene);
    if (isKept) expect(scene.open.keep).toHaveBeenCalledWith(expect.objectContaining({ depositId: 'd9' }));
    else expect(scene.open.keep).not.toHaveBeenCalled();
  });

  it('does not matter to a record without open payments', () => {
    const { attempts } = setUp(previous);
    createAttemptRecord(attempts, () => 1_000).sent(sent());
    expect(attempts.read()).toMatchObject({ key: 'k1' });
  });
});

describe('a deposit that is answered', () => {
  it('is stored without the key, with what the request had stored', () => {
    const scene = setUp();
    scene.record.sent(sent({ request: { ...request, body: { ...body, paymentSessionId: 's1' } } }));
    scene.attempts.write({ ...scene.attempts.read(), createdAt: 400 } as Attempt);
    scene.record.resolved(resolved());
    expect(read(scene)).toEqual({
      ...context,
      isUnknown: false,
      depositId: 'd1',
      createdAt: 400,
      sessionId: 's1',
    });
  });

  it('is stored as created now if no request was stored', () => {
    const scene = setUp();
    scene.record.resolved(resolved());
    expect(read(scene)).toEqual({ ...context, isUnknown: false, depositId: 'd1', createdAt: 1_000 });
  });

  it('is stored with its deadline', () => {
    const scene = setUp();
    scene.record.resolved(
      resolved({ answer: { depositId: 'd1', card: { number: '4' }, timeoutMinutes: 1 } }),
    );
    expect(read(scene)).toMatchObject({ deadline: 61_000 });
  });

  it('awaits the redirect to the provider’s page, if there is one', () => {
    const scene = setUp();
    const redirect = { url: 'https://bank.example/', method: 'GET', data: {} } as const;
    scene.record.resolved(
      resolved({ outcome: { kind: 'redirect', redirect, redirectMode: 'host', screen: 'deposit.complete' } }),
    );
    expect(read(scene)).toMatchObject({ awaitsRedirect: true });
  });
});

describe('an attempt whose outcome is unknown', () => {
  it('is none without a stored attempt, and none if the outcome is known', () => {
    expect(setUp().record.unresolved()).toBeUndefined();
    expect(setUp(sampleAttempt()).record.unresolved()).toBeUndefined();
  });

  it.each([
    ['a new deposit', { depositId: undefined, key: 'k1' }],
    ['a deposit that the request continued', { depositId: 'd1', key: 'k1' }],
    ['a request that was stored without a key', { depositId: undefined, key: undefined }],
  ])('is that of %s, which has to be checked', (_, stored) => {
    const unresolved = setUp(sampleAttempt({ isUnknown: true, ...stored })).record.unresolved();
    expect(unresolved).toEqual({
      context: expect.objectContaining({ method: 'visa' }),
      depositId: stored.depositId,
    });
    expect(unresolved).not.toHaveProperty('undelivered');
  });

  it.each([
    ['create', 'deposit.complete'],
    ['sweepstake', 'sweep.deposit.complete'],
  ] as const)('of the kind %s is answered if the player left before the answer', (kind, screen) => {
    const scene = setUp();
    const order = { ...context, kind };
    scene.record.sent(
      sent({ context: order, request: { ...request, body: { ...body, paymentSessionId: 's1' } } }),
    );
    scene.record.undelivered(resolved({ context: order }));
    expect(read(scene)).toEqual({
      ...order,
      isUnknown: true,
      depositId: 'd1',
      createdAt: 1_000,
      sessionId: 's1',
    });
    expect(scene.record.unresolved()).toMatchObject({
      depositId: 'd1',
      context: { method: 'moon' },
      undelivered: {
        answer: { depositId: 'd1' },
        outcome: { kind: 'go', screen },
        context: { method: 'moon' },
      },
    });
  });

  it('is answered although its request was not stored', () => {
    const scene = setUp();
    scene.record.undelivered(resolved());
    expect(read(scene)).toEqual({ ...context, isUnknown: true, depositId: 'd1', createdAt: 1_000 });
  });

  it('is removed once nothing of it is left to resolve', () => {
    const scene = setUp();
    scene.record.sent(sent());
    scene.record.discard();
    expect(read(scene)).toBeNull();
  });
});
