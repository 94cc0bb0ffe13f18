import {
  convertPayment,
  fetchBoxes,
  fetchRecoupSum,
  fetchSweepstakeBalances,
} from '@paywidget/shared/contract/payments';
import { fromUnits, toUnits } from '../../ledger/units';
import { balancesOf, unplayedOf } from '../operator/accounts';
import { ApiError } from '../operator/apiError';
import { boxGroupsIn } from '../operator/boxes';
import { convert } from '../operator/rates';
import { defineHandler } from './endpointHandler';

export const sweepstakeHandlers = [
  defineHandler(fetchBoxes, ({ currency }) => boxGroupsIn(currency)),

  defineHandler(convertPayment, ({ from, to, amount }) => {
    const converted = convert(toUnits(amount), from, to);
    if (converted === undefined)
      throw new ApiError(400, `No rate from ${from} to ${to}`, 'banking.noRate', 'to');
    return { amount: fromUnits(converted) };
  }),

  defineHandler(fetchSweepstakeBalances, (_, { operator, player }) => {
    const { GC, SC } = balancesOf(operator.ledger, player).coins;
    return [
      { currency: 'SC', balance: SC },
      { currency: 'GC', balance: GC },
    ];
  }),

  defineHandler(fetchRecoupSum, (_, { operator, player }) => {
    const unplayed = unplayedOf(operator.ledger, player);
    return { data: { status: unplayed > 0n ? 'active' : 'none', amount: fromUnits(unplayed) } };
  }),
];
