import fc from 'fast-check';
import { readStateQuery, type StateAddress, stateQuery } from './stateAddress';

it('reads from the address the state that it has written there', () => {
  const address: fc.Arbitrary<StateAddress> = fc.record({
    route: fc.string(),
    state: fc.string(),
    theme: fc.constantFrom('light', 'dark', 'auto'),
    lang: fc.string(),
    tokens: fc.dictionary(fc.constantFrom('--pw-accent', '--pw-radius'), fc.string()),
  });
  fc.assert(
    fc.property(address, (given) =>
      expect(readStateQuery(stateQuery(given))).toEqual({ ...given, tokens: { ...given.tokens } }),
    ),
  );
});

it('shows the list in the device’s theme if the address says nothing', () => {
  expect(readStateQuery('')).toEqual({
    route: 'deposit.list',
    state: 'the list',
    theme: 'auto',
    lang: 'en',
    tokens: {},
  });
});
