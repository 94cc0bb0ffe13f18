import type { FieldError } from '../amount/amountCheck';
import type { CompiledField, Reading } from '../field/readField';
import type { FieldMark } from './fieldMarks';

/** A field with what stands in it, and what the player's doing has left on it. */
export interface FieldReading extends CompiledField {
  name: string;
  text: string;
  reading: Reading;
  mark: FieldMark;
  isDisabled: boolean;
  /** What the screen itself has found wrong: a translation key. */
  imposedError: string | undefined;
}

const isEmpty = ({ reading }: FieldReading): boolean => reading.sent === '';

/**
 * Whether a validation of the form flags the field when it is empty: what the player sees and can fill in. An
 * advanced field, out of sight behind 'More', is there for those who have something to put into it.
 */
const isRequired = ({ field, isDisabled }: FieldReading): boolean =>
  !field.isHidden && !field.isAdvanced && !isDisabled;

const requiredError: FieldError = { key: 'form.field.required' };

/**
 * What is wrong with a field, shown or not. Emptiness counts only after a validation has found it. What the player cannot
 * change is the server's own affair; of a field that is shown the screen may still find something.
 */
function faultOf(field: FieldReading): FieldError | undefined {
  const { imposedError, isDisabled, mark, reading } = field;
  if (field.field.isHidden) return undefined;
  if (imposedError !== undefined) return { key: imposedError };
  if (mark.wasEmpty && isEmpty(field) && isRequired(field)) return requiredError;
  return reading.result.kind === 'invalid' && !isDisabled ? { key: reading.result.errorKey } : undefined;
}

/** The error that a field shows: only once it is triggered, save what the screen itself has found. */
export function shownErrorOf(field: FieldReading): FieldError | undefined {
  return field.mark.isTriggered || field.imposedError !== undefined ? faultOf(field) : undefined;
}

/**
 * Whether the fields hold the submit button down (specification, section 4, "Form"): some are invalid, and some
 * field is triggered or the form was refused.
 */
export const blockSubmit = (fields: readonly FieldReading[], isRefused: boolean): boolean =>
  fields.some((field) => faultOf(field) !== undefined) &&
  (isRefused || fields.some(({ mark }) => mark.isTriggered));

export type Fault = { name: string; errorKey: string; isEmpty: boolean };

/** All that a validation finds wrong with the fields, in their order. */
export function faultsOf(fields: readonly FieldReading[]): Fault[] {
  return fields.flatMap((field) => {
    const isMissing = isRequired(field) && isEmpty(field);
    const fault = faultOf(field) ?? (isMissing ? requiredError : undefined);
    return fault ? [{ name: field.name, errorKey: fault.key, isEmpty: isMissing }] : [];
  });
}
