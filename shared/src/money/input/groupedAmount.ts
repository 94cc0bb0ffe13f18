import {
  currencyOf,
  type Decimal,
  decimalSeparatorOf,
  formatDecimal,
  groupSeparatorOf,
  isDecimal,
  isWhole,
} from '@paywidget/shared/money';
import type { AmountTextRules } from './amountInput';
import { toLatinDigits } from './latinDigits';

/** A text and its selection, from and to. */
export interface Selected {
  value: string;
  selection: readonly [from: number, to: number];
}

const withoutGroups = (text: string, locale: string): string =>
  text.replaceAll(groupSeparatorOf(locale) || '\0', '');

/** Groups the digits of a constrained text as the locale does: `12345.6` becomes `12,345.6`. */
export function groupAmountText(text: string, locale: string): string {
  const [whole = '', ...fraction] = text.split(decimalSeparatorOf(locale));
  const grouped = whole === '' ? '' : formatDecimal(whole, locale, 0, 0);
  return [grouped, ...fraction].join(decimalSeparatorOf(locale));
}

/** Returns the plain text of a shown one, with a dot as separator: what is stored. */
export const plainAmountText = (shown: string, locale: string): string =>
  withoutGroups(shown, locale).replace(decimalSeparatorOf(locale), '.');

/** Returns the shown text of a plain one, while it is typed: `1234.` becomes `1,234.` */
export const typedAmountText = (plain: string, locale: string): string =>
  groupAmountText(plain.replace('.', decimalSeparatorOf(locale)), locale);

/**
 * Returns the shown text of a plain one that nobody is typing: with the same digits as in every formatted amount, so `7.50`
 * in the field beside `€7.50` on the button.
 */
export function settledAmountText(plain: string, currency: string, locale: string): string {
  const amount = plain.replace(/\.$/, '');
  if (!isDecimal(amount)) return typedAmountText(plain, locale);
  const { decimals, isCrypto } = currencyOf(currency);
  return formatDecimal(amount as Decimal, locale, isCrypto || isWhole(amount) ? 0 : decimals, decimals);
}

/** Returns the position in a grouped text that follows as many characters, other than group separators, as `caret` says. */
export function groupedCaret(grouped: string, caret: number, locale: string): number {
  let left = caret;
  for (const [index, char] of [...grouped].entries()) {
    if (left === 0) return index;
    if (char !== groupSeparatorOf(locale)) left -= 1;
  }
  return grouped.length;
}

/** Removes the group separators of a shown text and keeps the selection around the same characters. */
export function ungroupSelected({ value, selection }: Selected, locale: string): Selected {
  const at = (caret: number) => withoutGroups(value.slice(0, caret), locale).length;
  return { value: withoutGroups(value, locale), selection: [at(selection[0]), at(selection[1])] };
}

/**
 * Returns the selection that a delete key removes. If only a group separator is selected, as after Backspace behind it, the
 * digit before it is removed; with Delete, the digit after it.
 */
export function ungroupDeleted(shown: Selected, locale: string, isForward: boolean): Selected {
  const { value, selection } = ungroupSelected(shown, locale);
  const [from, to] = selection;
  if (from !== to) return { value, selection };
  return {
    value,
    selection: isForward ? [from, Math.min(to + 1, value.length)] : [Math.max(from - 1, 0), to],
  };
}

const isWellGrouped = (text: string, locale: string): boolean => {
  const plain = withoutGroups(text, locale);
  return /^\d+(?:[.,]\d*)?$/.test(plain) && groupAmountText(plain, locale) === text;
};

/** Characters that two texts share at their start, and at their end. */
function sharedEnds(a: string, b: string): [head: number, tail: number] {
  const shorter = Math.min(a.length, b.length);
  let head = 0;
  while (head < shorter && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  return [head, tail];
}

/**
 * Removes the group separators of a text that was changed without a key that the field could see, as keyboards of phones do.
 * `shown` is the text before the change: without it, `1,2345` could be a pasted amount with decimals. Returns `undefined` for
 * a text that is neither grouped nor an edit of the shown one, such as an autofilled amount: it may have any format.
 */
export function ungroupChanged(
  changed: Selected,
  shown: string,
  { locale, decimals }: Pick<AmountTextRules, 'locale' | 'decimals'>,
): Selected | undefined {
  const { value, selection } = changed;
  if (isWellGrouped(value, locale)) return ungroupSelected(changed, locale);
  const [head, tail] = sharedEnds(value, shown);
  const added = toLatinDigits(value.slice(head, value.length - tail));
  if (head + tail === 0 || !/^(?:\d*|[.,٫])$/.test(added)) return undefined;
  const before = withoutGroups(value.slice(0, head), locale);
  const after = withoutGroups(value.slice(value.length - tail), locale);
  const isSeparator = /\D/.test(added);
  const typed = isSeparator ? (decimals > 0 && before !== '' ? decimalSeparatorOf(locale) : '') : added;
  const at = (caret: number) =>
    caret > value.length - tail
      ? before.length + typed.length + withoutGroups(value.slice(value.length - tail, caret), locale).length
      : caret > head
        ? before.length + typed.length
        : withoutGroups(value.slice(0, caret), locale).length;
  return { value: before + typed + after, selection: [at(selection[0]), at(selection[1])] };
}
