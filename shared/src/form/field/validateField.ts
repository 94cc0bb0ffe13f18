import type { FormField } from '@paywidget/shared/contract';
import { cardNumberMask, unmask, withoutLiterals } from '../mask/maskPattern';
import { type Accepts, phoneNumberFormats } from '../phone/phoneNumberFormats';
import { type BrokenRule, compileRules, type Rule } from '../rules/compileRules';
import { cardNumberErrorKey, isCardNumberField, isLuhnValid } from '../rules/luhn';
import type { ValidationCache, ValidationResult } from '../rules/validationCache';
import { isDropdown } from './fieldOptions';

/** A field with the values derived from it, computed once. */
export interface CompiledField {
  field: FormField;
  rules: readonly Rule[];
  brokenRules: readonly BrokenRule[];
  /** Input mask. A card number without its own mask is grouped in blocks of four. */
  mask: string | undefined;
  isCardNumber: boolean;
}

export function compileField(field: FormField): CompiledField {
  const isCardNumber = isCardNumberField(field);
  const isMasked = !isDropdown(field) && field.type !== 'phone_with_prefix';
  const mask = field.mask || (isCardNumber ? cardNumberMask : undefined);
  return { field, ...compileRules(field.validations), mask: isMasked ? mask : undefined, isCardNumber };
}

/** Moves advanced fields to the end, so that the first field with an error is also the first on the page. */
export function inDisplayOrder(fields: readonly CompiledField[]): CompiledField[] {
  const isAdvanced = ({ field }: CompiledField) => field.isAdvanced === true;
  return [...fields.filter((entry) => !isAdvanced(entry)), ...fields.filter(isAdvanced)];
}

/**
 * Returns the possible request values of a text, most likely first; the rules select one. A masked text is sent without the
 * mask's literals unless the rules match only with them. A phone number is sent with its plus, without it, or in national
 * form.
 */
function candidatesOf({ field, mask }: CompiledField, text: string, accepts: Accepts): [string, ...string[]] {
  if (mask !== undefined) {
    const isWhole = [...text].length === [...mask].length;
    // A rule that only counts characters would also count the mask's literals and accept an incomplete number.
    const mayNeedLiterals = isWhole || !accepts(withoutLiterals(mask, text));
    return mayNeedLiterals ? [unmask(mask, text), text] : [unmask(mask, text)];
  }
  return field.type === 'phone_with_prefix' ? phoneNumberFormats(text, accepts) : [text];
}

/** Validation result of a field, and the value to send in the request. */
export type FieldValidation = { result: ValidationResult; requestValue: string };

/**
 * Validates a field's text against its rules. An empty text is valid. If `checkLuhn` is set, a card number that passes the
 * rules must also have a valid check digit.
 */
export function validateField(
  compiled: CompiledField,
  text: string,
  { resultOf, checkLuhn }: Pick<ValidationCache, 'resultOf'> & { checkLuhn: boolean },
): FieldValidation {
  const accepts = (candidate: string) => resultOf(compiled.rules, candidate).kind === 'valid';
  const candidates = candidatesOf(compiled, text.trim(), accepts);
  if (candidates[0] === '') return { result: { kind: 'valid' }, requestValue: '' };

  const validations = candidates.map((requestValue) => ({
    requestValue,
    result: resultOf(compiled.rules, requestValue),
  }));
  const best = validations.find(({ result }) => result.kind === 'valid') ??
    validations.find(({ result }) => result.kind !== 'invalid') ??
    validations[0] ?? { requestValue: candidates[0], result: { kind: 'valid' } };

  const failsLuhn = checkLuhn && compiled.isCardNumber && !isLuhnValid(best.requestValue);
  if (!failsLuhn || best.result.kind === 'invalid') return best;
  return { ...best, result: { kind: 'invalid', errorKey: cardNumberErrorKey } };
}
