import type { PaymentMethod } from '@paywidget/shared/contract';
import { compare, type Decimal, isZero, type Limits, limitsOf } from '@paywidget/shared/money';
import { chipsFor, prefillFor } from '@paywidget/shared/money/input';
import type { Redeemable } from './redeemable';

export interface RedeemAmount {
  /** The method's limits. */
  limits: Limits;
  /** The redeemable balance. */
  balance: Decimal;
  /** Undefined if the balance is too low. */
  prefill?: Decimal;
  /** Suggested amounts within the balance. */
  chips: readonly Decimal[];
  /** The maximum that the player can redeem at once. Undefined if the balance is too low. */
  fullAmount?: Decimal;
  /** The redeemable balance is zero, or below the method's minimum. */
  isBalanceTooLow: boolean;
}

export interface AmountContext {
  method: PaymentMethod;
  redeemable: Redeemable;
  /** The chosen region, else the player's country. Lower case. */
  country: string;
}

/** Returns the amount options of a redemption from the method's limits and the redeemable balance. */
export function redeemAmountOf({ method, redeemable, country }: AmountContext): RedeemAmount {
  const { currency, available: balance } = redeemable;
  const { name: methodName, amountRules, category, recommendedAmounts, prefilledAmount } = method;
  const limits = limitsOf({ amountRules, currency, country, methodName, category });
  const isBalanceTooLow = isZero(balance) || compare(balance, limits.min) < 0;
  if (isBalanceTooLow) return { limits, balance, chips: [], isBalanceTooLow };
  const max = limits.max !== undefined && compare(limits.max, balance) < 0 ? limits.max : balance;
  const payableLimits = { min: limits.min, max };
  return {
    limits,
    balance,
    isBalanceTooLow,
    prefill: prefillFor({ prefilled: prefilledAmount, limits: payableLimits, random: () => 0 }),
    chips: chipsFor({ recommended: recommendedAmounts, limits: payableLimits, country, currency }),
    fullAmount: max,
  };
}
