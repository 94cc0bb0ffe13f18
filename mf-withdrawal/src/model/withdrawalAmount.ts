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

export interface AmountContext {
  method: PaymentMethod;
  currency: string;
  /** The chosen region, else the player's country. Lower case. */
  country: string;
  /** The chosen account's balance. Undefined if it is unknown. */
  balance?: Decimal;
}

/** The amount of a withdrawal form. */
export interface WithdrawalAmount extends AmountOptions {
  /** The maximum that the player can withdraw at once. Undefined if the balance is unknown or the amounts are fixed. */
  fullAmount?: Decimal;
  /** The balance is below the minimum withdrawal. */
  isBalanceTooLow: boolean;
}

/** Lowers the maximum to the account's balance. */
function limitToBalance({ min, max }: Limits, balance: Decimal | undefined): Limits {
  if (balance === undefined || (max !== undefined && compare(max, balance) <= 0)) return { min, max };
  return { min, max: balance };
}

/**
 * Returns the amount options of a method's form from the method's limits and the account's balance. The prefilled and the
 * suggested amounts never exceed the balance.
 */
export function withdrawalAmountOf({ method, currency, country, balance }: AmountContext): WithdrawalAmount {
  const { name: methodName, amountRules, category } = method;
  const limits = limitsOf({ amountRules, currency, country, methodName, category });
  const allFixed = fixedAmountsOf(method);
  // Leave out fixed amounts above the balance. If no amount is left, keep all amounts: the error then explains why.
  const affordable = allFixed.filter((amount) => balance === undefined || compare(amount, balance) <= 0);
  const fixed = affordable.length > 0 ? affordable : allFixed;
  const minimum = allFixed[0] ?? limits.min;
  const isBalanceTooLow = balance !== undefined && compare(balance, minimum) < 0;
  const available = limitToBalance(
    limits,
    balance && roundToDecimals(balance, currencyOf(currency).decimals, 'down'),
  );
  return {
    currency,
    limits,
    balance,
    fixed,
    isBalanceTooLow,
    prefill: isBalanceTooLow
      ? undefined
      : prefillFor({ prefilled: method.prefilledAmount, limits: available, random: () => 0 }),
    chips: isBalanceTooLow
      ? []
      : chipsFor({ recommended: method.recommendedAmounts, limits: available, country, currency }),
    fullAmount: isBalanceTooLow || balance === undefined || allFixed.length > 0 ? undefined : available.max,
  };
}
