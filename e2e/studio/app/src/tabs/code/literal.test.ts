import fc from 'fast-check';
import { literal, Name } from './literal';

test.each([
  ['a text', "it's", "'it\\'s'"],
  ['a backslash', 'a\\b', "'a\\\\b'"],
  ['a short object', { a: 1, 'b-c': true, gone: undefined }, "{ a: 1, 'b-c': true }"],
  ['an empty object', {}, '{}'],
  ['a name', { token: new Name('token'), user: new Name('player') }, '{ token, user: player }'],
  [
    'a long object',
    { first: 'a text that takes some room', second: { third: 'another text that takes room' } },
    "{\n  first: 'a text that takes some room',\n  second: { third: 'another text that takes room' },\n}",
  ],
])('writes %s as JavaScript', (_, value, code) => {
  expect(literal(value)).toBe(code);
});

it('writes code that means the value', () => {
  const plain = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 3 }, fc.string(), fc.integer(), fc.boolean(), tie('object'), tie('list')),
    list: fc.array(tie('value'), { maxLength: 3 }),
    object: fc.dictionary(
      fc.string().filter((key) => key !== '__proto__'),
      tie('value'),
      { maxKeys: 4 },
    ),
  })).value;
  fc.assert(
    fc.property(
      plain.filter(
        (value) => !/[\n\r\u2028\u2029]/.test(JSON.stringify(value)) && !/\\[nr]/.test(JSON.stringify(value)),
      ),
      (value) => {
        const meant: unknown = new Function(`return (${literal(value)})`)();
        expect(meant).toEqual({ value }.value);
      },
    ),
  );
});
