import type { PaymentMethod } from '@paywidget/shared/contract';
import { filterMethods, type ListEntry, listEntries } from '@paywidget/shared/methods';
import { type BalanceType, balanceCurrencies } from './balanceCurrencies';

const isCoin = ({ category }: PaymentMethod): boolean => category === 'crypto';

/**
 * Builds the list of a tab of crypto-balance. The crypto tab first lists coins as single methods, beginning with the coins
 * of the picked currency, then all other methods. The fiat tab lists the methods and groups of the deposit list without
 * coins.
 */
export function balanceEntries(
  type: BalanceType,
  methods: readonly PaymentMethod[],
  currency: string,
): ListEntry[] {
  const { methods: admitted } = filterMethods(methods, 'deposit');
  if (type === 'fiat') return listEntries(admitted.filter((method) => !isCoin(method)));
  const isPicked = (method: PaymentMethod) => isCoin(method) && (method.currency ?? []).includes(currency);
  const rank = (method: PaymentMethod) => (isPicked(method) ? 0 : isCoin(method) ? 1 : 2);
  const listed = new Set(balanceCurrencies('crypto'));
  return admitted
    .filter(
      (method) => !isCoin(method) || !method.currency || method.currency.some((code) => listed.has(code)),
    )
    .sort((a, b) => rank(a) - rank(b) || a.position - b.position)
    .map((method) => ({ kind: 'method', method, position: method.position }));
}
