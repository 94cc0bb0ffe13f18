import { groupSeparatorOf } from '@paywidget/shared/money';

export type SplitNumber = { whole: string; fraction?: string };

/** Groups of three, or of two before the last three as in India. Nobody groups after a leading zero. */
const grouped = {
  ',': /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}$/,
  '.': /^[1-9]\d{0,2}(?:\.\d{2,3})*\.\d{3}$/,
};

const withoutSeparators = (text: string): string => text.replace(/[.,]/g, '');

/** Whether all separators of the text group its digits, as the comma does in '12,34,567'. */
function isGroupedWhole(text: string, locale: string): boolean {
  const separator = text.includes(',') ? ',' : '.';
  if (!grouped[separator].test(text)) return false;
  const isRepeated = text.indexOf(separator) !== text.lastIndexOf(separator);
  return isRepeated || groupSeparatorOf(locale) === separator;
}

const isWellFormedWhole = (text: string): boolean =>
  /^\d*$/.test(text) || grouped[','].test(text) || grouped['.'].test(text);

/**
 * Splits digits, commas and dots at the decimal separator: the last comma or dot (specification, section 5).
 * Two texts hold groups only, and have no decimals: '1,234,567', since no number has two decimal separators,
 * and '1,234' in a locale that groups with the comma, so that a shown amount reads as itself. Where the
 * separators make no known format ('0.5,5'), the first of them decides.
 */
export function splitNumber(text: string, locale: string): SplitNumber {
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (last < 0) return { whole: text };
  if (isGroupedWhole(text, locale)) return { whole: withoutSeparators(text) };

  const at = isWellFormedWhole(text.slice(0, last)) ? last : text.search(/[.,]/);
  return { whole: withoutSeparators(text.slice(0, at)), fraction: withoutSeparators(text.slice(at + 1)) };
}
