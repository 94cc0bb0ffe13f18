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
import { expect, readAnswer, requireRefusal, requireSuccess } from '../judge';
import type { Operator } from '../operator';
import type { Row, RowGroup } from '../row';

/** What only a signed-in player may ask; what creates something is asked without its key and fields. */
const closed = [
  { endpoint: fetchPaymentMethods, payload: { country: 'ru', currency: { code: 'USD', type: 'fiat' } } },
  { endpoint: fetchWithdrawalMethods, payload: { currency: 'USD' } },
  { endpoint: checkDeposit, payload: { paymentMethod: 'none', selectedCountry: 'ru' } },
  { endpoint: fetchDepositStatus, payload: { depositId: 'none', paymentMethod: 'none' } },
  { endpoint: createDeposit, payload: {}, isPayment: true },
  { endpoint: createWithdrawal, payload: {}, isPayment: true },
];

const withoutToken = closed.map(
  ({ endpoint, payload, isPayment }): Row => ({
    name: `${endpoint.key}: without a token it is 401`,
    section: 'contract, "Errors"',
    isPayment,
    async run(operator) {
      const key = endpoint.idempotent ? { key: 'conformance-nobody' } : {};
      const so = 'The host does not learn that its token has expired';
      requireRefusal(await operator.send(endpoint, payload, { token: null, ...key }), { status: 401, so });
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
      section: 'decisions, section 6',
      async run(operator) {
        const answer = await countries(operator);
        requireSuccess(answer);
        const date = answer.headers?.get('date') ?? '';
        const so = 'Countdowns follow the clock of the device';
        expect(!Number.isNaN(Date.parse(date)), answer, `a Date header, not "${date}"`, so);
      },
    },
    {
      name: 'the headers of native apps are taken',
      section: 'contract, "Transports"',
      run: async (operator) =>
        void readAnswer(fetchCountrySelector, await countries(operator, nativeHeaders)),
    },
    {
      name: 'an unknown token is 401',
      section: 'contract, "Errors"',
      async run(operator) {
        const answer = await operator.call(
          fetchWithdrawalMethods,
          { currency: 'USD' },
          { token: 'no-such-token' },
        );
        requireRefusal(answer, { status: 401, so: 'The host does not learn that its token has expired' });
      },
    },
    ...withoutToken,
  ],
};
