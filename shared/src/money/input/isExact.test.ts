import { isExact } from './isExact';

test.each([
  ['12.34', 'EUR', true],
  ['12.340', 'EUR', true],
  ['12', 'EUR', true],
  ['12.345', 'EUR', false],
  ['0.00000001', 'BTC', true],
  ['0.000000001', 'BTC', false],
  // A number of JavaScript has 15 to 17 digits.
  ['123456789012345', 'EUR', true],
  ['12345678901234567890', 'EUR', false],
  ['9007199254740993', 'EUR', false],
])('an amount of %s %s can be shown and sent without a change: %s', (amount, currency, expected) => {
  expect(isExact(amount, currency)).toBe(expected);
});
