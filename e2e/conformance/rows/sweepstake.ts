import { fetchSweepstakePaymentMethods, fetchSweepstakeWithdrawalMethods } from '@paywidget/shared/contract';
import {
  convertPayment,
  type DepositResponse,
  fetchBoxes,
  fetchRecoupSum,
  fetchSweepstakeBalances,
} from '@paywidget/shared/contract/payments';
import { sweepstakeKind } from '../creations';
import { Skipped } from '../fault';
import { expect, readAnswer } from '../judge';
import { createKeyedRows } from '../keyedRows';
import { createRefusalRows } from '../refusalRows';
import type { Row, RowGroup } from '../row';

const section = 'contract, "Endpoints"';
const sweepCoins = ['SC', 'QSC'];

const questions: readonly Row[] = [
  {
    name: 'BANKING/methods-payment-v3: what boxes are bought with',
    section: 'contract, "PaymentMethod"',
    run: async ({ lists }) => void readAnswer(fetchSweepstakePaymentMethods, await lists.sweepstake()),
  },
  {
    name: 'BANKING/methods-withdrawal: what coins are redeemed to',
    section: 'contract, "PaymentMethod"',
    async run(operator) {
      const { country } = operator.options;
      const answer = await operator.call(fetchSweepstakeWithdrawalMethods, { country, currency: 'SC' });
      readAnswer(fetchSweepstakeWithdrawalMethods, answer);
    },
  },
  {
    name: 'BANKING/sweepstake-boxes: boxes',
    section,
    run: async ({ lists }) => void readAnswer(fetchBoxes, await lists.boxes()),
  },
  {
    name: 'BANKING/sweepstake-balance-get: balances, of sweep coins among them',
    section,
    async run(operator) {
      const answer = await operator.call(fetchSweepstakeBalances, {});
      const balances = readAnswer(fetchSweepstakeBalances, answer);
      const hasSweepCoins = balances.some(({ currency }) => sweepCoins.includes(currency));
      expect(hasSweepCoins, answer, 'an entry of the currency SC or QSC', 'The player has nothing to redeem');
    },
  },
  {
    name: 'BANKING/sweepstake-recoup-sum: what is still to be played',
    section,
    run: async (operator) =>
      void readAnswer(fetchRecoupSum, await operator.call(fetchRecoupSum, { currency: 'SC' })),
  },
  {
    name: 'BANKING/payment-convert-v2: what coins are worth',
    section,
    async run(operator) {
      const payload = { from: 'SC', to: 'USDT', amount: 10 };
      readAnswer(convertPayment, await operator.call(convertPayment, payload));
    },
  },
];

const isAskedFor = (row: Row): Row => ({
  ...row,
  async run(operator) {
    if (!operator.options.isSweepstake) throw new Skipped('is for the sweepstake flow: pass --sweepstake');
    return row.run(operator);
  },
});

export const sweepstake: RowGroup = {
  title: 'Sweepstake',
  createRows() {
    const name = 'box';
    const lacks = (data: unknown) =>
      (data as DepositResponse).apiResponse ? [] : ['apiResponse: where the box is paid'];
    const { rows, together } = createKeyedRows({ ...sweepstakeKind, name, lacks });
    return [...questions, ...rows, together, ...createRefusalRows(name, sweepstakeKind)].map(isAskedFor);
  },
};
