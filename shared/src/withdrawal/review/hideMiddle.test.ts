import * as fc from 'fast-check';
import { hideMiddle } from './hideMiddle';

it.each([
  ['4111 1111 1111 1234', '4111…1234'],
  ['6304 0000 0000 0000 123', '6304…0123'],
  ['0123456789', '012…789'],
  ['1234', '1…4'],
  ['7', '…'],
])('with its middle hidden, %s is %s', (text, shown) => {
  expect(hideMiddle(text)).toBe(shown);
});

it('a text with its middle hidden is never complete', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,60}$/), (text) => {
      expect(hideMiddle(text).replace('…', '')).not.toBe(text);
    }),
  );
});
