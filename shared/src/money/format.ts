import { type Currency, currencyOf } from './currencies';
import { type Decimal, fromNumber, roundToDecimals } from './decimal';
import { formatDecimal } from './numberFormat';
import { inReadingOrder, isolate, isSymbolBefore, placeSymbol } from './symbolPlacement';

/** Formats whole amounts without decimals, other fiat amounts with two, and crypto amounts with up to eight. */
function formatNumber(amount: Decimal, { decimals, isCrypto }: Currency, locale: string): string {
  const rounded = roundToDecimals(amount, decimals);
  const isWhole = !rounded.includes('.');
  return formatDecimal(rounded, locale, isCrypto || isWhole ? 0 : decimals, decimals);
}

function formatSigned(amount: Decimal, currency: Currency, locale: string): string {
  const number = formatNumber(amount.replace('-', ''), currency, locale);
  const amountWithSymbol = placeSymbol(number, currency, locale);
  return amount.startsWith('-') && /[1-9]/.test(number) ? `-${amountWithSymbol}` : amountWithSymbol;
}

/**
 * Formats an amount for a locale with our own currency symbols: `$1,234.50`, `1 234,50 ₽`, `0.001 BTC`. Digits are always
 * Latin. Excess decimals are rounded half up. `Intl`'s currency style is not used because it rejects USDT and drops the
 * decimals of JPY. `currency` is a code, or a `Currency` with its own number of decimals.
 * @throws RangeError if the amount is not a decimal or the locale is not a language tag.
 */
export function formatAmount(amount: Decimal | number, currency: string | Currency, locale: string): string {
  const decimal = typeof amount === 'number' ? fromNumber(amount) : amount;
  const resolvedCurrency = typeof currency === 'string' ? currencyOf(currency) : currency;
  return isolate(formatSigned(decimal, resolvedCurrency, locale), locale);
}

/**
 * Formats a range of amounts: `$10 – $500`, or `10 – 500 ₽` if the symbol follows the number. Without a maximum, formats the
 * minimum and a plus: `$10+`.
 */
export function formatRange(
  min: Decimal,
  max: Decimal | undefined,
  currencyCode: string,
  locale: string,
): string {
  const currency = currencyOf(currencyCode);
  if (max === undefined) return isolate(`${formatSigned(min, currency, locale)}+`, locale);

  const format = isSymbolBefore(currency, locale) ? formatSigned : formatNumber;
  const start = format(min, currency, locale);
  return inReadingOrder(
    `${isolate(start, locale)} – ${isolate(formatSigned(max, currency, locale), locale)}`,
    locale,
  );
}
