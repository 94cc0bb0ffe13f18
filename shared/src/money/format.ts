import { type Currency, currencyOf } from './currencies';
import { type Decimal, fromNumber, isWhole, roundToDecimals } from './decimal';
import { formatDecimal } from './numberFormat';
import { isolate, isSymbolBefore, placeSymbol } from './symbolPlacement';

/** Whole amounts show no decimals; fiat shows both of its two, a coin those it has, up to eight. */
function formatNumber(amount: Decimal, { decimals, isCrypto }: Currency, locale: string): string {
  const rounded = roundToDecimals(amount, decimals);
  return formatDecimal(rounded, locale, isCrypto || isWhole(rounded) ? 0 : decimals, decimals);
}

function formatSigned(amount: Decimal, currency: Currency, locale: string): string {
  const number = formatNumber(amount.replace('-', ''), currency, locale);
  const placed = placeSymbol(number, currency, locale);
  return amount.startsWith('-') && /[1-9]/.test(number) ? `-${placed}` : placed;
}

/**
 * An amount as the locale writes it, with our own symbol: `$1,234.50`, `1 234,50 ₽`, `0.001 BTC`. Digits are
 * Latin everywhere; what the currency cannot hold is rounded half up. `Intl`'s currency style is not used: it
 * refuses USDT and drops the decimals of JPY (decisions, section 4). The currency is a code, or one with decimals of
 * its own.
 * @throws RangeError when the amount is not a decimal, or the locale not a language tag.
 */
export function formatAmount(amount: Decimal | number, currency: string | Currency, locale: string): string {
  const decimal = typeof amount === 'number' ? fromNumber(amount) : amount;
  const written = typeof currency === 'string' ? currencyOf(currency) : currency;
  return isolate(formatSigned(decimal, written, locale), locale);
}

/**
 * A range of amounts: `$10 – $500`, `10 – 500 ₽` (a symbol that follows is written once). Without a maximum
 * it is the minimum and a plus.
 */
export function formatRange(
  min: Decimal,
  max: Decimal | undefined,
  currencyCode: string,
  locale: string,
): string {
  const currency = currencyOf(currencyCode);
  const from = formatSigned(min, currency, locale);
  if (max === undefined) return isolate(`${from}+`, locale);

  const start = isSymbolBefore(currency, locale) ? from : formatNumber(min, currency, locale);
  return isolate(`${start} – ${formatSigned(max, currency, locale)}`, locale);
}
