import { type DepositLimits, type PaymentMethod, toDecimalText } from '@paywidget/shared/contract';
import { canonical, compare, type Decimal, type Limits, limitsOf } from '@paywidget/shared/money';
import { chipsFor, isExact, prefillFor } from '@paywidget/shared/money/input';
import type { AmountOptions } from './amountView';

export interface DepositAmountInput {
  method: PaymentMethod;
  /** Currency of the player's account. */
  currency: string;
  /** The chosen region, else the player's country. Lower case. */
  country: string;
  /** The response of `deposit-limits`, if requested. */
  depositLimits?: DepositLimits;
  /** From 0 (inclusive) to 1 (exclusive). Constant for the lifetime of the form. */
  random: number;
}

/** Returns true if the method has no amount rules for the currency, so that `deposit-limits` must be requested. */
export function needsDepositLimits({ amountRules }: PaymentMethod, currency: string): boolean {
  return amountRules?.[currency] === undefined;
}

/** Returns the fixed amounts listed by the method's field of type `amount`, ascending. Empty if it lists none. */
export function fixedAmountsOf({ fields = [] }: Pick<PaymentMethod, 'fields'>): Decimal[] {
  const field = fields.find(({ type }) => type === 'amount');
  return (field?.values ?? [])
    .flatMap(({ value }) => toDecimalText(value) ?? [])
    .map(canonical)
    .sort(compare);
}

/** Returns limits that span the fixed amounts, or `undefined` if there are none. Fixed amounts override all other limits. */
function limitsFromFixed(fixed: readonly Decimal[]): Limits | undefined {
  const [min] = fixed;
  return min === undefined ? undefined : { min, max: fixed.at(-1) };
}

/** Returns the limits, prefill and chips of a deposit form. See docs/rules/amounts.md. */
export function depositAmountOf(input: DepositAmountInput): AmountOptions {
  const { method, currency, country, depositLimits, random } = input;
  const { name: methodName, amountRules, category, randomizesMinimum, prefilledAmount } = method;
  const fixed = fixedAmountsOf(method);
  const limits =
    limitsFromFixed(fixed) ??
    limitsOf({ amountRules, currency, country, depositLimits, methodName, category });
  return {
    currency,
    limits,
    fixed,
    prefill: prefillFor({
      prefilled:
        prefilledAmount !== undefined && isExact(prefilledAmount, currency) ? prefilledAmount : undefined,
      limits,
      randomizesMinimum,
      random: () => random,
    }),
    chips: chipsFor({ recommended: method.recommendedAmounts, limits, country, currency }),
  };
}
