import { compare, type Decimal, type Limits } from '@paywidget/shared/money';

/** The `data-field` value of the amount. See docs/rules/hooks.md. */
export const amountFieldName = 'amount';

/** The amount settings that a screen passes to its form. */
export interface AmountOptions {
  currency: string;
  limits: Limits;
  /** The available balance, such as the balance of a withdrawal's account. Checked in addition to the limits. */
  balance?: Decimal;
  /** The initial amount. See `prefillFor`. */
  prefill?: Decimal;
  /** Suggested amounts in display order. See `chipsFor`. */
  chips?: readonly Decimal[];
  /** The only amounts that the player can pay. They override the limits. */
  fixed?: readonly Decimal[];
  isDisabled?: boolean;
  /** Shown instead of the limits, such as the reason why the input is disabled. */
  hint?: string;
}

/** Returns the current text of the amount, with a dot as decimal separator: the typed or picked text, else the prefill. */
export function amountTextOf({ prefill = '', fixed = [] }: AmountOptions, typed: string | undefined): string {
  if (fixed.length === 0) return typed ?? prefill;
  return (
    fixed.find((amount) => amount === typed) ?? fixed.find((amount) => amount === prefill) ?? fixed[0] ?? ''
  );
}

/** Returns the amounts shown as chips. */
export const offeredAmounts = ({ chips = [], fixed = [] }: AmountOptions): readonly Decimal[] =>
  fixed.length > 0 ? fixed : chips;

/** Returns the limits that apply to the amount. Fixed amounts replace the given limits. */
export function payableLimits({ limits, fixed = [] }: AmountOptions): Limits {
  const [min = limits.min, ...more] = [...fixed].sort(compare);
  return fixed.length > 0 ? { min, max: more.at(-1) ?? min } : limits;
}
