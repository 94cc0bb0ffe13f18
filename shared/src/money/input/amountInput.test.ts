import {
  canonical,
  currencyCodes,
  currencyOf,
  decimalSeparatorOf,
  formatAmount,
  groupSeparatorOf,
  isDecimal,
} from '@paywidget/shared/money';
import fc from 'fast-check';
import { constrainAmountCaret, constrainAmountText, takesKey, toStoredAmount } from './amountInput';

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
  ['R$ 1.234,50', 'en', '1234.50'],
  ['50 zł', 'pl', '50'],
  ['−5', 'en', '5'],
  ['1\u202F234\u00A0567,5', 'en', '1234567.5'],
  ['1’234.50', 'en', '1234.50'],
  ['1.234.567', 'en', '1234567'],
  ['1,234,56', 'en', '1234.56'],
  ['0,123', 'en', '0.12'],
  ['1,234', 'de', '1,23'],
  ['1234,567', 'en', '1234.56'],
  ['1234.567', 'de', '1234,56'],
  ['1.2345', 'de', '1,23'],
  ['50\u200F.5', 'en', '50.5'],
  ['1.234', 'ru', '1,23'],
  ['١٬٢٣٤٫٥٦', 'ar', '1234.56'],
  ['١٬٢٣٤٫٥٦', 'ru', '1234,56'],
  ['۱۲۳۴٫۵', 'en', '1234.5'],
  ['१,२३४.५', 'hi', '1234.5'],
  ['৫০', 'bn', '50'],
  ['๕๐.๒๕', 'th', '50.25'],
  ['５０', 'ja', '50'],
  ['\u206650\u00A0SAR\u2069', 'ar', '50'],
])('pasting %j in %s shows %j', (text, locale, shown) => {
  expect(constrainAmountText(text, { locale, decimals: 2 })).toBe(shown);
});

test.each([
  ['1000', '12345', '12345'],
  ['1000', '123456', '12345'],
  ['999.99', '12345', '1234'],
  ['5', '123.45', '12.45'],
])('with a maximum of %s, typing %s shows %s', (max, text, shown) => {
  expect(constrainAmountText(text, { ...inEnglish, max })).toBe(shown);
});

test('without a maximum, limits the whole part to the digits that a request can send exactly', () => {
  expect(constrainAmountText('12345678901234567', { locale: 'en', decimals: 2 })).toBe('1234567890123');
  expect(constrainAmountText('12345678901234567', { locale: 'en', decimals: 8 })).toBe('1234567');
});

test('ignores the separator if the currency has no decimals', () => {
  expect(constrainAmountText('50.5', { locale: 'en', decimals: 0 })).toBe('50');
});

