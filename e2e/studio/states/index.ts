import { endpoints } from '@paywidget/shared/contract/payments';
import { depositStates } from './depositStates';
import { invoiceStates } from './invoiceStates';
import { list, type ScreenState } from './screenState';
import { sweepstakeStates } from './sweepstakeStates';
import { withdrawalStates } from './withdrawalStates';

export { createScene, placesOf } from './scene';
export type { ScreenState } from './screenState';

const { fetchPaymentMethods } = endpoints;

/** Every screen in every state. A route without a row fails the test. */
export const screenStates: readonly ScreenState[] = [
  ...depositStates,
  ...invoiceStates,
  ...withdrawalStates,
  ...sweepstakeStates,

  ...list('cryptobalance.deposit.crypto', fetchPaymentMethods),
  ...list('cryptobalance.deposit.fiat', fetchPaymentMethods),
  {
    screen: 'cryptobalance.deposit.fiat',
    state: 'empty',
    serve: (server) => server.answer(fetchPaymentMethods, { methods: [] }),
  },

  { screen: 'empty', state: 'no deposits', flow: 'main' },
  { screen: 'empty', state: 'no withdrawals', flow: 'main', query: { transaction: 'withdrawal' } },
  { screen: 'empty', state: 'no connection', flow: 'sweep', query: { reason: 'network' } },
  { screen: 'empty.region', state: 'the countries', flow: 'main', query: { back: 'deposit.list' } },
  { screen: 'error', state: 'an error', flow: 'main', query: { back: 'deposit.list', message: 'HTTP 500' } },
  { screen: 'form', state: 'waiting for the opener', flow: 'main', kind: 'ownWindow' },
];
