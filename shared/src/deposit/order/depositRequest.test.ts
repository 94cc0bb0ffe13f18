import {
  DepositCreation,
  PeerToPeerCreation,
  SweepstakeDepositCreation,
} from '@paywidget/shared/contract/payments';
import { samplePaymentMethod } from '@paywidget/shared/testing';
import {
  buildDepositRequest,
  type DepositFormValues,
  isSameRequest,
  MissingAmountError,
  MissingBoxError,
} from './depositRequest';

const facts = { country: 'br', currency: 'USD', returnUrl: 'https://pay.example/paywidget/form?returned=1' };
const method = samplePaymentMethod('moon', { securityRulesGroup: 3 });
const form = { isValid: true, amount: '50.10', fields: { document: '123', account: 'W1' }, wallet: 'W1' };

it('sends the required values and leaves out optional ones that are missing', () => {
  const { body } = buildDepositRequest('create', method, form, facts);
  expect(body).toStrictEqual({
    amount: 50.1,
    currency: 'USD',
    fields: { document: '123', account: 'W1' },
    isActivatedBonus: false,
    paymentType: 'moon',
    returnUrl: facts.returnUrl,
    wallet: 'W1',
    selectedCountry: 'br',
    securityRulesGroup: 3,
  });
  expect(DepositCreation.safeParse(body).success).toBe(true);
});

it('leaves out the group of security rules of a method without one', () => {
  const { body } = buildDepositRequest('create', samplePaymentMethod('moon'), form, facts);
  expect(body).not.toHaveProperty('securityRulesGroup');
});

it('sends bonus, session, experiment group, existing deposit and chip', () => {
  const { body } = buildDepositRequest(
    'prepare',
    method,
    { ...form, bonusId: '9', isActivatedBonus: true, isFromChip: true, depositId: '77' },
    { ...facts, abTestGroup: 'group_b', paymentSessionId: 's1' },
  );
  expect(body).toMatchObject({
    bonusId: '9',
    isActivatedBonus: true,
    metadata: { isFromChip: true },
    depositId: '77',
    abTestGroup: 'group_b',
    paymentSessionId: 's1',
  });
  expect(DepositCreation.safeParse(body).success).toBe(true);
});

it('allows a missing amount only for a crypto address', () => {
  const address = { isValid: true, isNewFlow: true, currency: 'BTC', fields: { network: 'btc' } };
  expect(buildDepositRequest('create', method, address, facts).body).toMatchObject({
    isNewFlow: true,
    currency: 'BTC',
  });
  expect(buildDepositRequest('create', method, address, facts).body).not.toHaveProperty('amount');
  expect(() => buildDepositRequest('create', method, { ...address, isNewFlow: false }, facts)).toThrow(
    MissingAmountError,
  );
});

it('sends the box of a sweepstake deposit and fails without one', () => {
  const { body } = buildDepositRequest('sweepstake', method, { ...form, boxId: '5' }, facts);
  expect(SweepstakeDepositCreation.safeParse(body).success).toBe(true);
  expect(() => buildDepositRequest('sweepstake', method, form, facts)).toThrow(MissingBoxError);
});

it('sends the method of a peer-to-peer deposit as paymentMethod', () => {
  const { body } = buildDepositRequest(
    'peer-to-peer',
    method,
    { ...form, bank: 'sber', checkScore: true },
    facts,
  );
  expect(body).toMatchObject({ paymentMethod: 'moon', bank: 'sber', checkScore: true });
  expect(PeerToPeerCreation.safeParse(body).success).toBe(true);
});

it('rejects an amount that a number cannot hold exactly', () => {
  expect(() => buildDepositRequest('create', method, { ...form, amount: '9007199254740993' }, facts)).toThrow(
    RangeError,
  );
});

it.each([
  [{}, 'bank'],
  [{}, 'checkScore'],
  [{}, 'wallet'],
  [{}, 'isNewFlow'],
  [{ isFromChip: false }, 'metadata'],
  [{ isNewFlow: false }, 'isNewFlow'],
])('a form with %j has no %s in its request', (values, name) => {
  for (const kind of ['create', 'peer-to-peer'] as const) {
    const { wallet: _, ...plain } = form;
    expect(buildDepositRequest(kind, method, { ...plain, ...values }, facts).body).not.toHaveProperty([name]);
  }
});

it('a peer-to-peer deposit needs an amount, also in the flow of a crypto address', () => {
  const values = { isValid: true, isNewFlow: true, fields: {} };
  expect(() => buildDepositRequest('peer-to-peer', method, values, facts)).toThrow(MissingAmountError);
});

it.each(['create', 'prepare', 'sweepstake'] as const)(
  'the kind %s has the wallet and the return URL',
  (kind) => {
    const request = buildDepositRequest(kind, method, { ...form, boxId: '5' }, facts);
    expect(request).toMatchObject({ kind, body: { wallet: 'W1', returnUrl: facts.returnUrl } });
    expect('boxId' in request.body).toBe(kind === 'sweepstake');
  },
);

it('a request has what a form holds now, not what it holds later', () => {
  const fields: Record<string, string> = { document: '123' };
  const { body } = buildDepositRequest('create', method, { ...form, fields }, facts);
  fields.document = '456';
  expect(body).toMatchObject({ fields: { document: '123' } });
});

describe('two requests', () => {
  const build = (values: Partial<DepositFormValues> = {}, context: object = {}) =>
    buildDepositRequest('create', method, { ...form, ...values }, { ...facts, ...context });

  it.each<[string, Partial<DepositFormValues>, object, boolean]>([
    ['with the same values', {}, {}, true],
    ['of another payment session', {}, { paymentSessionId: 's2' }, true],
    ['with another return URL', {}, { returnUrl: 'https://other.example/' }, true],
    ['of another amount', { amount: '60' }, {}, false],
    ['with other fields', { fields: { document: '456' } }, {}, false],
    ['in another currency', {}, { currency: 'EUR' }, false],
    ['with a bonus', { bonusId: '9' }, {}, false],
  ])('%s are for the same deposit, or not', (_, values, context, expected) => {
    expect(isSameRequest(build(), build(values, context))).toBe(expected);
    expect(isSameRequest(build(values, context), build())).toBe(expected);
  });

  it('of two kinds are not for the same deposit', () => {
    const { body } = build();
    const prepared = { kind: 'prepare' as const, body: body as never };
    expect(isSameRequest(build(), prepared)).toBe(false);
  });

  it('are the same whatever the order of their parts', () => {
    const request = build();
    const body = Object.fromEntries(Object.entries(request.body).reverse());
    expect(isSameRequest(request, { ...request, body } as typeof request)).toBe(true);
  });
});
