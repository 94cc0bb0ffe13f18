import {
  fetchCountrySelector,
  fetchDepositLimits,
  fetchPaymentMethods,
  fetchWithdrawalMethods,
  type PaymentMethod,
} from '@paywidget/shared/contract';
import { checkDeposit, fetchDepositStatus, findBank } from '@paywidget/shared/contract/payments';
import { compare } from '@paywidget/shared/money';
import { Skipped } from '../fault';
import { expect, readAnswer, requireRefusal } from '../judge';
import { listedMethods } from '../methods';
import type { Operator } from '../operator';
import type { Row, RowGroup } from '../row';

interface MethodRule {
  says: string;
  section: Row['section'];
  /** What is wrong with a method, in words. */
  faults(method: PaymentMethod, all: readonly PaymentMethod[]): string[];
}

function compiles(regex: string): boolean {
  try {
    return Boolean(new RegExp(regex, 'u'));
  } catch {
    return false;
  }
}

/** What a list's schema cannot say. */
const rules: readonly MethodRule[] = [
  {
    says: 'no two methods have one name',
    section: 'contract, "PaymentMethod"',
    faults: ({ name }, all) =>
      all.filter((other) => other.name === name).length > 1 ? ['a name of its own'] : [],
  },
  {
    says: 'card view types are known',
    section: 'decisions, section 3',
    faults: ({ cardViewType }) => (cardViewType === 'unknown' ? ['a card view type of the table'] : []),
  },
  {
    says: 'no minimum is above its maximum',
    section: 'decisions, section 4',
    faults: ({ amountRules = {} }) =>
      Object.entries(amountRules).flatMap(([currency, { min, max, minNonRus = min }]) =>
        compare(min, max) > 0 || compare(minNonRus, max) > 0
          ? [`${currency} from ${min} (${minNonRus} outside ru) to no less, not to ${max}`]
          : [],
      ),
  },
  {
    says: 'regular expressions compile in unicode mode',
    section: 'contract, "FormField"',
    faults: ({ fields = [] }) =>
      fields.flatMap(({ name, validations = [] }) =>
        validations
          .filter(({ regex }) => !compiles(regex))
          .map(({ regex }) => `${name}: a regular expression, not ${JSON.stringify(regex)}`),
      ),
  },
  {
    says: 'dropdowns have values',
    section: 'contract, "FormField"',
    faults: ({ fields = [] }) =>
      fields
        .filter(({ type, values = [] }) => type === 'dropdown' && values.length === 0)
        .map(({ name }) => `${name}: values to choose from`),
  },
];

const ruleRows = (['deposits', 'withdrawals'] as const).flatMap((source) =>
  rules.map(
    ({ says, section, faults }): Row => ({
      name: `${source}: ${says}`,
      section,
      async run(operator) {
        const { answer, methods } = await listedMethods(operator, source);
        const wants = methods.flatMap((method) =>
          faults(method, methods).map((fault) => `${method.name}: ${fault}`),
        );
        expect(wants.length === 0, answer, [...new Set(wants)]);
      },
    }),
  ),
);

/** The first method that suits, else the first. */
async function someMethod(
  operator: Operator,
  suits: (method: PaymentMethod) => boolean = () => true,
): Promise<PaymentMethod> {
  const { methods } = await listedMethods(operator, 'deposits');
  const method = methods.find(suits) ?? methods[0];
  if (!method) throw new Skipped('there is no deposit method to ask about');
  return method;
}

/** Their limits come from nowhere else. */
const isOnramp = ({ cardViewType }: PaymentMethod) => cardViewType === 'onramp';

export const lists: RowGroup = {
  title: 'Lists and questions',
  createRows: () => [
    {
      name: 'BANKING/methods-payment-v5: deposit methods',
      section: 'contract, "PaymentMethod"',
      run: async ({ lists }) => void readAnswer(fetchPaymentMethods, await lists.deposits()),
    },
    {
      name: 'BANKING/methods-payment-v5: deposit methods of a coin',
      section: 'contract, "PaymentMethod"',
      async run(operator) {
        const { country } = operator.options;
        const payload = { country, currency: { code: 'USDT', type: 'crypto' } } as const;
        readAnswer(fetchPaymentMethods, await operator.call(fetchPaymentMethods, payload));
      },
    },
    {
      name: 'BANKING/methods-withdrawal-v4: withdrawal methods',
      section: 'contract, "PaymentMethod"',
      run: async ({ lists }) => void readAnswer(fetchWithdrawalMethods, await lists.withdrawals()),
    },
    {
      name: 'the methods that --method names are listed',
      section: 'contract, "PaymentMethod"',
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
      section: 'contract, "Endpoints"',
      async run(operator) {
        const answer = await operator.call(fetchCountrySelector, {});
        const { countries } = readAnswer(fetchCountrySelector, answer);
        const strange = countries.filter((code) => !/^[a-z]{2}$/.test(code));
        expect(strange.length === 0, answer, `countries: codes of two letters, not ${strange.join(', ')}`);
      },
    },
    ...ruleRows,
    {
      name: 'BANKING/deposit-limits: limits of a method',
      section: 'contract, "Endpoints"',
      async run(operator) {
        const method = await someMethod(operator, isOnramp);
        const { name, amountRules } = method;
        const answer = await operator.lists.limits(name);
        const limits = readAnswer(fetchDepositLimits, answer)[name];
        const isNeeded = isOnramp(method) && !amountRules?.[operator.options.currency];
        const so = 'The on-ramp page says that the provider is unavailable';
        expect(!isNeeded || limits !== undefined, answer, `limits under "${name}"`, so);
        expect(!limits || compare(limits.min, limits.max) <= 0, answer, `${name}: min not above max`);
      },
    },
    {
      name: 'bank-get: the bank of a card',
      section: 'contract, "Endpoints"',
      async run(operator) {
        const { name } = await someMethod(operator);
        readAnswer(findBank, await operator.call(findBank, { bin: '440043', payment_method: name }));
      },
    },
    {
      name: 'deposit-check: whether a deposit is open',
      section: 'contract, "Endpoints"',
      async run(operator) {
        const { name } = await someMethod(operator);
        const payload = { paymentMethod: name, selectedCountry: operator.options.country };
        readAnswer(checkDeposit, await operator.call(checkDeposit, payload));
      },
    },
    {
      name: 'deposit-status: a deposit that does not exist is refused',
      section: 'contract, "Errors"',
      async run(operator) {
        const payload = { depositId: 'no-such-deposit', paymentMethod: 'none' };
        requireRefusal(await operator.call(fetchDepositStatus, payload));
      },
    },
  ],
};
