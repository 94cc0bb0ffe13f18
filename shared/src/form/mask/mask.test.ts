import { maskitoTransform } from '@maskito/core';
import fc from 'fast-check';
import { maskOptionsOf } from './maskOptions';
import { cardNumberMask, isNumericMask, unmask } from './maskPattern';

const shown = (mask: string, text: string, isUpperCase = false) =>
  maskitoTransform(text, maskOptionsOf({ mask, isUpperCase }) ?? { mask: /^.*$/ });

describe('a mask', () => {
  it.each([
    ['###.###.###-##', '12345678909', '123.456.789-09'],
    ['###.###.###-##', '123.456.789-09', '123.456.789-09'],
    ['###.###.###-##', '1234', '123.4'],
    ['###.###.###-##', '12a34', '123.4'],
    ['AA-##', 'ab12', 'ab-12'],
    ['AA-##', 'жЯ12', 'жЯ-12'],
    ['**/**', 'a1b2', 'a1/b2'],
    ['##/##', '١٢٣٤', '12/34'],
    [cardNumberMask, '4242424242424242', '4242 4242 4242 4242'],
    [cardNumberMask, '4242-4242-4242-4242', '4242 4242 4242 4242'],
  ])('%s formats %s as %s', (mask, text, expected) => {
    expect(shown(mask, text)).toBe(expected);
  });

  it('converts letters to upper case if the field requires it', () => {
    expect(shown('AA-##', 'ab12', true)).toBe('AB-12');
    expect(maskitoTransform('straße ñ', maskOptionsOf({ isUpperCase: true }) ?? { mask: /^.*$/ })).toBe(
      'STRAßE Ñ',
    );
  });

  it('has no options for a text without mask and upper case', () => {
    expect(maskOptionsOf({ isUpperCase: false })).toBeUndefined();
  });

  it.each([
    ['###.###.###-##', '123.456.789-09', '12345678909'],
    ['###.###.###-##', '123.4', '1234'],
    ['###.###.###-##', '', ''],
    ['+55 ##', '+55 12', '12'],
    ['A#', 'a1', 'a1'],
  ])('unmask removes the literals of %s from %s', (mask, text, expected) => {
    expect(unmask(mask, text)).toBe(expected);
  });

  it('unmask returns what was typed, for any mask', () => {
    const mask = fc
      .array(fc.constantFrom('#', '#', '-', '.', ' ', '/'), { minLength: 1, maxLength: 20 })
      .map((chars) => chars.join(''));
    fc.assert(
      fc.property(mask, fc.nat({ max: 20 }), (pattern, length) => {
        const places = pattern.replace(/[^#]/g, '').length;
        const typed = '1234567890'.repeat(2).slice(0, Math.min(length, places));
        expect(unmask(pattern, shown(pattern, typed))).toBe(typed);
      }),
    );
  });

  it('is numeric if it accepts only digits', () => {
    expect(isNumericMask('###-##')).toBe(true);
    expect(isNumericMask('A#')).toBe(false);
  });
});
