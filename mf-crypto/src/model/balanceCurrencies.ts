import type { PaymentMethods } from '@paywidget/shared/contract';
import { currencyCodes, defaultCurrencies, isCryptoCurrency } from '@paywidget/shared/money';

/** The tabs of crypto-balance. */
export const balanceTypes = ['crypto', 'fiat'] as const;
export type BalanceType = (typeof balanceTypes)[number];

/** Coins that crypto-balance does not take. */
const excludedCoins: ReadonlySet<string> = new Set(['NEO']);

/** Coins of the sweepstake flow. They are not a fiat currency. */
const sweepstakeCoins: ReadonlySet<string> = new Set(['GC', 'SC', 'QGC', 'QSC']);

/** Returns the currencies of a tab, in the order of the list of currencies. */
export function balanceCurrencies(type: BalanceType): readonly string[] {
  const isListed = (code: string) =>
    type === 'crypto'
      ? isCryptoCurrency(code) && !excludedCoins.has(code)
      : !isCryptoCurrency(code) && !sweepstakeCoins.has(code);
  return currencyCodes.filter(isListed);
}

/** The player's choice in each tab. */
export type PickedCurrencies = Readonly<Partial<Record<BalanceType, string>>>;

export interface InitialCurrencies {
  picked: PickedCurrencies;
  /** The server's initial currencies. */
  initial: PaymentMethods['initCurrencies'];
  /** The account's currency. */
  account: string;
}

/**
 * Returns the currency of a tab: the player's choice, else the server's initial currency, else the account's, each if the tab
 * lists it, else the default currency.
 */
export function balanceCurrency(type: BalanceType, { picked, initial, account }: InitialCurrencies): string {
  const listed = balanceCurrencies(type);
  const currency = [picked[type], initial?.[type], account].find((code) => code && listed.includes(code));
  return currency ?? defaultCurrencies[type];
}