test.each([
  ['', ''],
  ['50', '50'],
  ['50,5', '50.5'],
  ['50.', '50'],
  ['50,', '50'],
  ['0.10', '0.10'],
])('toStoredAmount converts %j to %j', (text, stored) => {
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

test('constrainAmountText is idempotent', () => {
  fc.assert(
    fc.property(texts, rules, (text, given) => {
      const shown = constrainAmountText(text, given);
      expect(constrainAmountText(shown, given)).toBe(shown);
    }),
    { numRuns: 2000 },
  );
});

test('constrainAmountText returns only digits and one separator, with at most the allowed decimals', () => {
  fc.assert(
    fc.property(texts, rules, (text, given) => {
      const shown = constrainAmountText(text, given);
      const [whole = '', fraction = '', ...more] = shown.split(decimalSeparatorOf(given.locale));
      expect(more).toEqual([]);
      expect(whole + fraction).toMatch(/^\d*$/);
      expect(whole).not.toMatch(/^0\d/);
      expect(fraction.length).toBeLessThanOrEqual(given.decimals);
      if (given.max)
        expect(whole.length).toBeLessThanOrEqual(String(Math.trunc(Number(given.max))).length + 1);
      if (shown !== '') expect(isDecimal(toStoredAmount(shown))).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

const amounts = (decimals: number) =>
  fc
    .tuple(fc.nat(9_999_999), fc.nat(10 ** decimals - 1))
    .map(([whole, fraction]) => canonical(`${whole}.${String(fraction).padStart(decimals, '0')}`));

test.each(['en', 'ru', 'ar', 'de', 'de-CH', 'hi', 'fr', 'pt', 'tr', 'vi', 'es', 'es-MX', 'ur', 'bn', 'tg'])(
  'in %s a formatted amount of any currency can be pasted back',
  (locale) => {
    for (const code of currencyCodes) {
      const { decimals } = currencyOf(code);
      fc.assert(
        fc.property(amounts(decimals), (amount) => {
          const pasted = constrainAmountText(formatAmount(amount, code, locale), { locale, decimals });
          expect(canonical(toStoredAmount(pasted))).toBe(amount);
        }),
        { numRuns: 5 },
      );
    }
  },
);

test('typing an amount key by key gives the same text as pasting it', () => {
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

/** Returns the constrained text with the new caret, marked by a bar as in the input. */
function caretOf(marked: string, given = inEnglish): string {
  const caret = marked.indexOf('|');
  const text = marked.replace('|', '');
  const shown = constrainAmountText(text, given);
  const at = constrainAmountCaret(text, caret, given);
  return `${shown.slice(0, at)}|${shown.slice(at)}`;
}

test.each([
  ['|', '|'],
  ['|12.5', '|12.5'],
  ['1|2.5', '1|2.5'],
  ['12|.5', '12|.5'],
  ['12.|5', '12.|5'],
  ['12.5|', '12.5|'],
  ['12,|5', '12.|5'],
  ['0|50', '|50'],
  ['|050', '|50'],
  ['05|', '5|'],
  ['0|0', '|0'],
  ['|.5', '0|.5'],
  ['.|5', '0.|5'],
  ['1x|2', '1|2'],
  ['$1,2|34.56', '12|34.56'],
  ['1 234|,56', '1234|.56'],
  ['1,234|.56', '1234|.56'],
  ['50 р.|', '50|'],
  ['12.34|5', '12.34|'],
  ['١|٢', '1|2'],
])('the caret of %j moves to %j', (text, shown) => {
  expect(caretOf(text)).toBe(shown);
});

test('keeps the caret if the text does not change', () => {
  fc.assert(
    fc.property(texts, rules, fc.nat(), (text, given, at) => {
      const shown = constrainAmountText(text, given);
      const caret = at % (shown.length + 1);
      expect(constrainAmountCaret(shown, caret, given)).toBe(caret);
    }),
    { numRuns: 500 },
  );
});

test('the caret stays within the text and keeps its order', () => {
  fc.assert(
    fc.property(texts, rules, (text, given) => {
      const carets = [...Array(text.length + 1).keys()].map((at) => constrainAmountCaret(text, at, given));
      expect(carets.at(-1)).toBe(constrainAmountText(text, given).length);
      expect(carets.every((caret, at) => caret >= (carets[at - 1] ?? 0))).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['a digit in the middle', '123|45', true],
  ['a digit for which the last one would go', '1234|56', false],
  ['a digit too many at the end', '123456|', true],
  ['a zero before all digits, which disappears', '0|12', true],
  ['a decimal for which the last one would go', '1.23|4', false],
  ['a separator in the middle', '12.|345', true],
  ['a separator at the end', '12.|', true],
  ['a separator before the first digit', '.|12', false],
  ['a second separator', '1.|2.3', false],
  ['a digit beside a separator', '12|.5', true],
])('takes a key, or not: %s', (_, marked, isTaken) => {
  const rules = { locale: 'en', decimals: 2, max: '3000' };
  expect(takesKey(marked.replace('|', ''), marked.indexOf('|'), rules)).toBe(isTaken);
});

test('takes a comma where it separates decimals', () => {
  expect(takesKey('12,5', 3, { locale: 'de', decimals: 2 })).toBe(true);
  expect(takesKey('1,2,5', 2, { locale: 'de', decimals: 2 })).toBe(false);
});
