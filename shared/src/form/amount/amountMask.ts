import type { MaskitoOptions } from '@maskito/core';
import { type AmountTextRules, constrainAmountText } from '@paywidget/shared/money';

/**
 * The amount input: whatever is typed, pasted or filled in becomes what `constrainAmountText` makes of it, and
 * the caret stays behind the same digits.
 */
export function amountMaskOptions(rules: AmountTextRules): MaskitoOptions {
  return {
    mask: /^.*$/s,
    postprocessors: [
      ({ value, selection: [from, to] }) => {
        const shown = constrainAmountText(value, rules);
        const place = (at: number) =>
          Math.min(constrainAmountText(value.slice(0, at), rules).length, shown.length);
        return { value: shown, selection: [place(from), place(to)] };
      },
    ],
  };
}
