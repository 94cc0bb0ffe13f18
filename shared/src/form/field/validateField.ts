import type { FormField } from '@paywidget/shared/contract';
import { expiryErrorOf } from '../card/cardExpiry';
import { type CardPart, cardMaskOf, cardPartsOf, takesMonthFirst } from '../card/cardField';
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
  /** The part of a card that the field holds, in a form with a card number. */
  cardPart: CardPart | undefined;
  /** True for the expiry of a card if the rules take the month first. */
  isMonthFirst: boolean;
}

export function compileField(field: FormField, cardPart?: CardPart): CompiledField {
  const isCardNumber = isCardNumberField(field);
  const isMasked = !isDropdown(field) && field.type !== 'phone_with_prefix';
  const compiled = compileRules(field.validations);
  const mask = field.mask || (isCardNumber ? cardNumberMask : cardMaskOf(cardPart, compiled.rules));
  return {
    field,
    ...compiled,
    mask: isMasked ? mask : undefined,
    isCardNumber,
    cardPart,
    isMonthFirst: cardPart === 'expiry' && takesMonthFirst(compiled.rules),
  };
}

/** Compiles the fields of a form. */
export function compileFields(fields: readonly FormField[]): CompiledField[] {
  const parts = cardPartsOf(fields);
  return fields.map((field) => compileField(field, parts.get(field)));
}

const isExpiryPart = ({ cardPart }: CompiledField): boolean =>
  cardPart === 'expiry' || cardPart === 'month' || cardPart === 'year';

/**
 * Moves advanced fields to the end, and the CVV of a card after its expiry, so that the first field with an error is also
 * the first on the page.
 */
export function inDisplayOrder(fields: readonly CompiledField[]): CompiledField[] {
  const isAdvanced = ({ field }: CompiledField) => field.isAdvanced === true;
  const shown = fields.filter((entry) => !isAdvanced(entry));
  const cvv = shown.find(({ cardPart }) => cardPart === 'cvv');
  const expiry = shown.findLast(isExpiryPart);
  const ordered =
    cvv && expiry
      ? shown.flatMap((entry) => (entry === cvv ? [] : entry === expiry ? [expiry, cvv] : [entry]))
      : shown;
  return [...ordered, ...fields.filter(isAdvanced)];
}

/**
 * Returns the possible request values of a text, the most likely value first. The rules select one. A masked text is sent
 * without the mask's literals, unless the rules match only with the literals. A phone number is sent with its plus, without
 * it, or in national form. The month of a card has one or two digits, the year two or four.
 */
function candidatesOf(
  { field, mask, cardPart }: CompiledField,
  text: string,
  accepts: Accepts,
): [string, ...string[]] {
  if (mask !== undefined) {
    const isWhole = [...text].length === [...mask].length;
    // A rule that only counts characters would also count the mask's literals and accept an incomplete number.
    const mayNeedLiterals = isWhole || !accepts(withoutLiterals(mask, text));
    return mayNeedLiterals ? [unmask(mask, text), text] : [unmask(mask, text)];
  }
  if (cardPart === 'month') return [text, /^0/.test(text) ? text.slice(1) : `0${text}`];
  if (cardPart === 'year') return [text, /^20\d\d$/.test(text) ? text.slice(2) : `20${text}`];
  return field.type === 'phone_with_prefix' ? phoneNumberFormats(text, accepts) : [text];
}

/** Validation result of a field, and the value to send in the request. */
export type FieldValidation = { result: ValidationResult; requestValue: string };

/** The error of a part of a card if the part passes the rules. */
function cardErrorOf(
  { isCardNumber, isMonthFirst }: CompiledField,
  value: string,
  { checkLuhn, now }: { checkLuhn: boolean; now: number },
): string | undefined {
  if (checkLuhn && isCardNumber && !isLuhnValid(value)) return cardNumberErrorKey;
  return isMonthFirst ? expiryErrorOf(value, now) : undefined;
}

/**
 * Validates a field's text against its rules. An empty text is valid. If `checkLuhn` is set, a card number that passes the
 * rules must also have a valid check digit. The month of a card's expiry must not have ended.
 */
export function validateField(
  compiled: CompiledField,
  text: string,
  {
    resultOf,
    checkLuhn,
    now = Date.now(),
  }: Pick<ValidationCache, 'resultOf'> & { checkLuhn: boolean; now?: number },
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

  if (best.result.kind === 'invalid') return best;
  const errorKey = cardErrorOf(compiled, best.requestValue, { checkLuhn, now });
  return errorKey === undefined ? best : { ...best, result: { kind: 'invalid', errorKey } };
}
