import type { User } from '@paywidget/shared/contract';
import type { WithdrawalCreation } from '@paywidget/shared/contract/payments';
import { currencyOf, type Decimal, roundToDecimals } from '@paywidget/shared/money';

export type AccountType = WithdrawalCreation['accountType'];

/** An account of the player's that money can be taken from. */
export interface Account {
  type: AccountType;
  /** What it holds; nothing where the host has not said, so that only the server can check. */
  balance?: Decimal;
}

/** The name of an account, as a translation key. */
export const accountNames: Readonly<Record<AccountType, string>> = {
  main: 'withdrawal.account.main.title',
  additional: 'withdrawal.account.additional.title',
};

/**
 * The accounts that a withdrawal in a currency can come from (decisions, section 8): the main one always, the additional
 * one where the host names it. A balance in another currency says nothing of this one; what of it the currency cannot hold
 * cannot be withdrawn, and is not there.
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
