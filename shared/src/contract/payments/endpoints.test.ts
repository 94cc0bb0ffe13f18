import { ContractError, parseAnswer } from '@paywidget/shared/contract';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { endpoints } from './endpoints';
import { sampleExchanges } from './sampleExchanges';

/** The wire's table of endpoints: method, retry, idempotency key. */
const table = [
  ['fetchPaymentMethods', 'BANKING/methods-payment-v5', 'POST', true, false],
  ['fetchSweepstakePaymentMethods', 'BANKING/methods-payment-v3', 'POST', true, false],
  ['fetchCountrySelector', 'BANKING/methods-country-selector-v2', 'GET', true, false],
  ['fetchWithdrawalMethods', 'BANKING/methods-withdrawal-v4', 'GET', true, false],
  ['fetchSweepstakeWithdrawalMethods', 'BANKING/methods-withdrawal', 'GET', true, false],
  ['fetchDepositLimits', 'BANKING/deposit-limits', 'POST', false, false],
  ['closeModalSession', 'BANKING/session-form-on-close-modal', 'POST', false, false],
  ['sendMetrics', 'METRIC_EVENTS_HANDLER/events', 'POST', false, false],
  ['findBank', 'bank-get', 'POST', true, false],
  ['fetchDepositStatus', 'deposit-status', 'GET', true, false],
  ['cancelDeposit', 'deposit-cancel', 'POST', false, false],
  ['checkDeposit', 'deposit-check', 'POST', false, false],
  ['completePeerToPeerDeposit', 'deposit-complete', 'POST', false, true],
  ['createPeerToPeerDeposit', 'deposit-create-p2p', 'POST', false, true],
  ['createDeposit', 'BANKING/deposit-create', 'POST', false, true],
  ['createSweepstakeDeposit', 'BANKING/deposit-create-sweepstake', 'POST', false, true],
  ['completeDeposit', 'BANKING/deposit-complete', 'POST', false, true],
  ['continueExternalDeposit', 'BANKING/external-deposit-continue', 'POST', false, true],
  ['prepareDeposit', 'BANKING/deposit-prepare', 'POST', false, true],
  ['startSession', 'BANKING/session-start', 'POST', false, false],
  ['fetchBoxes', 'BANKING/sweepstake-boxes', 'POST', false, false],
  ['convertPayment', 'BANKING/payment-convert-v2', 'POST', false, false],
  ['fetchSweepstakeBalances', 'BANKING/sweepstake-balance-get', 'POST', false, false],
  ['fetchRecoupSum', 'BANKING/sweepstake-recoup-sum', 'POST', false, false],
  ['createWithdrawal', 'BANKING/withdrawal-create', 'POST', false, true],
] as const;

describe('endpoints', () => {
  it.each(table)('%s is %s', (name, key, method, retries, idempotent) => {
    expect(endpoints[name]).toMatchObject({ key, method, retries, idempotent });
  });

  it('are complete, and only the closing call outlives the page', () => {
    expect(Object.keys(endpoints).sort()).toEqual(table.map(([name]) => name).sort());
    expect(Object.values(endpoints).filter(({ keepalive }) => keepalive)).toEqual([
      endpoints.closeModalSession,
    ]);
  });

  describe.each(Object.entries(sampleExchanges))('%s', (name, { request, answer }) => {
    const endpoint = endpoints[name as keyof typeof endpoints];

    it('accepts its request and rejects unknown fields', () => {
      expect(z.safeParse(endpoint.request, request).success).toBe(true);
      expect(z.safeParse(endpoint.request, { ...request, unknown: 1 }).success).toBe(false);
    });

    it('reads a valid answer completely', () => {
      expect(parseAnswer(endpoint, answer).dropped).toEqual([]);
    });

    it('reads a damaged answer, or throws a ContractError', () => {
      fc.assert(
        fc.property(fc.infiniteStream(fc.nat()), fc.jsonValue(), (choices, damage) => {
          try {
            parseAnswer(endpoint, damaged(answer, choices, damage));
          } catch (error) {
            expect(error).toBeInstanceOf(ContractError);
          }
        }),
      );
    });

    it('can be converted to JSON Schema', () => {
      expect(() => z.toJSONSchema(endpoint.request, { io: 'input' })).not.toThrow();
      expect(() => z.toJSONSchema(endpoint.response, { io: 'input' })).not.toThrow();
    });
  });

  it('needs an amount unless a crypto address is asked for', () => {
    const { amount: _, ...request } = sampleExchanges.createDeposit.request;

    expect(z.safeParse(endpoints.createDeposit.request, request).success).toBe(false);
    expect(z.safeParse(endpoints.createDeposit.request, { ...request, isNewFlow: true }).success).toBe(true);
    expect(z.safeParse(endpoints.createDeposit.request, { ...request, amount: '5' }).success).toBe(false);
  });
});

/** The answer with `damage` somewhere inside it. */
function damaged(answer: unknown, choices: Iterator<number>, damage: unknown): unknown {
  const entries = typeof answer === 'object' && answer !== null ? Object.entries(answer) : [];
  const chosen = entries[choices.next().value % (entries.length + 1)]?.[0];
  if (chosen === undefined) return damage;

  const changed = entries.map(([key, value]) => [
    key,
    key === chosen ? damaged(value, choices, damage) : value,
  ]);
  return Array.isArray(answer) ? changed.map(([, value]) => value) : Object.fromEntries(changed);
}

test('an initial currency may be missing for one type, and does not empty the list', () => {
  const answer = { methods: [], initCurrencies: { fiat: 'eur', crypto: null } };
  const { data, dropped } = parseAnswer(endpoints.fetchPaymentMethods, answer);
  expect(data.initCurrencies).toEqual({ fiat: 'EUR', crypto: undefined });
  expect(dropped).toEqual([]);
});

const lowerCase = (value: unknown) => String(value).toLowerCase();
const mapEntries = (table: object, change: (entry: [string, unknown]) => [string, unknown]) =>
  Object.fromEntries(Object.entries(table).map(change));

/** The same JSON with every currency code in lower case. */
const withLowerCaseCurrencies = (json: unknown): unknown =>
  JSON.parse(JSON.stringify(json ?? null), (key, value) => {
    if (key === 'amount_rules') return mapEntries(value, ([code, rule]) => [lowerCase(code), rule]);
    if (key === 'initCurrencies') return mapEntries(value, ([type, code]) => [type, lowerCase(code)]);
    if (!/currency/i.test(key)) return value;
    return Array.isArray(value) ? value.map(lowerCase) : lowerCase(value);
  });

test.each(Object.entries(sampleExchanges))(
  'currency codes in lower case mean the same in the answer of %s',
  (name, { answer }) => {
    const endpoint = endpoints[name as keyof typeof endpoints];
    const read = (data: unknown) => parseAnswer(endpoint, data).data;
    expect(read(withLowerCaseCurrencies(answer))).toEqual(read(answer));
  },
);
