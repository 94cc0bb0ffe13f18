import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { decimalSeparatorOf } from '@paywidget/shared/money';
import {
  type AmountTextRules,
  constrainAmountCaret,
  constrainAmountText,
  toLatinDigits,
} from '@paywidget/shared/money/input';

const isSeparator = (text: string): boolean => /^[.,٫]$/.test(text);

/** Converts typed or pasted text to the locale's format. Keeps digits without groups as they are, leading zeros too. */
function normalizedInput(text: string, rules: AmountTextRules): string {
  const digits = toLatinDigits(text);
  if (/^\d+$/.test(digits)) return digits;
  if (isSeparator(text)) return rules.decimals > 0 ? decimalSeparatorOf(rules.locale) : '';
  return constrainAmountText(text, { ...rules, max: undefined });
}

/**
 * Returns true if the key can be inserted without dropping another digit. Rejects a second separator and a separator before
 * the first digit.
 */
function fits(key: string, head: string, tail: string, rules: AmountTextRules): boolean {
  if (isSeparator(key)) return head !== '' && !/[.,]/.test(head + tail);
  return constrainAmountText(head + key + tail, rules).endsWith(tail);
}

/** Ignores a key that does not fit. A paste that is too long is truncated later. */
const rejectOverflow =
  (rules: AmountTextRules): MaskitoPreprocessor =>
  ({ elementState, data }, action) => {
    if (action !== 'insert') return { elementState, data };
    const { value, selection } = elementState;
    const added = normalizedInput(data, rules);
    const isAccepted =
      added.length > 1 || fits(added, value.slice(0, selection[0]), value.slice(selection[1]), rules);
    return { elementState, data: isAccepted ? added : '' };
  };

/**
 * Mask options of the amount input. Applies `constrainAmountText` to typed, pasted and autofilled text, and keeps the caret
 * after the same digits.
 */
export function amountMaskOptions(rules: AmountTextRules): MaskitoOptions {
  return {
    mask: /^.*$/s,
    preprocessors: [rejectOverflow(rules)],
    postprocessors: [
      ({ value, selection: [from, to] }) => ({
        value: constrainAmountText(value, rules),
        selection: [constrainAmountCaret(value, from, rules), constrainAmountCaret(value, to, rules)],
      }),
    ],
  };
}
