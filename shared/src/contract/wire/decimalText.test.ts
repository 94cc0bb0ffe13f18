import fc from 'fast-check';
import { toDecimalText } from './decimalText';

describe('toDecimalText', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [100, '100'],
    [0.1, '0.1'],
    [-12.5, '-12.5'],
    [1e-7, '0.0000001'],
    [1.5e-8, '0.000000015'],
    [1e21, '1000000000000000000000'],
    [1.25e22, '12500000000000000000000'],
    ['1.50', '1.50'],
    [' 7 ', '7'],
    ['007.10', '7.10'],
    ['1e3', '1000'],
    ['12.5E-1', '1.25'],
    ['-0', '0'],
    ['-0.00', '0.00'],
    ['0.1234567890123456789', '0.1234567890123456789'],
  ])('writes %p as %p', (raw, text) => {
    expect(toDecimalText(raw)).toBe(text);
  });

  it.each([
    Number.NaN,
    Infinity,
    -Infinity,
    '',
    ' ',
    '.',
    '1.',
    '.5',
    '+1',
    '1,5',
    '1 000',
    '0x10',
    '1e999',
    '1e99999999999',
    'Infinity',
    'NaN',
    '١',
  ])('rejects %p', (raw) => {
    expect(toDecimalText(raw)).toBeUndefined();
  });

  it('keeps the value of every finite number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        const text = toDecimalText(number) ?? '';
        expect(text).toMatch(/^-?(0|[1-9]\d*)(\.\d+)?$/);
        expect(Number(text)).toBe(number === 0 ? 0 : number);
      }),
    );
  });

  it('returns its own output unchanged', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        const text = toDecimalText(number) ?? '';
        expect(toDecimalText(text)).toBe(text);
      }),
    );
  });
});
