import { groupSeparatorOf } from '@paywidget/shared/money';

export type SplitNumber = { whole: string; fraction?: string };

/** Groups of three, or, as in India, groups of two before the last three. No leading zero. */
const grouped = {
  ',': /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}$/,
  '.': /^[1-9]\d{0,2}(?:\.\d{2,3})*\.\d{3}$/,
};

const withoutSeparators = (text: string): string => text.replace(/[.,]/g, '');

/** Returns true if all separators of the text are group separators, as in '12,34,567'. */
function isGroupedInteger(text: string, locale: string): boolean {
  const separator = text.includes(',') ? ',' : '.';
  if (!grouped[separator].test(text)) return false;
  const isRepeated = text.indexOf(separator) !== text.lastIndexOf(separator);
  return isRepeated || groupSeparatorOf(locale) === separator;
}

const isGrouped = (text: string): boolean => grouped[','].test(text) || grouped['.'].test(text);

/**
 * Splits digits, commas and dots at the decimal separator, which is the last comma or dot. Two kinds of text have groups but
 * no decimals: '1,234,567', because a number has only one decimal separator, and '1,234' in a locale that groups with commas,
 * so that a formatted amount is parsed back correctly. If the separators fit no known format ('0.5,5'), splits at the first.
 */
export function splitNumber(text: string, locale: string): SplitNumber {
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (last < 0) return { whole: text };
  if (isGroupedInteger(text, locale)) return { whole: withoutSeparators(text) };

  const at = isGrouped(text.slice(0, last)) ? last : text.search(/[.,]/);
  return { whole: withoutSeparators(text.slice(0, at)), fraction: withoutSeparators(text.slice(at + 1)) };
}
