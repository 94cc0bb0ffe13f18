import { createApi } from '@paywidget/shared/api';
import { checkDeposit, fetchDepositStatus } from '@paywidget/shared/contract/payments';
import type { OrderedDeposit } from '@paywidget/shared/payments';
import {
  createFakeServer,
  createRecordingHost,
  type DepositFields,
  sampleDeposit,
} from '@paywidget/shared/testing';
import { type AttemptStatus, checkAttempt, type ResumeTarget, resumeTarget } from './checkAttempt';

const base = 'https://pay.example/paywidget/';
const fields: DepositFields = {
  depositId: undefined,
  method: 'moon',
  screen: 'deposit.group.redirect',
  isUnknown: true,
  key: 'k1',
  createdAt: 1,
};
const attempt = sampleDeposit(fields);
const knownFields: DepositFields = { ...fields, isUnknown: false, key: undefined, depositId: 'd1' };
const known = sampleDeposit(knownFields);
const deposit = (apiResponse: object = {}) => ({ depositId: 'd1', apiResponse }) as AttemptStatus['deposit'];
const screen = (target: ResumeTarget) =>
  target.kind === 'none' ? 'none' : `${target.screen} ${target.status}`;

it.each<[string, OrderedDeposit, AttemptStatus, string]>([
  ['an unknown outcome that came to nothing', attempt, {}, 'none'],
  ['an unknown outcome that came to a deposit', attempt, { deposit: deposit() }, 'deposit.complete waiting'],
  [
    'a form that asks for more fields',
    attempt,
    { deposit: deposit({ isFieldsRequired: true }) },
    'deposit.group.redirect waiting',
  ],
  [
    'an invoice',
    known,
    { status: 'waiting', deposit: deposit({ data: { card: {} } }) },
    'deposit.host-to-host waiting',
  ],
  [
    'a page named by the answer',
    known,
    { status: 'accepted', deposit: deposit({ pageId: 'pix' }) },
    'deposit.redirect.pix accepted',
  ],
  [
    'a page of a deposit that the player claims to have paid',
    { ...known, claim: 'followed' },
    { status: 'waiting', deposit: deposit({ pageId: 'pix' }) },
    'deposit.complete waiting',
  ],
  ['a deposit that is under way no more', known, { status: 'accepted' }, 'deposit.complete accepted'],
  [
    'a final deposit',
    known,
    { status: 'mistaked', deposit: deposit({ pageId: 'pix' }) },
    'deposit.complete mistaked',
  ],
  [
    'a box',
    sampleDeposit({ ...knownFields, kind: 'sweepstake' }),
    { status: 'waiting' },
    'sweep.deposit.complete waiting',
  ],
  [
    'a crypto address without a payment',
    sampleDeposit({ ...knownFields, network: 'TRC20' }),
    { status: 'waiting', deposit: { depositId: 'd1', data: { depositAddress: 'T', cryptoName: 'USDT' } } },
    'deposit.group.redirect waiting',
  ],
  [
    'a crypto address unknown to the server',
    sampleDeposit({ ...knownFields, network: 'TRC20' }),
    { status: 'waiting' },
    'deposit.group.redirect waiting',
  ],
  [
    'a crypto address that was paid meanwhile',
    sampleDeposit({ ...knownFields, network: 'TRC20' }),
    { status: 'processed' },
    'deposit.complete processed',
  ],
  ['an address that must not be followed', attempt, { deposit: deposit({ source: 'javascript:1' }) }, 'none'],
])('%s', (_, interrupted, answer, target) => {
  expect(screen(resumeTarget(interrupted, answer, base))).toBe(target);
});

it('offers the provider’s page only if the player was not sent there yet', () => {
  const answer = { status: 'waiting' as const, deposit: deposit({ source: 'https://bank.example/' }) };
  const redirectFor = (interrupted: OrderedDeposit) => {
    const target = resumeTarget(interrupted, answer, base);
    return target.kind === 'screen' ? target.redirect?.redirect.url : undefined;
  };
  expect(redirectFor(attempt)).toBe('https://bank.example/');
  expect(redirectFor({ ...known, awaitsRedirect: true })).toBe('https://bank.example/');
  expect(redirectFor({ ...known, awaitsRedirect: false })).toBeUndefined();
});

