import * as fc from 'fast-check';
import { hideMiddle } from './hideMiddle';

it.each([
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bc1qw…8f3t4'],
  ['4111 1111 1111 1234', '4111…1234'],
  ['0123456789', '01…89'],
  ['+7 916 123-45-67', '+791…5-67'],
  ['sam@casino.example', 'sa…@casino.example'],
  ['s@casino.example', '…@casino.example'],
  ['1234', '…4'],
  ['7', '…'],
])('with its middle hidden, %s is %s', (text, shown) => {
  expect(hideMiddle(text)).toBe(shown);
});

it('a text with its middle hidden is never complete', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w@.+-]{1,60}$/), (text) => {
      expect(hideMiddle(text).replace('…', '')).not.toBe(text);
    }),
  );
});
