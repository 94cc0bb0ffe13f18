import type { Decimal } from './decimal';
import { notationOf, writeDecimal } from './notation';

/** Fallback languages for number formats if the browser does not support a language. */
const fallbackLanguages = new Map([
  ['az', 'tr'],
  ['kk', 'ru'],
  ['ky', 'ru'],
  ['tg', 'ru'],
  ['uz', 'ru'],
]);

export const languageOf = (locale: string): string => locale.toLowerCase().split('-')[0] ?? locale;

const withFallbacks = (locale: string) => [locale, fallbackLanguages.get(languageOf(locale)) ?? 'en', 'en'];

const formats = new Map<string, Intl.NumberFormat>();

/** Returns a cached number format. Creating one is slow, and method lists need hundreds. */
function formatOf(locale: string, minDecimals: number, maxDecimals: number): Intl.NumberFormat {
  const key = `${locale} ${minDecimals} ${maxDecimals}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(withFallbacks(locale), {
      numberingSystem: 'latn',
      minimumFractionDigits: minDecimals,
      maximumFractionDigits: maxDecimals,
    });
    formats.set(key, format);
  }
  return format;
}

/**
 * Formats a decimal with the locale's grouping and Latin digits. Formats the text itself, so that no digit is lost. In our
 * languages it does not use `Intl`, because the first use of `Intl` in a page takes long. See docs/decisions/032-numbers-without-intl.md.
 */
export function formatDecimal(
  value: Decimal,
  locale: string,
  minDecimals: number,
  maxDecimals: number,
): string {
  const notation = notationOf(locale);
  return (
    (notation && writeDecimal(value, notation, minDecimals, maxDecimals)) ??
    formatOf(locale, minDecimals, maxDecimals).format(value as Intl.StringNumericLiteral)
  );
}

/** Formats a percentage, such as `12.5`, as the locale writes it: `12.5%`, `12,5 %`, `%12,5`. With at most two decimals. */
export const formatPercent = (percent: Decimal, locale: string): string =>
  new Intl.NumberFormat(withFallbacks(locale), {
    style: 'percent',
    numberingSystem: 'latn',
    maximumFractionDigits: 2,
  }).format(`${percent}e-2` as Intl.StringNumericLiteral);

function separatorsOf(locale: string): Record<'decimal' | 'group', string> {
  const notation = notationOf(locale);
  if (notation) return notation;
  const parts = formatOf(locale, 1, 1).formatToParts(1234567.8);
  const textOf = (type: string) => parts.find((part) => part.type === type)?.value;
  return { decimal: textOf('decimal') ?? '.', group: textOf('group') ?? '' };
}

/** Returns the decimal separator of a locale: a dot or a comma. */
export const decimalSeparatorOf = (locale: string): string => separatorsOf(locale).decimal;

/** Returns the group separator of a locale: a comma, a dot, an apostrophe or a kind of space. */
export const groupSeparatorOf = (locale: string): string => separatorsOf(locale).group;
