import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { decimalSeparatorOf } from '@paywidget/shared/money';
import {
  type AmountTextRules,
  constrainAmountCaret,
  constrainAmountText,
  groupAmountText,
  groupedCaret,
  type Selected,
  takesKey,
  toLatinDigits,
  ungroupChanged,
  ungroupDeleted,
  ungroupSelected,
} from '@paywidget/shared/money/input';

const isSeparator = (text: string): boolean => /^[.,٫]$/.test(text);

/**
 * Converts typed or pasted text to the locale's format. Text without group separators stays unchanged, also its leading
 * zeros.
 */
function normalizedInput(text: string, rules: AmountTextRules): string {
  const digits = toLatinDigits(text);
  if (/^\d+$/.test(digits)) return digits;
  if (isSeparator(text)) return rules.decimals > 0 ? decimalSeparatorOf(rules.locale) : '';
  return constrainAmountText(text, { ...rules, max: undefined });
}

/** Ignores a key that does not fit. A paste that is too long is truncated later. */
const rejectOverflow =
  (rules: AmountTextRules): MaskitoPreprocessor =>
  ({ elementState, data }, action) => {
    if (action !== 'insert') return { elementState, data };
    const { value, selection } = elementState;
    const added = normalizedInput(data, rules);
    const head = value.slice(0, selection[0]);
    const isAccepted =
      added.length > 1 || takesKey(head + added + value.slice(selection[1]), head.length + 1, rules);
    return { elementState, data: isAccepted ? added : '' };
  };

/** Removes the group separators of the shown text before a change. They are added again after the change. */
const withoutGroups =
  (rules: AmountTextRules, shownText: () => string): MaskitoPreprocessor =>
  ({ elementState, data }, action) => {
    const ungrouped = (): Selected => {
      if (action === 'insert') return ungroupSelected(elementState, rules.locale);
      if (action === 'validation') return ungroupChanged(elementState, shownText(), rules) ?? elementState;
      return ungroupDeleted(elementState, rules.locale, action === 'deleteForward');
    };
    return { elementState: ungrouped(), data };
  };

/**
 * Mask options of the amount input. Applies `constrainAmountText` to typed, pasted and autofilled text, groups its digits,
 * and keeps the caret after the same digits. `shownText` returns the text that the input had before the change.
 */
export function amountMaskOptions(rules: AmountTextRules, shownText: () => string): MaskitoOptions {
  return {
    mask: /^.*$/s,
    preprocessors: [withoutGroups(rules, shownText), rejectOverflow(rules)],
    postprocessors: [
      ({ value, selection }) => {
        const grouped = groupAmountText(constrainAmountText(value, rules), rules.locale);
        const at = (caret: number) =>
          groupedCaret(grouped, constrainAmountCaret(value, caret, rules), rules.locale);
        return { value: grouped, selection: [at(selection[0]), at(selection[1])] };
      },
    ],
  };
}
