import * as fc from 'fast-check';
import { markedEnds } from './markedEnds';

it.each([
  ['TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE', ['TQn9Y', '2khEsLJW1ChVWFMSMeRDow5K', 'cbLSE']],
  ['12345678901', ['12345', '6', '78901']],
  ['1234567890', ['1234567890', '', '']],
])('splits %s into %j', (address, parts) => {
  const { start, middle, end } = markedEnds(address);
  expect([start, middle, end]).toEqual(parts);
});

it('keeps all characters of any address', () => {
  fc.assert(
    fc.property(fc.string(), (address) => {
      const { start, middle, end } = markedEnds(address);
      expect(start + middle + end).toBe(address);
    }),
  );
});
