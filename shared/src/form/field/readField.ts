import type { FormField } from '@paywidget/shared/contract';
import { cardNumberMask, unmask, withoutLiterals } from '../mask/maskPattern';
import { type Accepts, phoneWritings } from '../phone/phoneWritings';
import { type BrokenRule, compileRules, type Rule } from '../rules/compileRules';
import { cardNumberErrorKey, isCardNumberField, isLuhnValid } from '../rules/luhn';
import type { ValidationCache, ValidationResult } from '../rules/validationCache';
import { isDropdown } from './fieldOptions';

/** A field with what follows from it, worked out once. */
export interface CompiledField {
  field: FormField;
  rules: readonly Rule[];
  broken: readonly BrokenRule[];
  /** How its text is kept in shape; a card number without a mask of its own is grouped by fours. */
  mask: string | undefined;
  isCardNumber: boolean;
}

export function compileField(field: FormField): CompiledField {
  const isCardNumber = isCardNumberField(field);
  const isMasked = !isDropdown(field) && field.type !== 'phone_with_prefix';
  const mask = field.mask || (isCardNumber ? cardNumberMask : undefined);
  return { field, ...compileRules(field.validations), mask: isMasked ? mask : undefined, isCardNumber };
}

/** The advanced fields stand behind all others, so that the first with an error is the first that the player meets. */
export function inShownOrder(fields: readonly CompiledField[]): CompiledField[] {
  const isAdvanced = ({ field }: CompiledField) => field.isAdvanced === true;
  return [...fields.filter((entry) => !isAdvanced(entry)), ...fields.filter(isAdvanced)];
}

/**
 * The ways in which a text may be meant, the likeliest first. The rules decide: without the mask's literals
 * unless they match only with them (contract), a phone number with its plus, without it, or nationally.
 */
function writingsOf({ field, mask }: CompiledField, text: string, accepts: Accepts): [string, ...string[]] {
  if (mask !== undefined) {
    const isWhole = [...text].length === [...mask].length;
    // Rules that only count characters would count our literals too, and let a number pass that lacks some.
    const asksForLiterals = isWhole || !accepts(withoutLiterals(mask, text));
    return asksForLiterals ? [unmask(mask, text), text] : [unmask(mask, text)];
  }
  return field.type === 'phone_with_prefix' ? phoneWritings(text, accepts) : [text];
}

/** What stands in a field: what is known of it, and the text to send. */
export type Reading = { result: ValidationResult; sent: string };

/**
 * Reads a field's text against its rules. An empty text passes (specification, section 5); a card number that
 * its rules let pass is checked by its last digit where the method asks for it.
 */
export function readField(
  compiled: CompiledField,
  text: string,
  { resultOf, checkLuhn }: Pick<ValidationCache, 'resultOf'> & { checkLuhn: boolean },
): Reading {
  const accepts = (writing: string) => resultOf(compiled.rules, writing).kind === 'valid';
  const writings = writingsOf(compiled, text.trim(), accepts);
  if (writings[0] === '') return { result: { kind: 'valid' }, sent: '' };

  const readings = writings.map((sent) => ({ sent, result: resultOf(compiled.rules, sent) }));
  const best = readings.find(({ result }) => result.kind === 'valid') ??
    readings.find(({ result }) => result.kind !== 'invalid') ??
    readings[0] ?? { sent: writings[0], result: { kind: 'valid' } };

  const failsLuhn = checkLuhn && compiled.isCardNumber && !isLuhnValid(best.sent);
  if (!failsLuhn || best.result.kind === 'invalid') return best;
  return { ...best, result: { kind: 'invalid', errorKey: cardNumberErrorKey } };
}
