import {
  fetchCountrySelector,
  fetchPaymentMethods,
  fetchWithdrawalMethods,
} from '@paywidget/shared/contract';
import {
  checkDeposit,
  createDeposit,
  createWithdrawal,
  fetchDepositStatus,
} from '@paywidget/shared/contract/payments';
import { expect, readAnswer, requireRejection, requireSuccess } from '../assertions';
import type { Operator } from '../operator';
import type { Row, RowGroup } from '../row';

/** Calls that need a token. Those that create something are sent with an empty payload. */
const protectedCalls = [
  { endpoint: fetchPaymentMethods, payload: { country: 'ru', currency: { code: 'USD', type: 'fiat' } } },
  { endpoint: fetchWithdrawalMethods, payload: { currency: 'USD' } },
  { endpoint: checkDeposit, payload: { paymentMethod: 'none', selectedCountry: 'ru' } },
  { endpoint: fetchDepositStatus, payload: { depositId: 'none', paymentMethod: 'none' } },
  { endpoint: createDeposit, payload: {}, isPayment: true },
  { endpoint: createWithdrawal, payload: {}, isPayment: true },
];

const withoutToken = protectedCalls.map(
  ({ endpoint, payload, isPayment }): Row => ({
    name: `${endpoint.key}: a call without a token is answered with 401`,
    section: 'docs/rules/wire.md#errors',
    isPayment,
    async run(operator) {
      const key = endpoint.idempotent ? { key: 'conformance-nobody' } : {};
      const effect = 'The host does not learn that its token has expired';
      requireRejection(await operator.send(endpoint, payload, { token: null, ...key }), {
        status: 401,
        effect,
      });
    },
  }),
);

const countries = (operator: Operator, headers = {}) => operator.call(fetchCountrySelector, {}, { headers });

const nativeHeaders = {
  'X-Extra-Params': '{"platformVersion":"redesign","isNative":true,"platform":"ios"}',
  'X-Mobile-App': '1',
  'X-Pwa': '1',
};

export const transport: RowGroup = {
  title: 'Transport',
  createRows: () => [
    {
      name: 'answers carry the Date header',
      section: 'docs/rules/wire.md#time',
      async run(operator) {
        const answer = await countries(operator);
        requireSuccess(answer);
        const date = answer.headers?.get('date') ?? '';
        const effect = 'Countdowns use the clock of the device';
        expect(!Number.isNaN(Date.parse(date)), answer, `a Date header, not "${date}"`, effect);
      },
    },
    {
      name: 'the headers of native apps are accepted',
      section: 'docs/rules/wire.md#headers',
      run: async (operator) =>
        void readAnswer(fetchCountrySelector, await countries(operator, nativeHeaders)),
    },
    {
      name: 'an unknown token is answered with 401',
      section: 'docs/rules/wire.md#errors',
      async run(operator) {
        const answer = await operator.call(
          fetchWithdrawalMethods,
          { currency: 'USD' },
          { token: 'no-such-token' },
        );
        requireRejection(answer, {
          status: 401,
          effect: 'The host does not learn that its token has expired',
        });
      },
    },
    ...withoutToken,
  ],
};
