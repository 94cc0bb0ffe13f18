import { fetchSweepstakePaymentMethods, fetchSweepstakeWithdrawalMethods } from '@paywidget/shared/contract';
import {
  convertPayment,
  type DepositResponse,
  fetchBoxes,
  fetchRecoupSum,
  fetchSweepstakeBalances,
} from '@paywidget/shared/contract/payments';
import { expect, readAnswer } from '../assertions';
import { sweepstakeKind } from '../createRequests';
import { Skipped } from '../fault';
import { createIdempotencyRows } from '../idempotencyRows';
import { createRejectionRows } from '../rejectionRows';
import type { Row, RowGroup } from '../row';

const section = 'docs/rules/wire.md#endpoints';
const sweepCoins = ['SC', 'QSC'];

const lookUps: readonly Row[] = [
  {
    name: 'BANKING/methods-payment-v3: payment methods for boxes',
    section: 'docs/rules/wire.md#payment-method',
    run: async ({ lists }) => void readAnswer(fetchSweepstakePaymentMethods, await lists.sweepstake()),
  },
  {
    name: 'BANKING/methods-withdrawal: methods of redemption',
    section: 'docs/rules/wire.md#payment-method',
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
    name: 'BANKING/sweepstake-balance-get: balances, with sweep coins',
    section,
    async run(operator) {
      const answer = await operator.call(fetchSweepstakeBalances, {});
      const balances = readAnswer(fetchSweepstakeBalances, answer);
      const hasSweepCoins = balances.some(({ currency }) => sweepCoins.includes(currency));
      expect(hasSweepCoins, answer, 'an entry of the currency SC or QSC', 'The player has nothing to redeem');
    },
  },
  {
    name: 'BANKING/sweepstake-recoup-sum: the amount still to be played',
    section,
    run: async (operator) =>
      void readAnswer(fetchRecoupSum, await operator.call(fetchRecoupSum, { currency: 'SC' })),
  },
  {
    name: 'BANKING/payment-convert-v2: the value of sweep coins',
    section,
    async run(operator) {
      const payload = { from: 'SC', to: 'USDT', amount: 10 };
      readAnswer(convertPayment, await operator.call(convertPayment, payload));
    },
  },
];

const onlyIfRequested = (row: Row): Row => ({
  ...row,
  async run(operator) {
    if (!operator.options.isSweepstake) throw new Skipped('needs the sweepstake flow: pass --sweepstake');
    return row.run(operator);
  },
});

export const sweepstake: RowGroup = {
  title: 'Sweepstake',
  createRows() {
    const name = 'box';
    const missingParts = (data: unknown) =>
      (data as DepositResponse).apiResponse ? [] : ['apiResponse: where to pay for the box'];
    const { rows, concurrentRow } = createIdempotencyRows({ ...sweepstakeKind, name, missingParts });
    return [...lookUps, ...rows, concurrentRow, ...createRejectionRows(name, sweepstakeKind)].map(
      onlyIfRequested,
    );
  },
};
