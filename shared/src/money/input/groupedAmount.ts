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

const withoutGroups = (text: string, locale: string): string => text.replaceAll(groupSeparatorOf(locale), '');

/** Groups the digits of a constrained text as the locale does: `12345.6` becomes `12,345.6`. */
export function groupAmountText(text: string, locale: string): string {
  const [whole = '', ...fraction] = text.split(decimalSeparatorOf(locale));
  const grouped = whole === '' ? '' : formatDecimal(whole, locale, 0, 0);
  return [grouped, ...fraction].join(decimalSeparatorOf(locale));
}

/** Returns the plain text of a shown text. Plain text has a dot as separator and no groups, and is stored. */
export const plainAmountText = (shown: string, locale: string): string =>
  withoutGroups(shown, locale).replace(decimalSeparatorOf(locale), '.');

/** Returns the shown text of a plain text while the player types: `1234.` becomes `1,234.` */
export const typedAmountText = (plain: string, locale: string): string =>
  groupAmountText(plain.replace('.', decimalSeparatorOf(locale)), locale);

/**
 * Returns the shown text of a plain text while the player does not type. It has as many decimals as a formatted amount: `7.50`
 * in the field, like `€7.50` on the button.
 */
export function settledAmountText(plain: string, currency: string, locale: string): string {
  const amount = plain.replace(/\.$/, '');
  if (!isDecimal(amount)) return typedAmountText(plain, locale);
  const { decimals, isCrypto } = currencyOf(currency);
  return formatDecimal(amount as Decimal, locale, isCrypto || isWhole(amount) ? 0 : decimals, decimals);
}

/** Returns the position in a grouped text that has `caret` characters before it, without counting group separators. */
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

/**
 * How many characters the texts before and after a change have in common, at the start and at the end. An added text ends at
 * the caret: in `1,|,000` the first comma was added.
 */
function sharedEnds({ value, selection: [, caret] }: Selected, shown: string): [head: number, tail: number] {
  const shorter = Math.min(value.length, shown.length);
  let head = 0;
  let tail = 0;
  const growTail = (limit: number) => {
    while (tail < limit && value.at(-1 - tail) === shown.at(-1 - tail)) tail += 1;
  };
  growTail(Math.min(shorter, value.length - caret));
  while (head < shorter - tail && value[head] === shown[head]) head += 1;
  // If something was deleted elsewhere, the text before the caret is unchanged too.
  growTail(shorter - head);
  return [head, tail];
}

/**
 * Removes the group separators of a text that was changed without a key that the field could see, as keyboards of phones do.
 * `shown` is the text before the change: without it, `1,2345` could be a pasted amount with decimals. Returns `undefined` for
 * a text that is not an edit of `shown`, such as an autofilled amount, because it may have any format.
 */
export function ungroupChanged(
  changed: Selected,
  shown: string,
  { locale, decimals }: Pick<AmountTextRules, 'locale' | 'decimals'>,
): Selected | undefined {
  const { value, selection } = changed;
  const [head, tail] = sharedEnds(changed, shown);
  const end = value.length - tail;
  const added = toLatinDigits(value.slice(head, end));
  if (head + tail === 0 || !/^(?:\d*|[.,٫])$/.test(added)) return undefined;
  const before = withoutGroups(value.slice(0, head), locale);
  const separator = decimals > 0 && before !== '' ? decimalSeparatorOf(locale) : '';
  const typed = /\D/.test(added) ? separator : added;
  const at = (caret: number) =>
    withoutGroups(value.slice(0, Math.min(caret, head)), locale).length +
    (caret > head ? typed.length : 0) +
    withoutGroups(value.slice(end, caret), locale).length;
  return {
    value: before + typed + withoutGroups(value.slice(end), locale),
    selection: [at(selection[0]), at(selection[1])],
  };
}
