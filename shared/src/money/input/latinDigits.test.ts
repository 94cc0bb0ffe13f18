import { toLatinDigits } from './latinDigits';

test.each([
  ['٠١٩', '019'],
  ['۰۱۹', '019'],
  ['०१९', '019'],
  ['০১৯', '019'],
  ['၀၁၉', '019'],
  ['๐๑๙', '019'],
  ['០១៩', '019'],
  ['０１９', '019'],
  ['12,5 ₽', '12,5 ₽'],
])('converts %s to %s', (text, digits) => {
  expect(toLatinDigits(text)).toBe(digits);
});

test.each(['᮱', '꘡'])('keeps digits of scripts that the widget does not know: %s', (digit) => {
  expect(toLatinDigits(digit)).toBe(digit);
});
