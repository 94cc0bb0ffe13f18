import type { FieldError } from '../amount/amountCheck';
import type { CompiledField, FieldValidation } from '../field/validateField';
import type { FieldState, ShownError } from './fieldState';

/** A field with its current text, validation and interaction state. */
export interface EvaluatedField extends CompiledField {
  name: string;
  text: string;
  validation: FieldValidation;
  state: FieldState;
  isDisabled: boolean;
  /** Translation key of an error that the screen has found. */
  screenError: string | undefined;
}

const isEmpty = ({ validation }: EvaluatedField): boolean => validation.requestValue === '';

/** Returns true if the field must not be empty: it is visible, enabled and not one of the optional fields behind 'More'. */
const isRequired = ({ field, isDisabled }: EvaluatedField): boolean =>
  !field.isHidden && !field.isAdvanced && !isDisabled;

const requiredError: FieldError = { key: 'form.field.required' };

/**
 * Returns the error of a field, even if the field does not show it. An empty field is an error only after a validation.
 * Hidden and disabled fields are not checked, because the player cannot change them. But an error that the screen has found
 * counts on a disabled field too.
 */
function errorOf(field: EvaluatedField): FieldError | undefined {
  const { screenError, isDisabled, state, validation } = field;
  if (field.field.isHidden) return undefined;
  if (screenError !== undefined) return { key: screenError };
  if (state.wasEmpty && isEmpty(field) && isRequired(field)) return requiredError;
  return validation.result.kind === 'invalid' && !isDisabled
    ? { key: validation.result.errorKey }
    : undefined;
}

/**
 * Returns the error that a field shows, from the error that it has. While the rules of a field are still running, the field
 * keeps the shown error.
 */
export function shownErrorOf(
  shown: ShownError,
  error: FieldError | undefined,
  isPending = false,
): FieldError | undefined {
  if (shown === 'none') return undefined;
  if (shown === 'any') return error;
  return isPending ? shown : error?.key === shown.key ? error : undefined;
}

/** Returns the error that a field shows. */
export const visibleErrorOf = (field: EvaluatedField): FieldError | undefined =>
  shownErrorOf(field.state.shown, errorOf(field), field.validation.result.kind === 'pending');

/**
 * Returns true if the submit button must be disabled: a field is invalid, and either a field is triggered or a submit was
 * rejected.
 */
export const isSubmitBlocked = (fields: readonly EvaluatedField[], isRejected: boolean): boolean =>
  fields.some((field) => errorOf(field) !== undefined) &&
  (isRejected || fields.some(({ state }) => state.isTriggered));

export type InvalidField = { name: string; errorKey: string; isEmpty: boolean };

/** Returns all invalid fields in display order. Required fields that are empty count as invalid. */
export function invalidFieldsOf(fields: readonly EvaluatedField[]): InvalidField[] {
  return fields.flatMap((field) => {
    const isMissing = isRequired(field) && isEmpty(field);
    const error = errorOf(field) ?? (isMissing ? requiredError : undefined);
    return error ? [{ name: field.name, errorKey: error.key, isEmpty: isMissing }] : [];
  });
}