describe('asking the server for an attempt', () => {
  const found = { exists: true, depositId: 'd1', apiResponse: {} };

  async function ask(changes: DepositFields, status: object, check: object = found) {
    const server = createFakeServer();
    server.answer(fetchDepositStatus, status);
    server.answer(checkDeposit, check);
    const host = createRecordingHost();
    const api = createApi({ transport: server, host, caller: () => ({ platformVersion: 'redesign' }) });
    const answer = await checkAttempt(api, { ...attempt, ...changes }, new AbortController().signal);
    const payloadsTo = (endpoint: typeof checkDeposit | typeof fetchDepositStatus) =>
      server.requestsTo(endpoint).map(({ payload }) => payload);
    return { answer, statuses: payloadsTo(fetchDepositStatus), checks: payloadsTo(checkDeposit) };
  }
  const checked = { paymentMethod: 'moon', selectedCountry: 'br' };
  const asked = { depositId: 'd1', paymentMethod: 'moon' };

  it.each([
    ['found', found, { deposit: expect.objectContaining({ depositId: 'd1' }) }],
    ['not found', { exists: false }, {}],
  ])('without an id asks for a deposit of the method: %s', async (_, check, expected) => {
    const { answer, statuses, checks } = await ask({}, {}, check);
    expect(answer).toEqual(expected);
    expect(answer.deposit ?? {}).not.toHaveProperty('exists');
    expect([statuses, checks]).toEqual([[], [checked]]);
  });

  it.each([
    ['found', found, { status: 'waiting', deposit: expect.objectContaining({ depositId: 'd1' }) }],
    ['not found', { exists: false }, { status: 'waiting' }],
  ])('with an id asks for its status too: %s', async (_, check, expected) => {
    const { answer, statuses, checks } = await ask({ depositId: 'd1' }, { status: 0 }, check);
    expect(answer).toEqual(expected);
    expect([statuses, checks]).toEqual([[asked], [checked]]);
  });

  it.each([
    ['for the status', fetchDepositStatus, { depositId: 'd1' }],
    ['for a deposit of the method', checkDeposit, {}],
  ])('ends when it is cancelled: %s', async (_, endpoint, changes) => {
    const server = createFakeServer();
    server.hold(endpoint);
    const host = createRecordingHost();
    const api = createApi({ transport: server, host, caller: () => ({ platformVersion: 'redesign' }) });
    const controller = new AbortController();
    const asking = checkAttempt(api, { ...attempt, ...changes }, controller.signal);
    controller.abort();
    await expect(asking).rejects.toMatchObject({ name: 'AbortError' });
    expect(server.requestsTo(endpoint)[0]?.signal.aborted).toBe(true);
  });

  it.each<[string, DepositFields, number, AttemptStatus['status']]>([
    ['the status is final', {}, 1, 'processed'],
    ['coins were seen on the blockchain', { onchainTransaction: { seenAt: 1 } }, 0, 'waiting'],
  ])('asks for no more if %s', async (_, changes, code, status) => {
    const { answer, checks } = await ask({ depositId: 'd1', ...changes }, { status: code });
    expect(answer).toEqual({ status });
    expect(checks).toEqual([]);
  });
});

describe('the target of an attempt', () => {
  const waiting = { status: 'waiting' as const };
  const fieldsOf = (isFieldsRequired: boolean) => deposit({ isFieldsRequired });
  const continued = { ...attempt, depositId: 'd1' };
  const offers = { data: { paymentMethodOffers: [{ amount: 1, fee: 0, method: 'moon' }] } };

  it.each<[string, OrderedDeposit, AttemptStatus['deposit'], true | undefined]>([
    ['whose fields may not have arrived', continued, fieldsOf(true), true],
    ['whose fields have arrived', continued, fieldsOf(false), undefined],
    ['whose outcome is known', known, fieldsOf(true), undefined],
    ['of a new deposit', attempt, fieldsOf(true), undefined],
    [
      'whose offer may not have arrived',
      sampleDeposit({ ...fields, depositId: 'd1', kind: 'continue' }),
      deposit(offers),
      true,
    ],
  ])('%s is unresolved, or not', (_, interrupted, found, isUnresolved) => {
    const target = resumeTarget(interrupted, { ...waiting, deposit: found }, base);
    expect(target.kind === 'screen' && target.isUnresolved).toBe(isUnresolved);
    expect('isUnresolved' in target).toBe(isUnresolved === true);
  });

  it('has what its screen shows', () => {
    const found = deposit({ source: 'https://bank.example/', pageId: 'pix' });
    expect(resumeTarget(attempt, { deposit: found }, base)).toEqual({
      kind: 'screen',
      screen: 'deposit.redirect.pix',
      depositId: 'd1',
      status: 'waiting',
      answer: found,
      redirect: {
        screen: 'deposit.redirect.pix',
        redirectMode: 'helper',
        redirect: { url: 'https://bank.example/', method: 'GET', data: {} },
      },
    });
    expect(resumeTarget(known, { deposit: found }, base)).not.toHaveProperty('redirect');
    expect(resumeTarget(attempt, { deposit: deposit() }, base)).not.toHaveProperty('redirect');
  });

  it.each([true, false, undefined])('tells that it was cancelled only if it was: %s', (isCancelled) => {
    const target = resumeTarget(known, { status: 'mistaked', isCancelled }, base);
    expect(target).toEqual({
      kind: 'screen',
      screen: 'deposit.complete',
      depositId: 'd1',
      status: 'mistaked',
      ...(isCancelled && { isCancelled }),
    });
  });

  it.each<[string, OrderedDeposit, AttemptStatus, string]>([
    [
      'the page of another deposit of the method',
      { ...known, depositId: 'd2' },
      { ...waiting, deposit: deposit({ pageId: 'pix' }) },
      'deposit.complete waiting',
    ],
    [
      'an address whose coins are on their way',
      sampleDeposit({ ...knownFields, network: 'TRC20', onchainTransaction: { seenAt: 1 } }),
      waiting,
      'deposit.complete waiting',
    ],
    [
      'an address that the player has paid',
      sampleDeposit({ ...knownFields, network: 'TRC20', claim: 'followed' }),
      waiting,
      'deposit.complete waiting',
    ],
    [
      'an invoice whose coins are on their way',
      { ...known, onchainTransaction: { seenAt: 1 } },
      { ...waiting, deposit: deposit({ pageId: 'pix' }) },
      'deposit.complete waiting',
    ],
    [
      'an unknown outcome of a payment that is sent, without a deposit',
      { ...attempt, claim: 'followed' },
      { ...waiting, deposit: deposit() },
      'none',
    ],
  ])('is the right page for %s', (_, interrupted, answer, target) => {
    expect(screen(resumeTarget(interrupted, answer, base))).toBe(target);
  });
});
