import type { Decimal } from './decimal';

/** Whose numbers a browser without the language borrows, rather than those of the device's own language. */
const neighbours: Record<string, string> = { az: 'tr', kk: 'ru', ky: 'ru', tg: 'ru', uz: 'ru' };

export const languageOf = (locale: string): string => locale.toLowerCase().split('-')[0] ?? locale;

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format is slow and lists of methods need hundreds, so each is made once. */
function formatOf(locale: string, minDecimals: number, maxDecimals: number): Intl.NumberFormat {
  const key = `${locale} ${minDecimals} ${maxDecimals}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat([locale, neighbours[languageOf(locale)] ?? 'en', 'en'], {
      numberingSystem: 'latn',
      minimumFractionDigits: minDecimals,
      maximumFractionDigits: maxDecimals,
    });
    formats.set(key, format);
  }
  return format;
}

/** The decimal in the locale's grouping and Latin digits. Formatted from its text, so no digit is lost. */
export const formatDecimal = (
  value: Decimal,
  locale: string,
  minDecimals: number,
  maxDecimals: number,
): string => formatOf(locale, minDecimals, maxDecimals).format(value as Intl.StringNumericLiteral);

const separators = new Map<string, Record<'decimal' | 'group', string>>();

/** Taking a number apart is slow and each key asks, so it is done once. */
function separatorsOf(locale: string): Record<'decimal' | 'group', string> {
  const known = separators.get(locale);
  if (known) return known;
  const parts = formatOf(locale, 1, 1).formatToParts(1234567.8);
  const textOf = (type: string) => parts.find((part) => part.type === type)?.value;
  const found = { decimal: textOf('decimal') ?? '.', group: textOf('group') ?? '' };
  separators.set(locale, found);
  return found;
}

/** What stands between the whole part and the decimals: a dot or a comma. */
export const decimalSeparatorOf = (locale: string): string => separatorsOf(locale).decimal;

/** What stands between groups of digits: a comma, a dot, an apostrophe or one of the spaces. */
export const groupSeparatorOf = (locale: string): string => separatorsOf(locale).group;
