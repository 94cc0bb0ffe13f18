import type { PaymentMethods } from '@paywidget/shared/contract';
import { currencyCodes, defaultCurrencies, isCryptoCurrency } from '@paywidget/shared/money';

/** The tabs of crypto-balance: what is deposited. */
export const balanceTypes = ['crypto', 'fiat'] as const;
export type BalanceType = (typeof balanceTypes)[number];

/** Coins that crypto-balance does not take (specification, section 2, "Crypto-balance chooser"). */
const leftOut: ReadonlySet<string> = new Set(['NEO']);

/** Bought in the sweepstake flow, and no money of any country. */
const boxCoins: ReadonlySet<string> = new Set(['GC', 'SC', 'QGC', 'QSC']);

/** What can be picked in a tab, in the order of the catalogue. */
export function balanceCurrencies(type: BalanceType): readonly string[] {
  const isListed = (code: string) =>
    type === 'crypto'
      ? isCryptoCurrency(code) && !leftOut.has(code)
      : !isCryptoCurrency(code) && !boxCoins.has(code);
  return currencyCodes.filter(isListed);
}

/** What the player picked in each tab. */
export type PickedCurrencies = Readonly<Partial<Record<BalanceType, string>>>;

/**
 * The currency of a tab: the player's pick, else the one that the server begins with, else the specification's (section 3).
 * A server's word that the tab does not list does not count.
 */
export function balanceCurrency(
  type: BalanceType,
  picked: PickedCurrencies,
  initial: PaymentMethods['initCurrencies'],
): string {
  const offered = initial?.[type].toUpperCase();
  const isListed = offered !== undefined && balanceCurrencies(type).includes(offered);
  return picked[type] ?? (isListed ? offered : defaultCurrencies[type]);
}
