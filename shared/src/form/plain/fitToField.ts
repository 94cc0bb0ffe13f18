import type { FormField } from '@paywidget/shared/contract';
import { toLatinDigits } from '@paywidget/shared/money/input';
import { maskPlaces } from '../mask/maskPattern';

/**
 * Returns the text that a field shows for a typed text. Applies the mask without the library, which would also watch each
 * key.
 */
export function fitToField({ mask, type }: Pick<FormField, 'mask' | 'type'>, typed: string): string {
  const shown = mask ? fitToMask(mask, typed) : typed;
  return type === 'text_uppercase' ? upperCaseOf(shown) : shown;
}

function fitToMask(mask: string, typed: string): string {
  const rest = [...toLatinDigits(typed)];
  let shown = '';
  let literals = '';
  for (const place of maskPlaces(mask)) {
    if (typeof place === 'string') {
      literals += place;
      if (rest[0] === place) rest.shift();
      continue;
    }
    while (rest[0] !== undefined && !place.test(rest[0])) rest.shift();
    const next = rest.shift();
    if (next === undefined) break;
    shown += literals + next;
    literals = '';
  }
  return shown;
}

/** Converts to upper case, except letters that would become longer. */
const upperCaseOf = (text: string): string =>
  text.replace(/\p{Ll}/gu, (letter) => {
    const upper = letter.toUpperCase();
    return upper.length === letter.length ? upper : letter;
  });
