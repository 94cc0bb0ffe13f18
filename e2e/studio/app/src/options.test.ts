import fc from 'fast-check';
import { defaults, type Options, optionsQuery, readOptions, tokensOf } from './options';

it('reads the defaults from an empty address, and leaves them out of it', () => {
  expect(readOptions('')).toEqual(defaults);
  expect(optionsQuery(defaults)).toBe('');
});

it('reads from the address the options that it has written there', () => {
  const options = fc.record(
    Object.fromEntries(Object.keys(defaults).map((name) => [name, fc.string()])),
  ) as unknown as fc.Arbitrary<Options>;
  fc.assert(fc.property(options, (given) => expect(readOptions(optionsQuery(given))).toEqual(given)));
});

test.each(['', 'no JSON', '[]', '1', 'null'])('%j means no tokens', (tokens) => {
  expect(tokensOf({ tokens })).toEqual({});
});
