import { createApi, ResponseError } from '@paywidget/shared/api';
import type { CaptchaKind } from '@paywidget/shared/contract';
import {
  cancelDeposit,
  checkDeposit,
  continueExternalDeposit,
  createDeposit,
  createPeerToPeerDeposit,
  createSweepstakeDeposit,
  fetchDepositStatus,
  prepareDeposit,
} from '@paywidget/shared/contract/payments';
import type { OrderContext } from '@paywidget/shared/payments';
import type { CaptchaService } from '@paywidget/shared/services';
import {
  createFakeServer,
  createRecordingHost,
  sampleOrderContext,
  unconfiguredCaptcha,
} from '@paywidget/shared/testing';
import { UserCancelError } from '@paywidget/shared/transaction';
import type { DepositOrder, DepositRequest } from '../order/depositRequest';
import { InvalidPeerToPeerError } from '../response/invalidPeerToPeer';
import { UnsafeLinkError } from '../response/redirect';
import { captchaOf, createSubmissionEffects } from './effects';
import type { UnresolvedDeposit } from './submission';

const context: OrderContext = sampleOrderContext();
const common = { currency: 'USD', fields: {}, isActivatedBonus: false, selectedCountry: 'br', amount: 50 };
const body = { ...common, paymentType: 'moon', returnUrl: 'https://pay.example/' };
const requests = {
  create: { kind: 'create', body },
  prepare: { kind: 'prepare', body },
  sweepstake: { kind: 'sweepstake', body: { ...body, boxId: '5' } },
  'peer-to-peer': { kind: 'peer-to-peer', body: { ...common, paymentMethod: 'moon' } },
  continue: { kind: 'continue', body: { depositId: 'd1', paymentType: 'moon', method: 'sun' } },
} as const satisfies Record<string, DepositRequest>;

const peerToPeer = { ...context, kind: 'peer-to-peer' } as const;
/** Everything that the payer of a peer-to-peer deposit needs. */
const payable = {
  depositId: 'd1',
  created: '2026-11-21T10:00:00Z',
  timeout_minutes: 15,
  payment_amount: 50,
  payment_currency: 'USD',
  card: { number: '4400' },
};
const complete = { kind: 'go', screen: 'deposit.complete' };

function setUp({ captcha, paidId }: { captcha?: CaptchaService; paidId?: string } = {}) {
  const server = createFakeServer();
  const host = createRecordingHost();
  const api = createApi({
    transport: server,
    host,
    caller: () => ({ token: 't1', platformVersion: 'redesign' }),
  });
  const knownIds = new Set<string>();
  const effects = createSubmissionEffects({
    api,
    host,
    captcha: captcha ?? unconfiguredCaptcha,
    isKnown: (depositId) => depositId === paidId || knownIds.has(depositId),
    redirectBase: 'https://pay.example/paywidget/',
  });
  const { signal } = new AbortController();
  const create = (request: DepositRequest, order: OrderContext = context, isResend = false) =>
    effects.create(
      {
        step: 'creating',
        sent: { key: 'k1', order: { context: order, request: requests.create }, request },
        round: 1,
        isResend,
      },
      signal,
    );
  const prepare = (order: Partial<DepositOrder>, round: 1 | 2 = 1) =>
    effects.prepare(
      { step: 'preparing', order: { context, request: requests.create, ...order }, round },
      signal,
    );
  const check = (unresolved: Partial<UnresolvedDeposit>, known: string[] = []) => {
    for (const id of known) knownIds.add(id);
    return effects.check(
      {
        step: 'checking',
        unresolved: { context, ...unresolved },
        checkCount: 0,
        isNotFound: false,
        afterCheck: { do: 'wait' },
      },
      signal,
    );
  };
  return { server, host, effects, create, prepare, check };
}

describe('the captcha', () => {
  const order = { context, request: requests.create };

  it.each<[string, CaptchaKind | undefined, 1 | 2, CaptchaKind | undefined]>([
    ['is not solved if the method needs none', undefined, 1, undefined],
    ['is the one of the method', 'recaptcha2', 1, 'recaptcha2'],
    ['is the one of the method if the server asks for it', 'recaptcha2', 2, 'recaptcha2'],
    ['is GeeTest if the server asks for one that the method does not name', undefined, 2, 'geetest'],
  ])('%s', (_, captcha, round, expected) => {
    expect(captchaOf({ step: 'preparing', order: { ...order, captcha }, round })).toBe(expected);
  });

  const solved = { captchaBypass: true } as const;
  const service = (): CaptchaService & { solve: jest.Mock } => ({
    solve: jest.fn().mockResolvedValue(solved),
  });

  it('is not asked for before a deposit that needs none', async () => {
    const { prepare } = setUp();
    expect(await prepare({})).toEqual({
      type: 'send',
      key: expect.stringMatching(/^[\da-f]{32}$/),
      request: requests.create,
    });
  });

  it('adds its outputs to the body of the request', async () => {
    const captcha = service();
    const { prepare } = setUp({ captcha });
    expect(await prepare({ captcha: 'geetest' })).toMatchObject({
      type: 'send',
      request: { kind: 'create', body: { ...body, ...solved } },
    });
    expect(captcha.solve).toHaveBeenCalledWith('geetest', expect.any(AbortSignal));
  });

  it('adds nothing to the request that takes an on-ramp offer', async () => {
    const { prepare } = setUp({ captcha: service() });
    expect(await prepare({ request: requests.continue }, 2)).toEqual({
      type: 'send',
      key: expect.any(String),
      request: requests.continue,
    });
  });

  it('cancels the deposit if the player closes it', async () => {
    const { prepare } = setUp({ captcha: { solve: () => Promise.reject(new UserCancelError()) } });
    expect(await prepare({ captcha: 'geetest' })).toEqual({ type: 'cancel' });
  });
});

