import {
  fetchCountrySelector,
  fetchDepositLimits,
  fetchPaymentMethods,
  fetchWithdrawalMethods,
  type PaymentMethod,
} from '@paywidget/shared/contract';
import { checkDeposit, fetchDepositStatus, findBank } from '@paywidget/shared/contract/payments';
import { compare } from '@paywidget/shared/money';
import { expect, readAnswer, requireRejection } from '../assertions';
import { Skipped } from '../fault';
import { listedMethods } from '../methods';
import type { Operator } from '../operator';
import type { Row, RowGroup } from '../row';

interface MethodRule {
  rule: string;
  section: Row['section'];
  /** Lists what the method should have instead. Empty if it keeps the rule. */
  unmet(method: PaymentMethod, all: readonly PaymentMethod[]): string[];
}

function compiles(regex: string): boolean {
  try {
    return Boolean(new RegExp(regex, 'u'));
  } catch {
    return false;
  }
}

/** Rules of a method list that its schema cannot express. */
const rules: readonly MethodRule[] = [
  {
    rule: 'method names are unique',
    section: 'docs/rules/wire.md#payment-method',
    unmet: ({ name }, all) =>
      all.filter((other) => other.name === name).length > 1 ? ['a unique name'] : [],
  },
  {
    rule: 'card view types are known',
    section: 'docs/rules/methods.md#pages',
    unmet: ({ cardViewType }) => (cardViewType === 'unknown' ? ['a known card view type'] : []),
  },
  {
    rule: 'no minimum is above its maximum',
    section: 'docs/rules/amounts.md#limits',
    unmet: ({ amountRules = {} }) =>
      Object.entries(amountRules).flatMap(([currency, { min, max, minNonRus = min }]) =>
        compare(min, max) > 0 || compare(minNonRus, max) > 0
          ? [`${currency}: a maximum not below ${min} (${minNonRus} outside ru), not ${max}`]
          : [],
      ),
  },
  {
    rule: 'regular expressions compile in unicode mode',
    section: 'docs/rules/fields.md#rules',
    unmet: ({ fields = [] }) =>
      fields.flatMap(({ name, validations = [] }) =>
        validations
          .filter(({ regex }) => !compiles(regex))
          .map(({ regex }) => `${name}: a regular expression, not ${JSON.stringify(regex)}`),
      ),
  },
  {
    rule: 'dropdowns have values',
    section: 'docs/rules/wire.md#form-field',
    unmet: ({ fields = [] }) =>
      fields
        .filter(({ type, values = [] }) => type === 'dropdown' && values.length === 0)
        .map(({ name }) => `${name}: values to choose from`),
  },
];

const ruleRows = (['deposits', 'withdrawals'] as const).flatMap((source) =>
  rules.map(
    ({ rule, section, unmet }): Row => ({
      name: `${source}: ${rule}`,
      section,
      async run(operator) {
        const { answer, methods } = await listedMethods(operator, source);
        const expected = methods.flatMap((method) =>
          unmet(method, methods).map((expectation) => `${method.name}: ${expectation}`),
        );
        expect(expected.length === 0, answer, [...new Set(expected)]);
      },
    }),
  ),
);

/** Returns the first suitable deposit method. If none is suitable, returns the first of all. @throws Skipped without methods */
async function firstMethod(
  operator: Operator,
  isSuitable: (method: PaymentMethod) => boolean = () => true,
): Promise<PaymentMethod> {
  const { methods } = await listedMethods(operator, 'deposits');
  const method = methods.find(isSuitable) ?? methods[0];
  if (!method) throw new Skipped('there is no deposit method to use');
  return method;
}

const isOnramp = ({ cardViewType }: PaymentMethod) => cardViewType === 'onramp';

export const lists: RowGroup = {
  title: 'Lists and look-ups',
  createRows: () => [
    {
      name: 'BANKING/methods-payment-v5: deposit methods',
      section: 'docs/rules/wire.md#payment-method',
      run: async ({ lists }) => void readAnswer(fetchPaymentMethods, await lists.deposits()),
    },
    {
      name: 'BANKING/methods-payment-v5: deposit methods of a coin',
      section: 'docs/rules/wire.md#payment-method',
      async run(operator) {
        const { country } = operator.options;
        const payload = { country, currency: { code: 'USDT', type: 'crypto' } } as const;
        readAnswer(fetchPaymentMethods, await operator.call(fetchPaymentMethods, payload));
      },
    },
    {
      name: 'BANKING/methods-withdrawal-v4: withdrawal methods',
      section: 'docs/rules/wire.md#payment-method',
      run: async ({ lists }) => void readAnswer(fetchWithdrawalMethods, await lists.withdrawals()),
    },
    {
      name: 'the methods named with --method are listed',
      section: 'docs/rules/wire.md#payment-method',
      async run(operator) {
        const { methods: named } = operator.options;
        if (named.length === 0) throw new Skipped('no method is named');
        const { answer, methods } = await listedMethods(operator, 'deposits');
        const { methods: payouts } = await listedMethods(operator, 'withdrawals');
        const listed = new Set([...methods, ...payouts].map(({ name }) => name));
        const missing = named.filter((name) => !listed.has(name));
        expect(missing.length === 0, answer, `methods named ${missing.join(', ')}`);
      },
    },
    {
      name: 'BANKING/methods-country-selector-v2: countries',
      section: 'docs/rules/wire.md#endpoints',
      async run(operator) {
        const answer = await operator.call(fetchCountrySelector, {});
        const { countries } = readAnswer(fetchCountrySelector, answer);
        const invalid = countries.filter((code) => !/^[a-z]{2}$/.test(code));
        expect(invalid.length === 0, answer, `countries: codes of two letters, not ${invalid.join(', ')}`);
      },
    },
    ...ruleRows,
    {
      name: 'BANKING/deposit-limits: limits of a method',
      section: 'docs/rules/wire.md#endpoints',
      async run(operator) {
        // Only on-ramps need this call: other methods have their limits in the list.
        const method = await firstMethod(operator, isOnramp);
        const { name, amountRules } = method;
        const answer = await operator.lists.limits(name);
        const limits = readAnswer(fetchDepositLimits, answer)[name];
        const isNeeded = isOnramp(method) && !amountRules?.[operator.options.currency];
        const effect = 'The on-ramp page shows the provider as unavailable';
        expect(!isNeeded || limits !== undefined, answer, `limits under "${name}"`, effect);
        expect(!limits || compare(limits.min, limits.max) <= 0, answer, `${name}: min not above max`);
      },
    },
    {
      name: 'bank-get: the bank of a card',
      section: 'docs/rules/wire.md#endpoints',
      async run(operator) {
        const { name } = await firstMethod(operator);
        readAnswer(findBank, await operator.call(findBank, { bin: '440043', payment_method: name }));
      },
    },
    {
      name: 'deposit-check: whether a deposit is open',
      section: 'docs/rules/wire.md#endpoints',
      async run(operator) {
        const { name } = await firstMethod(operator);
        const payload = { paymentMethod: name, selectedCountry: operator.options.country };
        readAnswer(checkDeposit, await operator.call(checkDeposit, payload));
      },
    },
    {
      name: 'deposit-status: a deposit that does not exist is rejected',
      section: 'docs/rules/wire.md#errors',
      async run(operator) {
        const payload = { depositId: 'no-such-deposit', paymentMethod: 'none' };
        requireRejection(await operator.call(fetchDepositStatus, payload));
      },
    },
  ],
};
