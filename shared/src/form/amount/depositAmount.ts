import type { DepositLimits, PaymentMethod } from '@paywidget/shared/contract';
import { type Decimal, type Limits, limitsOf } from '@paywidget/shared/money';
import { chipsFor, prefillFor } from '@paywidget/shared/money/input';
import type { AmountOptions } from './amountView';
import { fixedAmountsOf } from './fixedAmounts';

export interface AmountQuestion {
  method: PaymentMethod;
  /** Of the player's account. */
  currency: string;
  /** The chosen region, else the player's; lower case. */
  country: string;
  /** The answer of `deposit-limits`, where it was asked. */
  depositLimits?: DepositLimits;
  /** From 0 up to, but not including, 1; the same for as long as the form lives. */
  random: number;
}

/** Whether the method's own rules leave the limits to `deposit-limits` (decisions, section 4). */
export function needsDepositLimits({ amountRules }: PaymentMethod, currency: string): boolean {
  return amountRules?.[currency] === undefined;
}

/** Fixed amounts override whatever else limits the amount (specification, section 5). */
function limitsAround(fixed: readonly Decimal[]): Limits | undefined {
  const [min] = fixed;
  return min === undefined ? undefined : { min, max: fixed.at(-1) };
}

/** The amount of a deposit form: its limits, what it starts with, and what it suggests. */
export function depositAmountOf(question: AmountQuestion): AmountOptions {
  const { method, currency, country, depositLimits, random } = question;
  const { name: methodName, amountRules, category, randomizesMinimum } = method;
  const fixed = fixedAmountsOf(method);
  const limits =
    limitsAround(fixed) ?? limitsOf({ amountRules, currency, country, depositLimits, methodName, category });
  return {
    currency,
    limits,
    fixed,
    prefill: prefillFor({
      prefilled: method.prefilledAmount,
      limits,
      randomizesMinimum,
      random: () => random,
    }),
    chips: chipsFor({ recommended: method.recommendedAmounts, limits, country, currency }),
  };
}