it('a request that gets no key fails the deposit', async () => {
  const error = new Error('no random numbers');
  const random = jest.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
    throw error;
  });
  const { prepare } = setUp();
  expect(await prepare({})).toEqual({ type: 'rejected', error });
  random.mockRestore();
});

it('each deposit gets another key', async () => {
  const { prepare } = setUp();
  expect(await prepare({})).not.toEqual(await prepare({}));
});

describe('the create call', () => {
  it.each([
    { request: requests.create, endpoint: createDeposit },
    { request: requests.prepare, endpoint: prepareDeposit },
    { request: requests.sweepstake, endpoint: createSweepstakeDeposit },
    { request: requests['peer-to-peer'], endpoint: createPeerToPeerDeposit },
    { request: requests.continue, endpoint: continueExternalDeposit },
  ])('of the kind $request.kind goes to its endpoint, with the key', async ({ request, endpoint }) => {
    const { server, create } = setUp();
    server.answer(endpoint, { depositId: 'd1', apiResponse: {} });
    expect(await create(request)).toEqual({
      type: 'answered',
      answer: expect.objectContaining({ depositId: 'd1' }),
      context,
      outcome: complete,
    });
    expect(server.requestsTo(endpoint)).toMatchObject([
      { payload: request.body, headers: { 'Idempotency-Key': 'k1' } },
    ]);
  });

  it('of a peer-to-peer deposit returns the token that decrypts its card', async () => {
    const { server, create } = setUp();
    server.answer(createPeerToPeerDeposit, { ...payable, card: { encoded: 'abc' } });
    expect(await create(requests['peer-to-peer'], peerToPeer)).toMatchObject({
      type: 'answered',
      answer: { cardToken: 't1' },
      outcome: { screen: 'deposit.peer-to-peer.invoice' },
    });
  });

  it('fails if its answer is a peer-to-peer deposit that cannot be paid', async () => {
    const { server, create } = setUp();
    server.answer(createPeerToPeerDeposit, { ...payable, card: null });
    expect(await create(requests['peer-to-peer'], peerToPeer)).toEqual({
      type: 'rejected',
      error: new InvalidPeerToPeerError('d1', ['card']),
    });
  });

  it('fails if its answer names an unsafe link', async () => {
    const { server, create } = setUp();
    server.answer(createDeposit, { depositId: 'd1', apiResponse: { source: 'javascript:alert(1)' } });
    expect(await create(requests.create)).toEqual({ type: 'rejected', error: expect.any(UnsafeLinkError) });
  });

  it('reads a relative link from the widget', async () => {
    const { server, create } = setUp();
    server.answer(createDeposit, { depositId: 'd1', apiResponse: { source: 'pay' } });
    expect(await create(requests.create)).toMatchObject({
      outcome: { redirect: { url: 'https://pay.example/paywidget/pay' } },
    });
  });

  it.each([
    ['a rejection', 400, false, 'rejected'],
    ['a rejection of a resend', 400, true, 'rejected'],
    ['a rate limit', 429, false, 'rejected'],
    ['a rate limit of a resend, which the first send may have passed', 429, true, 'noResponse'],
    ['a failure of the server', 500, false, 'noResponse'],
  ])('ends with %s: %i', async (_, status, isResend, type) => {
    const { server, create, host } = setUp();
    server.refuse(createDeposit, status);
    expect(await create(requests.create, context, isResend)).toEqual(
      type === 'noResponse' ? { type } : { type, error: expect.any(ResponseError) },
    );
    expect(host.sentOf('Error').map(({ code }) => code)).not.toContain('deposit.empty');
  });

  it.each([
    ['an answer without data is reported as such', null, true],
    ['an answer that breaks the contract is not', { depositId: {} }, false],
  ])('%s, and the outcome is unknown', async (_, answer, isClaimed) => {
    const { server, create, host } = setUp();
    server.answer(createDeposit, answer);
    expect(await create(requests.create)).toEqual({ type: 'noResponse' });
    const report = expect.objectContaining({
      code: 'deposit.empty',
      message: 'Deposit data is null after creation.',
    });
    if (isClaimed) expect(host.sentOf('Error')).toContainEqual(report);
    else expect(host.sentOf('Error')).not.toContainEqual(report);
  });
});

