import type { PaymentMethod } from '@paywidget/shared/contract';
import { type AmountOptions, fixedAmountsOf } from '@paywidget/shared/form';
import {
  compare,
  currencyOf,
  type Decimal,
  type Limits,
  limitsOf,
  roundToDecimals,
} from '@paywidget/shared/money';
import { chipsFor, prefillFor } from '@paywidget/shared/money/input';

export interface AmountQuestion {
  method: PaymentMethod;
  currency: string;
  /** The chosen region, else the player's; lower case. */
  country: string;
  /** Of the chosen account, where it is known. */
  balance?: Decimal;
}

/** The amount of a withdrawal form. */
export interface WithdrawalAmount extends AmountOptions {
  /** The most that can be withdrawn in one press; nothing where the balance is unknown or the amounts are fixed. */
  all?: Decimal;
  /** The account holds less than the least that can be withdrawn. */
  isShort: boolean;
}

/** What the account leaves of the limits. */
function within({ min, max }: Limits, balance: Decimal | undefined): Limits {
  if (balance === undefined || (max !== undefined && compare(max, balance) <= 0)) return { min, max };
  return { min, max: balance };
}

/**
 * The amount of a method's form: its own limits, and the account's balance beside them. What is suggested and what it
 * starts with are amounts that the account holds.
 */
export function withdrawalAmountOf({ method, currency, country, balance }: AmountQuestion): WithdrawalAmount {
  const { name: methodName, amountRules, category } = method;
  const limits = limitsOf({ amountRules, currency, country, methodName, category });
  const stated = fixedAmountsOf(method);
  // What is fixed and too much is left out, unless nothing would be left: then the error says why.
  const payable = stated.filter((amount) => balance === undefined || compare(amount, balance) <= 0);
  const fixed = payable.length > 0 ? payable : stated;
  const least = stated[0] ?? limits.min;
  const isShort = balance !== undefined && compare(balance, least) < 0;
  const available = within(
    limits,
    balance && roundToDecimals(balance, currencyOf(currency).decimals, 'down'),
  );
  return {
    currency,
    limits,
    balance,
    fixed,
    isShort,
    prefill: isShort
      ? undefined
      : prefillFor({ prefilled: method.prefilledAmount, limits: available, random: () => 0 }),
    chips: isShort
      ? []
      : chipsFor({ recommended: method.recommendedAmounts, limits: available, country, currency }),
    all: isShort || balance === undefined || stated.length > 0 ? undefined : available.max,
  };
}
