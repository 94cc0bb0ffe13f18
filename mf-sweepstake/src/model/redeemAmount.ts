import type { PaymentMethod } from '@paywidget/shared/contract';
import { compare, type Decimal, isZero, type Limits, limitsOf } from '@paywidget/shared/money';
import { chipsFor, prefillFor } from '@paywidget/shared/money/input';
import type { Redeemable } from './redeemable';

export interface RedeemAmount {
  /** The method's own. */
  limits: Limits;
  /** What there is to redeem from. */
  balance: Decimal;
  /** What the form starts with; nothing while too little can be redeemed. */
  prefill?: Decimal;
  /** Suggested amounts, each of which can be redeemed. */
  chips: readonly Decimal[];
  /** The most that can be redeemed at once. */
  all?: Decimal;
  /** Less can be redeemed than the least that the method takes. */
  isShort: boolean;
}

export interface AmountQuestion {
  method: PaymentMethod;
  redeemable: Redeemable;
  /** The chosen region, else the player's; lower case. */
  country: string;
}

/** The sweep coins of a redemption: the method's limits, and the redeemable balance beside them. */
export function redeemAmountOf({ method, redeemable, country }: AmountQuestion): RedeemAmount {
  const { currency, free: balance } = redeemable;
  const { name: methodName, amountRules, category, recommendedAmounts, prefilledAmount } = method;
  const limits = limitsOf({ amountRules, currency, country, methodName, category });
  const isShort = isZero(balance) || compare(balance, limits.min) < 0;
  if (isShort) return { limits, balance, chips: [], isShort };
  const max = limits.max !== undefined && compare(limits.max, balance) < 0 ? limits.max : balance;
  const within = { min: limits.min, max };
  return {
    limits,
    balance,
    isShort,
    prefill: prefillFor({ prefilled: prefilledAmount, limits: within, random: () => 0 }),
    chips: chipsFor({ recommended: recommendedAmounts, limits: within, country, currency }),
    all: max,
  };
}
