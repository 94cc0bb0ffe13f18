import { isNumericMask } from '../mask/maskPattern';
import type { Rule } from '../rules/compileRules';
import { autocompleteOf } from './autocomplete';
import type { CompiledField } from './validateField';

/** Parts of a regex that match digits, or optional separators. */
const digitPieces = /\\d|\[[\d\\-]+\]|[ /-]\?|\\[+.]\?|\(\?[:=!]|\{\d+(?:,\d*)?\}|[\d()|?+*]/g;

/** Returns true if a player can type a matching text with digits alone, as for `^(?:0[1-9]|1[0-2])\/?\d{2}$`. */
function acceptsOnlyDigits({ pattern }: Rule): boolean {
  const [, inside] = /^\^(.*)\$$/.exec(pattern.replaceAll('\\/', '/')) ?? [];
  return inside !== undefined && inside.replace(digitPieces, '') === '';
}

/** Returns the `inputmode` of a text field, which selects a phone's keyboard. Derived from its name, mask and rules. */
export function inputModeOf({
  field,
  mask,
  rules,
  cardPart,
}: Pick<CompiledField, 'field' | 'mask' | 'rules' | 'cardPart'>) {
  const token = autocompleteOf(field);
  if (token === 'email' || token === 'tel') return token;
  const isNumeric =
    mask === undefined
      ? rules.some(acceptsOnlyDigits) || (cardPart !== undefined && rules.length === 0)
      : isNumericMask(mask);
  return isNumeric ? 'numeric' : 'text';
}
