import fc from 'fast-check';
import { constrainAmountText, toStoredAmount } from './amountInput';
import { compare, isDecimal } from './decimal';
import { decimalSeparatorOf, groupSeparatorOf } from './numberFormat';
import { parseAmount } from './parse';

const inEnglish = { locale: 'en', decimals: 2, max: '100000' };

test.each([
  ['', ''],
  ['5', '5'],
  ['50.', '50.'],
  ['50,', '50.'],
  ['50.5', '50.5'],
  ['50.555', '50.55'],
  ['.', ''],
  [',', ''],
  ['.5', '0.5'],
  ['00', '0'],
  ['007', '7'],
  ['00.5', '0.5'],
  ['0', '0'],
  ['5a', '5'],
  ['1e5', '15'],
  ['-5', '5'],
  ['٥٠٫٥', '50.5'],
])('typing %j shows %j', (text, shown) => {
  expect(constrainAmountText(text, inEnglish)).toBe(shown);
});

test.each([
  ['50.5.', '50.5'],
  ['50.5,', '50.5'],
  ['0.5,5', '0.55'],
  ['50.,5', '50.5'],
  ['50..', '50.'],
])('a second separator in %j is ignored: %j', (text, shown) => {
  expect(constrainAmountText(text, inEnglish)).toBe(shown);
});

test.each([
  ['1,234.56', 'en', '1234.56'],
  ['1.234,56', 'en', '1234.56'],
  ['1.234,56', 'de', '1234,56'],
  ['1,234.56', 'de', '1234,56'],
  ['1 234,56', 'en', '1234.56'],
  ["1'234.5", 'ru', '1234,5'],
  ['1,234', 'en', '1234'],
  ['1.234', 'de', '1234'],
  ['1.234', 'en', '1.23'],
  ['1,234,567', 'de', '1234567'],
  ['12,34,567.5', 'hi', '1234567.5'],
  ['€ 50.5', 'en', '50.5'],
  ['50,5 ₽', 'ru', '50,5'],
  ['50.5 р.', 'ru', '50,5'],
  ['S/. 50', 'en', '50'],
  ['Rs.50', 'en', '50'],
  ['$.50', 'en', '0.50'],
  ['\u206650\u00A0SAR\u2069', 'ar', '50'],
])('pasting %j in %s shows %j', (text, locale, shown) => {
  expect(constrainAmountText(text, { locale, decimals: 2 })).toBe(shown);
});

test.each([
  ['1000', '12345', '12345'],
  ['1000', '123456', '12345'],
  ['999.99', '12345', '1234'],
  ['5', '123.45', '12.45'],
])('with a maximum of %s, %s shows as %s', (max, text, shown) => {
  expect(constrainAmountText(text, { ...inEnglish, max })).toBe(shown);
});

test('without a maximum, the whole part keeps to what a request can carry exactly', () => {
  expect(constrainAmountText('12345678901234567', { locale: 'en', decimals: 2 })).toBe('1234567890123');
  expect(constrainAmountText('12345678901234567', { locale: 'en', decimals: 8 })).toBe('1234567');
});

test('without decimals no separator is taken', () => {
  expect(constrainAmountText('50.5', { locale: 'en', decimals: 0 })).toBe('50');
});

test.each([
  ['', ''],
  ['50', '50'],
  ['50,5', '50.5'],
  ['50.', '50'],
  ['50,', '50'],
  ['0.10', '0.10'],
])('%j is stored as %j', (text, stored) => {
  expect(toStoredAmount(text)).toBe(stored);
});

test.each([
  ['en', '.', ','],
  ['ru', ',', '\u00A0'],
  ['de', ',', '.'],
  ['es', ',', '.'],
  ['fr', ',', '\u202F'],
  ['ar', '.', ','],
  ['ar-EG', '.', ','],
  ['tg', ',', '\u00A0'],
])('%s separates decimals with %j and groups with %j', (locale, decimal, group) => {
  expect(decimalSeparatorOf(locale)).toBe(decimal);
  expect(groupSeparatorOf(locale)).toBe(group);
});

const rules = fc.record({
  locale: fc.constantFrom('en', 'ru', 'ar', 'de', 'hi', 'fr', 'pt', 'tr', 'vi', 'es-MX'),
  decimals: fc.constantFrom(0, 2, 8),
  max: fc.option(fc.constantFrom('5', '1000', '250000.5'), { nil: undefined }),
});
const texts = fc.string({ unit: fc.constantFrom(..."0123456789.,.,00 '€$S/-e٣٫\u00A0"), maxLength: 30 });

test('constrained text stays as it is when constrained again', () => {
  fc.assert(
    fc.property(texts, rules, (text, given) => {
      const shown = constrainAmountText(text, given);
      expect(constrainAmountText(shown, given)).toBe(shown);
    }),
    { numRuns: 2000 },
  );
});

test('constrained text is empty or an amount, which is stored as it reads', () => {
  fc.assert(
    fc.property(texts, rules, (text, given) => {
      const shown = constrainAmountText(text, given);
      const stored = toStoredAmount(shown);
      const parsed = parseAmount(shown, given.locale);
      if (shown === '') return;
      expect(isDecimal(stored)).toBe(true);
      expect(parsed).toBeDefined();
      expect(compare(stored, parsed ?? '')).toBe(0);
      expect(stored.split('.')[1]?.length ?? 0).toBeLessThanOrEqual(given.decimals);
    }),
    { numRuns: 2000 },
  );
});

test('typed key by key, an amount in the locale comes out as it was typed', () => {
  fc.assert(
    fc.property(
      rules.filter(({ decimals }) => decimals > 0),
      fc.integer({ min: 0, max: 9999 }),
      fc.integer({ min: 10, max: 99 }),
      (given, whole, cents) => {
        const typed = `${whole}${decimalSeparatorOf(given.locale)}${cents}`;
        const shown = [...typed].reduce((text, key) => constrainAmountText(text + key, given), '');
        expect(shown).toBe(constrainAmountText(typed, given));
      },
    ),
  );
});
