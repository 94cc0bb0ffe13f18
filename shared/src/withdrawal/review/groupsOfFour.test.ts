import * as fc from 'fast-check';
import { groupsOfFour, isIdentifier } from './groupsOfFour';

it.each([
  ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', true],
  ['0x52908400098527886E0F7030069857D2E4169EE7', true],
  ['bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', true],
  ['UQDYzZmfsrGzhObKJUw4gzdeIxEai3jAFbiGKGwxvxHinf4K', true],
  ['0123456789', true],
  ['12345678', true],
  ['12345-67', true],
  ['12-34567', true],
  ['1234567', false],
  ['Alexander', false],
  ['Maria da Silva', false],
  ['sam1@mail.example', false],
  ['https://steam.example/trade?id=1234567', false],
  ['12-34-56', false],
  ['2024-05-01', false],
  ['+7 916 123-45-67', false],
])('%s is an identifier: %s', (text, expected) => {
  expect(isIdentifier(text)).toBe(expected);
});

it('splits a text into groups of four characters', () => {
  expect(groupsOfFour('TR7NHqjeKQ')).toEqual(['TR7N', 'Hqje', 'KQ']);
  expect(groupsOfFour('')).toEqual([]);
});

it('the groups are the whole text, and all but the last have four characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
      const groups = groupsOfFour(text);
      expect(groups.join('')).toBe(text);
      for (const group of groups.slice(0, -1)) expect([...group]).toHaveLength(4);
    }),
  );
});
