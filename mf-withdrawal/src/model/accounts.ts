import type { User } from '@paywidget/shared/contract';
import type { WithdrawalCreation } from '@paywidget/shared/contract/payments';
import { currencyOf, type Decimal, roundToDecimals } from '@paywidget/shared/money';

export type AccountType = WithdrawalCreation['accountType'];

/** An account of the player from which money can be withdrawn. */
export interface Account {
  type: AccountType;
  /** Undefined if the host does not send it. Then only the server can check the amount. */
  balance?: Decimal;
}

/** The accounts' names as translation keys. */
export const accountNames: Readonly<Record<AccountType, string>> = {
  main: 'withdrawal.account.main.title',
  additional: 'withdrawal.account.additional.title',
};

/**
 * Returns the accounts for a withdrawal in a currency: always the main account, and the additional account if the host sends
 * its balance in this currency. A balance in another currency counts as unknown. Balances are rounded down to the currency's
 * decimals, because the player cannot withdraw the rest.
 */
export function accountsOf(
  balances: User['balanceData'],
  currency: string,
): readonly [Account, ...Account[]] {
  const { decimals } = currencyOf(currency);
  const balanceOf = (type: 'primary' | 'additional') =>
    balances?.[type]?.currency === currency
      ? roundToDecimals(balances[type].amount, decimals, 'down')
      : undefined;
  const additional = balanceOf('additional');
  const main: Account = { type: 'main', balance: balanceOf('primary') };
  return additional === undefined ? [main] : [main, { type: 'additional', balance: additional }];
}
