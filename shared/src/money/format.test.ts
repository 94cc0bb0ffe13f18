import fc from 'fast-check';
import { currencyOf } from './currencies';
import { formatAmount, formatRange } from './format';

/** Replaces invisible characters for readable rows: `_` is a no-break space, `-` a narrow one, brackets are isolates, `<` one from right to left. */
const visible = (text: string) =>
  text
    .replace(/\u00A0/g, '_')
    .replace(/\u202F/g, '-')
    .replace(/\u2066/g, '[')
    .replace(/\u2067/g, '<')
    .replace(/\u2069/g, ']');

test.each([
  ['1234.5', 'USD', 'en', '$1,234.50'],
  ['1234.00', 'USD', 'en', '$1,234'],
  ['0', 'USD', 'en', '$0'],
  ['0.05', 'USD', 'en', '$0.05'],
  ['1234567.5', 'RUB', 'ru', '1_234_567,50_₽'],
  ['1234.5', 'EUR', 'de', '1.234,50_€'],
  ['1234.5', 'EUR', 'fr', '1-234,50_€'],
  ['1234567', 'INR', 'hi', '₹12,34,567'],
  ['1234.5', 'BRL', 'pt', 'R$_1.234,50'],
  ['1234.5', 'TRY', 'tr', '₺1.234,50'],
  ['1234', 'VND', 'vi', '1.234_₫'],
  ['1234.5', 'MXN', 'es-MX', '$1,234.50'],
  ['12345.5', 'EUR', 'es', '12.345,50_€'],
  ['50', 'BDT', 'bn', '50৳'],
  ['1234.5', 'SAR', 'ar', '[SAR_1,234.50]'],
  ['1234.5', 'PKR', 'ur', '[Rs_1,234.50]'],
  ['50', 'CHF', 'en', 'CHF_50'],
  ['50', 'KES', 'sw', 'KSh_50'],
  ['50', 'SEK', 'de', '50_kr'],
  ['1234.5', 'JPY', 'ja', '¥1,234.50'],
  ['1234.5', 'UZS', 'tg', '1_234,50_soʻm'],
  ['10', 'ZZZ', 'en', 'ZZZ_10'],
  ['10', 'GC', 'en', 'GC_10'],
  ['0.00100000', 'BTC', 'en', '0.001_BTC'],
  ['0.00000001', 'BTC', 'ru', '0,00000001_BTC'],
  ['1234.5', 'USDT', 'ar', '[1,234.5_USDT]'],
  ['-1234.5', 'USD', 'en', '-$1,234.50'],
  ['-0.001', 'USD', 'en', '$0'],
  ['-5', 'RUB', 'ru', '-5_₽'],
  ['5', 'PEN', 'en', 'S/5'],
  ['5', 'USD', 'fa', '[$5]'],
  ['5', 'USD', 'he', '[$5]'],
])('formats %s %s in %s as %s', (amount, currency, locale, shown) => {
  expect(visible(formatAmount(amount, currency, locale))).toBe(shown);
});

test.each([
  ['10.005', 'USD', '$10.01'],
  ['1.005', 'USD', '$1.01'],
  ['9.999', 'USD', '$10'],
  ['0.123456785', 'BTC', '0.12345679_BTC'],
])('rounds the excess decimals of %s %s to %s', (amount, currency, shown) => {
  expect(visible(formatAmount(amount, currency, 'en'))).toBe(shown);
});

test('formats an amount with the decimals of the given currency', () => {
  const inTenths = { ...currencyOf('USD'), decimals: 1 };
  expect(formatAmount('1.26', inTenths, 'en')).toBe('$1.3');
});

test('keeps all digits of a long amount', () => {
  expect(formatAmount('12345678901234567890.12345678', 'BTC', 'en')).toBe(
    '12,345,678,901,234,567,890.12345678\u00A0BTC',
  );
});

test('formats a number by its decimal text', () => {
  expect(formatAmount(0.1 + 0.7, 'USD', 'en')).toBe('$0.80');
  expect(formatAmount(1e-7, 'BTC', 'en')).toBe('0.0000001\u00A0BTC');
  expect(() => formatAmount(Number.NaN, 'USD', 'en')).toThrow(RangeError);
});

test.each(['ar', 'fa', 'hi', 'mr', 'bn', 'ne', 'my'])('uses Latin digits in %s', (locale) => {
  fc.assert(fc.property(fc.nat(), (amount) => !/[^\P{Nd}0-9]/u.test(formatAmount(amount, 'USD', locale))));
});

test.each([
  ['10', '500', 'USD', 'en', '$10 – $500'],
  ['10', '1500.5', 'RUB', 'ru', '10 – 1_500,50_₽'],
  ['0.001', '1', 'BTC', 'en', '0.001 – 1_BTC'],
  ['10', '500', 'SAR', 'ar', '<[SAR_10] – [SAR_500]]'],
  ['1', undefined, 'USD', 'en', '$1+'],
  ['1', undefined, 'USD', 'ur', '[$1+]'],
])('formats the range from %s to %s %s in %s as %s', (min, max, currency, locale, shown) => {
  expect(visible(formatRange(min, max, currency, locale))).toBe(shown);
});
