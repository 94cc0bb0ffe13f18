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
])('shows %s as %s', (text, shown) => {
  expect(hideMiddle(text)).toBe(shown);
});

it('never shows a text whole', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w@.+-]{1,60}$/), (text) => {
      expect(hideMiddle(text).replace('…', '')).not.toBe(text);
    }),
  );
});
