import { methodsForTiles, pressedMethod } from './tiles';

describe.each([30, 200])('a list of %d methods', (count) => {
  const methods = methodsForTiles(count);

  it('contains that many unique methods, none of them in a group', () => {
    expect(new Set(methods.map(({ name }) => name)).size).toBe(count);
    expect(methods.every(({ category }) => category === undefined)).toBe(true);
  });

  it('contains only methods that accept euros', () => {
    expect(
      methods.every(({ currency, amount_rules }) => currency?.includes('EUR') && amount_rules?.EUR),
    ).toBe(true);
  });

  it('starts with the method whose form is measured', () => {
    expect(methods[0]?.name).toBe(pressedMethod);
    expect(methods[0]?.cardViewType).toBeUndefined();
  });
});
