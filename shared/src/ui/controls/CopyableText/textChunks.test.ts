import fc from 'fast-check';
import { textChunks } from './textChunks';

it.each([
  ['', ['']],
  ['41', ['41']],
  ['dep_123', ['dep_123']],
  ['dep_1234', ['dep_', '1234']],
  ['dep_123456789', ['dep_', '1234', '56789']],
])('splits %p', (text, expected) => {
  expect(textChunks(text).map((chunk) => chunk.text)).toEqual(expected);
});

it('keeps the text, and leaves no short chunk at its end', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 4 }), (text) => {
      const chunks = textChunks(text).map((chunk) => chunk.text);
      expect(chunks.join('')).toBe(text);
      expect(Math.min(...chunks.map(({ length }) => length))).toBeGreaterThanOrEqual(4);
    }),
  );
});
