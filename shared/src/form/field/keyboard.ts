import { isNumericMask } from '../mask/maskPattern';
import type { Rule } from '../rules/compileRules';
import { autocompleteOf } from './autocomplete';
import type { CompiledField } from './readField';

/** What may stand in a regex whose texts are digits alone, apart from the digits themselves. */
const digitPieces = /\\d|\[[\d\\-]+\]|[ /-]\?|\\[+.]\?|\(\?[:=!]|\{\d+(?:,\d*)?\}|[\d()|?+*]/g;

/** Whether every text that a regex takes can be typed with digits: `^(?:0[1-9]|1[0-2])\/?\d{2}$`. */
function takesDigitsAlone({ pattern }: Rule): boolean {
  const [, inside] = /^\^(.*)\$$/.exec(pattern.replaceAll('\\/', '/')) ?? [];
  return inside !== undefined && inside.replace(digitPieces, '') === '';
}

/** The keys that a phone shows for a text (`inputmode`), by its mask, its rules, and what it is. */
export function keyboardOf({ field, mask, rules }: Pick<CompiledField, 'field' | 'mask' | 'rules'>) {
  const token = autocompleteOf(field);
  if (token === 'email' || token === 'tel') return token;
  const isNumeric = mask === undefined ? rules.some(takesDigitsAlone) : isNumericMask(mask);
  return isNumeric ? 'numeric' : 'text';
}
