import { compare, type Decimal, type Limits } from '@paywidget/shared/money';

/** The stable hook of the amount (decisions, section 11). */
export const amountFieldName = 'amount';

/** What a screen says about the amount of its form. */
export interface AmountOptions {
  currency: string;
  limits: Limits;
  /** What there is to pay from, whatever the limits say: a withdrawal's account. */
  balance?: Decimal;
  /** What it starts with; see `prefillFor`. */
  prefill?: Decimal;
  /** Suggested amounts, in their order; see `chipsFor`. */
  chips?: readonly Decimal[];
  /** The only amounts that can be paid; they override the limits (specification, section 5). */
  fixed?: readonly Decimal[];
  isDisabled?: boolean;
  /** What stands in the place of the limits, such as why it is disabled. */
  hint?: string;
}

/** The text of the amount, with a dot for decimals: what was typed or picked, else what it starts with. */
export function amountTextOf({ prefill = '', fixed = [] }: AmountOptions, typed: string | undefined): string {
  if (fixed.length === 0) return typed ?? prefill;
  return (
    fixed.find((amount) => amount === typed) ?? fixed.find((amount) => amount === prefill) ?? fixed[0] ?? ''
  );
}

/** What can be picked with one press. */
export const offeredAmounts = ({ chips = [], fixed = [] }: AmountOptions): readonly Decimal[] =>
  fixed.length > 0 ? fixed : chips;

/** What an amount is checked against: fixed amounts are right whatever the limits say. */
export function payableLimits({ limits, fixed = [] }: AmountOptions): Limits {
  const [min = limits.min, ...more] = [...fixed].sort(compare);
  return fixed.length > 0 ? { min, max: more.at(-1) ?? min } : limits;
}
