import { normalizeAmountText } from './normalizeAmountText';

test.each([
  ['direction marks', '\u200E\u200F\u061C\u202A5\u202E\u2066\u2069.5', '5.5'],
  ['spaces of all kinds', '1\u00A0234\u202F567 .5', '1234567.5'],
  ['apostrophes', "1'2’3‘4ʼ5＇6", '123456'],
  ['Arabic group separators', '1٬234٫5', '1234.5'],
  ['digits of other scripts', '٥٠', '50'],
  ['nothing in a plain amount', '1,234.5', '1,234.5'],
])('replaces %s', (_, text, normalized) => {
  expect(normalizeAmountText(text, 'en')).toBe(normalized);
});

test('an Arabic decimal separator becomes the separator of the locale', () => {
  expect(normalizeAmountText('١٫٥', 'de')).toBe('1,5');
});