describe('the check of an unknown outcome', () => {
  const found = { exists: true, depositId: 'd1', apiResponse: {} };

  it('finds the deposit whose answer came after the player had left, without a call', async () => {
    const { server, check } = setUp();
    const undelivered = {
      answer: { depositId: 'd1' },
      outcome: { kind: 'go', screen: 'x' },
      context,
    } as const;
    expect(await check({ depositId: 'd1', undelivered })).toEqual({ type: 'found', ...undelivered });
    expect(server.requestsTo(fetchDepositStatus)).toEqual([]);
  });

  it('of a crypto address makes no call, because the answer may be of another network', async () => {
    const { server, check } = setUp();
    server.answer(checkDeposit, found);
    expect(await check({ context: { ...context, network: 'TRC20' } })).toEqual({ type: 'notFound' });
    expect(server.requestsTo(checkDeposit)).toEqual([]);
  });

  it('asks for a deposit of the method in the country', async () => {
    const { server, check } = setUp();
    server.answer(checkDeposit, found);
    expect(await check({})).toEqual({
      type: 'found',
      answer: expect.objectContaining({ depositId: 'd1' }),
      context,
      outcome: complete,
    });
    expect(server.requestsTo(checkDeposit)).toMatchObject([
      { payload: { paymentMethod: 'moon', selectedCountry: 'br' } },
    ]);
  });

  it.each([
    ['finds nothing if the server has none', { exists: false }, {}, [], 'notFound'],
    ['finds nothing if its answer was received before', found, {}, ['d1'], 'notFound'],
    ['finds one that is new', found, {}, ['d2'], 'found'],
    ['finds nothing if the player has paid it', found, { paidId: 'd1' }, [], 'notFound'],
    ['finds one if the player has paid another', found, { paidId: 'd2' }, [], 'found'],
  ])('%s', async (_, answer, options, known, type) => {
    const { server, check } = setUp(options);
    server.answer(checkDeposit, answer);
    expect((await check({}, known)).type).toBe(type);
  });

  it('tells that the server cannot be reached', async () => {
    const { server, check } = setUp();
    server.refuse(checkDeposit, 500);
    expect(await check({})).toEqual({ type: 'unreachable' });
  });

  it('fails if the deposit cannot be shown', async () => {
    const { server, check } = setUp();
    server.answer(checkDeposit, { ...found, apiResponse: { source: 'javascript:1' } });
    expect(await check({})).toEqual({ type: 'rejected', error: expect.any(UnsafeLinkError) });
    server.answer(checkDeposit, { ...payable, exists: true, card: null });
    expect(await check({ context: peerToPeer })).toEqual({
      type: 'rejected',
      error: expect.any(InvalidPeerToPeerError),
    });
  });

  describe('of a call that continued a deposit', () => {
    const asks = { ...found, apiResponse: { isFieldsRequired: true } };

    it.each([
      [
        'finds one that is paid',
        1,
        {},
        { type: 'found', answer: { depositId: 'd1' }, context, outcome: complete },
      ],
      ['finds nothing if the server lists none', 0, { exists: false }, { type: 'notFound' }],
      ['finds nothing if the deposit still asks for the fields', 0, asks, { type: 'notFound' }],
      [
        'finds one that asks for nothing more',
        0,
        found,
        expect.objectContaining({ type: 'found', outcome: complete }),
      ],
    ])('%s', async (_, status, answer, expected) => {
      const { server, check } = setUp({ paidId: 'd1' });
      server.answer(fetchDepositStatus, { status });
      server.answer(checkDeposit, answer);
      expect(await check({ depositId: 'd1' }, ['d1'])).toEqual(expected);
    });

    it('finds a paid box, with the complete page of its flow', async () => {
      const { server, check } = setUp();
      server.answer(fetchDepositStatus, { status: 1 });
      expect(await check({ depositId: 'd1', context: { ...context, kind: 'sweepstake' } })).toMatchObject({
        outcome: { kind: 'go', screen: 'sweep.deposit.complete' },
      });
    });
  });
});

describe('a deposit that nobody sees', () => {
  const resolved = { answer: { depositId: 'd1' }, outcome: { kind: 'go', screen: 'x' } } as const;

  it('is cancelled if its payee waits for the money, and a failure of that is left to the deadline', async () => {
    const { server, effects } = setUp();
    server.refuse(cancelDeposit, 500);
    effects.abandon({ ...resolved, context: peerToPeer });
    expect(server.requestsTo(cancelDeposit)).toMatchObject([
      { payload: { depositId: 'd1', paymentMethod: 'moon' } },
    ]);
    await new Promise((done) => setTimeout(done));
  });

  it('is left alone if no payee waits', () => {
    const { server, effects } = setUp();
    effects.abandon({ ...resolved, context });
    expect(server.requestsTo(cancelDeposit)).toEqual([]);
  });
});
