import { maskitoTransform } from '@maskito/core';
import fc from 'fast-check';
import { maskOptionsOf } from '../mask/maskOptions';
import { fitToField } from './fitToField';

/** The text that the field of React's form shows. */
const masked = (mask: string | undefined, isUpperCase: boolean, typed: string) =>
  maskitoTransform(typed, maskOptionsOf({ mask, isUpperCase }) ?? { mask: /^.*$/s });

it.each([
  ['###.###.###-##', '12345678909', '123.456.789-09'],
  ['###.###.###-##', '123a4', '123.4'],
  ['###.###.###-##', '123.4', '123.4'],
  ['+55 ## #####-####', '11961234567', '+55 11 96123-4567'],
  ['AA-##', 'ab12345', 'ab-12'],
  ['##', '١٢', '12'],
  ['##', '', ''],
])('a field with the mask %s shows “%s” as “%s”, with the mask or without it', (mask, typed, shown) => {
  expect(fitToField({ mask, type: 'text' }, typed)).toBe(shown);
  expect(masked(mask, false, typed)).toBe(shown);
});

it('shows what fits, however far it is typed, as the mask of React’s form does', () => {
  const place = fc.constantFrom('#', '#', 'A', '*', '-', '.', ' ');
  const samples: Readonly<Record<string, string>> = { '#': '٣', A: 'ß', '*': 'z' };
  const patterns = fc.array(place, { minLength: 1, maxLength: 16 });
  fc.assert(
    fc.property(patterns, fc.nat({ max: 16 }), fc.boolean(), (places, length, isUpperCase) => {
      const mask = `#${places.join('')}`;
      const typed = places
        .flatMap((one) => samples[one] ?? [])
        .slice(0, length)
        .join('');
      const type = isUpperCase ? 'text_uppercase' : 'text';
      expect(fitToField({ mask, type }, typed)).toBe(masked(mask, isUpperCase, typed));
    }),
  );
});

it('without a mask shows what was typed, in upper case if the field is', () => {
  expect(fitToField({ type: 'text' }, 'aB ß')).toBe('aB ß');
  expect(fitToField({ type: 'text_uppercase' }, 'aB ß')).toBe('AB ß');
});
