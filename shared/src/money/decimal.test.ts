import fc from 'fast-check';
import {
  add,
  canonical,
  compare,
  fromNumber,
  isDecimal,
  isWhole,
  isZero,
  multiply,
  type Rounding,
  roundToDecimals,
  subtract,
  toRequestNumber,
} from './decimal';

/** Decimals of up to 24 digits, eight of them decimals. */
const decimals = fc
  .tuple(fc.bigInt({ min: -(10n ** 16n), max: 10n ** 16n }), fc.integer({ min: 0, max: 99_999_999 }))
  .map(([whole, fraction]) => `${whole}.${String(fraction).padStart(8, '0')}`);

const inEightDecimals = (decimal: string): bigint => {
  const [whole = '', fraction = ''] = canonical(decimal).replace('-', '').split('.');
  return BigInt(whole + fraction.padEnd(8, '0')) * (decimal.startsWith('-') ? -1n : 1n);
};

test.each(['0', '1', '-1', '007', '1234.56', '0.00000001', '99999999999999999999.5'])(
  'isDecimal accepts %s',
  (text) => {
    expect(isDecimal(text)).toBe(true);
  },
);

test.each([
  '',
  ' ',
  '.',
  '.5',
  '5.',
  '1,5',
  '1 000',
  '+1',
  '--1',
  '1e5',
  'NaN',
  'Infinity',
  '0x10',
  '1.2.3',
  '1\n',
])('isDecimal rejects %j, and calculations with it throw', (text) => {
  expect(isDecimal(text)).toBe(false);
  expect(() => add(text, '1')).toThrow(RangeError);
  expect(() => toRequestNumber(text)).toThrow(RangeError);
});

test.each([
  ['1.5', '1.50', 0],
  ['9', '10', -1],
  ['-9', '-10', 1],
  ['0', '-0', 0],
  ['0.1', '0.10000001', -1],
  ['100000000000000000.00000001', '100000000000000000', 1],
] as const)('compare(%s, %s) is %i', (a, b, order) => {
  expect(compare(a, b)).toBe(order);
});

test('compare is a total order', () => {
  fc.assert(
    fc.property(decimals, decimals, decimals, (a, b, c) => {
      expect(compare(a, b)).toBe(-compare(b, a) + 0);
      expect(compare(a, a)).toBe(0);
      const [x = a, y = b, z = c] = [a, b, c].sort(compare);
      expect(compare(x, y)).toBeLessThanOrEqual(0);
      expect(compare(y, z)).toBeLessThanOrEqual(0);
      expect(compare(x, z)).toBeLessThanOrEqual(0);
    }),
  );
});

test('add and subtract are exact to the eighth decimal', () => {
  expect(add('0.1', '0.2')).toBe('0.3');
  expect(subtract('1', '0.99999999')).toBe('0.00000001');
  fc.assert(
    fc.property(decimals, decimals, (a, b) => {
      expect(inEightDecimals(add(a, b))).toBe(inEightDecimals(a) + inEightDecimals(b));
      expect(inEightDecimals(subtract(a, b))).toBe(inEightDecimals(a) - inEightDecimals(b));
    }),
  );
});

test.each<[string, number, Rounding | undefined, string]>([
  ['1.005', 2, undefined, '1.01'],
  ['1.004', 2, undefined, '1'],
  ['1.001', 2, 'up', '1.01'],
  ['1.009', 2, 'down', '1'],
  ['-1.005', 2, undefined, '-1.01'],
  ['-0.001', 2, undefined, '0'],
  ['2.50', 0, undefined, '3'],
  ['12345678901234567890.123456785', 8, undefined, '12345678901234567890.12345679'],
])('%s to %i decimals, rounded %s, is %s', (value, places, mode, rounded) => {
  expect(roundToDecimals(value, places, mode)).toBe(rounded);
});

test.each([
  ['0.00', true, true],
  ['-0', true, true],
  ['0.00000001', false, false],
  ['5.000', false, true],
  ['-5', false, true],
  ['5.5', false, false],
])('%s: isZero is %s, isWhole is %s', (value, zero, whole) => {
  expect(isZero(value)).toBe(zero);
  expect(isWhole(value)).toBe(whole);
});

test.each([
  ['50.50', 50.5],
  ['0.1', 0.1],
  ['0.00000001', 1e-8],
  ['-0', 0],
  ['9007199254740991', 9007199254740991],
])('toRequestNumber converts %s to %d', (decimal, value) => {
  expect(toRequestNumber(decimal)).toBe(value);
});

test.each(['9007199254740993', '0.12345678901234567891', '1'.padEnd(400, '0')])(
  'toRequestNumber throws for %s, because no number has exactly this value',
  (decimal) => {
    expect(() => toRequestNumber(decimal)).toThrow(RangeError);
  },
);

test('toRequestNumber is exact for every amount of up to 15 digits', () => {
  const amounts = fc
    .tuple(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 0, max: 99_999_999 }))
    .map(([whole, fraction]) => canonical(`${whole}.${String(fraction).padStart(8, '0')}`));
  fc.assert(fc.property(amounts, (amount) => fromNumber(toRequestNumber(amount)) === amount));
});

test('fromNumber converts a number to its decimal text', () => {
  expect(fromNumber(1e-7)).toBe('0.0000001');
  expect(fromNumber(1e21)).toBe('1000000000000000000000');
  expect(() => fromNumber(Number.NaN)).toThrow(RangeError);
});

test.each([
  ['0.1', '0.2', '0.02'],
  ['100', '0.5', '50'],
  ['-2.50', '3', '-7.5'],
  ['99999999999999999999.99', '10', '999999999999999999999.9'],
])('multiply(%s, %s) is exactly %s', (a, b, product) => {
  expect(multiply(a, b)).toBe(product);
});
