import fc from 'fast-check';
import { amountPattern } from './amountPattern';
import { currencyCodes, currencyOf } from './currencies';
import { canonical } from './decimal';
import { formatAmount } from './format';
import { parseAmount } from './parse';

test.each([
  ['1234.56', '1234.56'],
  ['1234,56', '1234.56'],
  ['1,234.56', '1234.56'],
  ['1.234,56', '1234.56'],
  ['1,234,567.89', '1234567.89'],
  ['12,34,567.5', '1234567.5'],
  ['1 234,56', '1234.56'],
  ['1\u202F234\u00A0567,5', '1234567.5'],
  ["1'234.50", '1234.5'],
  ['1’234', '1234'],
  ['$50', '50'],
  ['50 $', '50'],
  ['€ 50.5', '50.5'],
  ['R$ 1.234,50', '1234.5'],
  ['S/50', '50'],
  ['usd', undefined],
  ['50 USDT', '50'],
  ['$5 USD', '5'],
  ['₺1.234,50', '1234.5'],
  ['50 zł', '50'],
  ['0.00000001 BTC', '0.00000001'],
  ['007', '7'],
  ['5.', '5'],
  ['.5', '0.5'],
  ['-5', '-5'],
  ['−5', '-5'],
  ['-$5', '-5'],
  ['$-5', '-5'],
  ['+5', '5'],
  ['-0', '0'],
  ['١٬٢٣٤٫٥٦', '1234.56'],
  ['۱۲۳۴٫۵', '1234.5'],
  ['१,२३४.५', '1234.5'],
  ['৫০', '50'],
  ['๕๐.๒๕', '50.25'],
  ['５０', '50'],
  ['\u2066SAR\u00A01,234.50\u2069', '1234.5'],
])('%j reads as %s', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test.each([
  ['1,234', undefined, '1.234'],
  ['1.234', undefined, '1.234'],
  ['1,234', 'en', '1234'],
  ['1,234', 'de', '1.234'],
  ['1.234', 'de', '1234'],
  ['1.234', 'en', '1.234'],
  ['1.234', 'ru', '1.234'],
  ['0,123', 'en', '0.123'],
  ['1234,567', 'en', '1234.567'],
  ['1,23', 'en', '1.23'],
  ['12,345', 'hi', '12345'],
  ['1,234,567', undefined, '1234567'],
  ['1.234.567', 'en', '1234567'],
  ['1,234,56', undefined, '1234.56'],
  ['1,234', 'en', '1234'],
])('ambiguous %j in the locale %s reads as %s', (text, locale, amount) => {
  expect(parseAmount(text, locale)).toBe(amount);
});

test.each([
  '',
  ' ',
  '.',
  ',',
  '$',
  'abc',
  'NaN',
  'Infinity',
  '-Infinity',
  '∞',
  '1e5',
  '1E5',
  '0x10',
  '--5',
  '+-5',
  '-$-5',
  '5-',
  '1-2',
  '1..5',
  '1,.5',
  '12 abc',
  'abc 12',
  '1/2',
  '5%',
  '1a2',
  '$$5',
])('%j is no amount', (text) => {
  expect(parseAmount(text)).toBeUndefined();
  expect(parseAmount(text, 'en')).toBeUndefined();
});

const locales = [
  'en',
  'ru',
  'ar',
  'de',
  'hi',
  'fr',
  'pt',
  'tr',
  'vi',
  'es-MX',
  'es',
  'ur',
  'bn',
  'tg',
  'de-CH',
];

const amountOf = (decimals: number) =>
  fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.nat(10 ** decimals - 1))
    .map(([whole, fraction]) => canonical(`${whole}.${String(fraction).padStart(decimals, '0')}`));

describe.each(locales)('in %s', (locale) => {
  test('every amount of every currency reads as it was shown, and matches its pattern', () => {
    for (const code of currencyCodes) {
      const pattern = amountPattern(code, locale);
      fc.assert(
        fc.property(amountOf(currencyOf(code).decimals), (amount) => {
          const shown = formatAmount(amount, code, locale);
          expect(parseAmount(shown, locale)).toBe(amount);
          expect(shown).toMatch(pattern);
          if (amount !== '0')
            expect(parseAmount(formatAmount(`-${amount}`, code, locale), locale)).toBe(`-${amount}`);
        }),
        { numRuns: 15 },
      );
    }
  });
});

test('any text is either no amount or decimal text', () => {
  const texts = fc.string({ unit: fc.constantFrom(...'0123456789.,- $€eE+٣') });
  fc.assert(
    fc.property(texts, (text) => {
      expect(parseAmount(text) ?? '0').toMatch(/^-?\d+(\.\d+)?$/);
    }),
  );
});
