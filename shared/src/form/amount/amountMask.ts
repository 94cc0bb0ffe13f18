import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { decimalSeparatorOf } from '@paywidget/shared/money';
import {
  type AmountTextRules,
  constrainAmountCaret,
  constrainAmountText,
  toLatinDigits,
} from '@paywidget/shared/money/input';

const isSeparator = (text: string): boolean => /^[.,٫]$/.test(text);

/** What a key or a paste brings, in the locale's own writing; of a paste without groups all digits, zeros too. */
function writingOf(text: string, rules: AmountTextRules): string {
  const digits = toLatinDigits(text);
  if (/^\d+$/.test(digits)) return digits;
  if (isSeparator(text)) return rules.decimals > 0 ? decimalSeparatorOf(rules.locale) : '';
  return constrainAmountText(text, { ...rules, max: undefined });
}

/**
 * Whether a key can be taken without pushing another digit out of the amount; a second separator cannot, nor one
 * before all digits.
 */
function hasRoom(key: string, head: string, tail: string, rules: AmountTextRules): boolean {
  if (isSeparator(key)) return head !== '' && !/[.,]/.test(head + tail);
  return constrainAmountText(head + key + tail, rules).endsWith(tail);
}

/** A paste may be longer than there is room for, and is cut short; a key that does not fit does nothing. */
const whatFits =
  (rules: AmountTextRules): MaskitoPreprocessor =>
  ({ elementState, data }, action) => {
    if (action !== 'insert') return { elementState, data };
    const { value, selection } = elementState;
    const added = writingOf(data, rules);
    const isTaken =
      added.length > 1 || hasRoom(added, value.slice(0, selection[0]), value.slice(selection[1]), rules);
    return { elementState, data: isTaken ? added : '' };
  };

/**
 * The amount input: whatever is typed, pasted or filled in becomes what `constrainAmountText` makes of it, and
 * the caret stays behind the same digits.
 */
export function amountMaskOptions(rules: AmountTextRules): MaskitoOptions {
  return {
    mask: /^.*$/s,
    preprocessors: [whatFits(rules)],
    postprocessors: [
      ({ value, selection: [from, to] }) => ({
        value: constrainAmountText(value, rules),
        selection: [constrainAmountCaret(value, from, rules), constrainAmountCaret(value, to, rules)],
      }),
    ],
  };
}
