import { readFileSync } from 'node:fs';
import Big from 'big.js';
import fc from 'fast-check';
import withoutUnused from './unusedBig.cjs';

const source = readFileSync(require.resolve('big.js/big.mjs'), 'utf8');
const decimals = readFileSync(new URL('../src/money/decimal.ts', `file://${__filename}`), 'utf8');

/** The library as the widget contains it, or a build that does without more methods. */
function reduced(also: readonly string[] = []): typeof Big {
  const text = withoutUnused
    .call({ getOptions: () => ({ also }) }, source)
    .replace(/^export default .*$/gm, '')
    .replace(/^export /gm, '');
  return new Function(`${text}\nreturn Big;`)();
}

it('keeps every method that amounts use, and no other', () => {
  const called = new Set([...decimals.matchAll(/\.(\w+)\(/g)].map(([, name]) => name));
  const methods = Object.keys(Big.prototype).filter(
    (name) => typeof Reflect.get(Big.prototype, name) === 'function',
  );
  const kept = Object.keys(reduced().prototype);
  const needed = methods.filter((name) => called.has(name));
  expect(needed.length).toBeGreaterThan(4);
  expect(kept).toEqual(expect.arrayContaining(needed));
  expect(kept).not.toEqual(expect.arrayContaining(['sqrt']));
});

it('leaves out the methods that a build does without', () => {
  const { times, mul, plus } = reduced(['times', 'mul']).prototype;
  expect([times, mul]).toEqual([undefined, undefined]);
  expect(plus).toBeInstanceOf(Function);
});

it('computes the same', () => {
  const Small = reduced();
  const amount = fc
    .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.integer({ min: 0, max: 20 }))
    .map(([isNegative, digits, scale]) => {
      const text = `${digits}`.padStart(scale + 1, '0');
      const whole = text.slice(0, text.length - scale);
      return `${isNegative ? '-' : ''}${whole}${scale > 0 ? `.${text.slice(-scale)}` : ''}`;
    });
  const results = (Lib: typeof Big, a: string, b: string, places: number) => [
    new Lib(a).plus(new Lib(b)).toFixed(),
    new Lib(a).minus(new Lib(b)).toFixed(),
    new Lib(a).times(new Lib(b)).toFixed(),
    new Lib(a).cmp(new Lib(b)),
    new Lib(a).eq(b),
    ...([0, 1, 3] as const).map((mode) => new Lib(a).round(places, mode).toFixed()),
  ];
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 0, max: 8 }), (a, b, places) => {
      expect(results(Small, a, b, places)).toEqual(results(Big, a, b, places));
    }),
    { numRuns: 300 },
  );
});

it('fails if the library has changed', () => {
  expect(() => withoutUnused('P.abs = function () {};')).toThrow('big.js has no div');
});
