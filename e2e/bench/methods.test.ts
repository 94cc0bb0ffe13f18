import { methodsForTiles, pressedMethod } from './methods';

describe.each([30, 200])('a list of %d methods', (count) => {
  const methods = methodsForTiles(count);

  it('shows as many tiles: every name once, none in a group', () => {
    expect(new Set(methods.map(({ name }) => name)).size).toBe(count);
    expect(methods.every(({ category }) => category === undefined)).toBe(true);
  });

  it('can all be paid in by the player of the host page', () => {
    expect(
      methods.every(({ currency, amount_rules }) => currency?.includes('EUR') && amount_rules?.EUR),
    ).toBe(true);
  });

  it('begins with the method whose form is timed', () => {
    expect(methods[0]?.name).toBe(pressedMethod);
    expect(methods[0]?.cardViewType).toBeUndefined();
  });
});
