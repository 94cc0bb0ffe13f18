import { paidAmountOf } from './paidAmount';

it.each([
  ['50', '50'],
  ['50.', '50'],
  ['50.5', '50.5'],
  ['', undefined],
  [undefined, undefined],
  ['0', undefined],
  ['0.', undefined],
  ['.', undefined],
])('paidAmountOf parses %j as %s', (text, expected) => {
  expect(paidAmountOf(text)).toBe(expected);
});
