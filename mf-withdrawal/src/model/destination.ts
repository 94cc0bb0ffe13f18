import type { FormField } from '@paywidget/shared/contract';
import { hideMiddle } from './hideMiddle';

/** The entry in one field of a form. The confirm page shows it again. */
export interface FieldEntry {
  field: FormField;
  /** The typed text, or the chosen value. */
  text: string;
}

const isChosen = ({ type }: FormField) => type.startsWith('dropdown') || type === 'networks';

/** Texts with a digit, @ or $ are shown with their middle hidden, in case somebody else sees the screen. Names stay readable. */
const isSensitive = ({ field, text }: FieldEntry) => field.wallet === true || /[\d@$]/.test(text);

/**
 * Returns the text of a row on the confirm page. `optionOf` returns the label of a chosen option. Undefined for hidden and
 * empty fields, and for advanced fields with their default value.
 */
export function destinationText(
  entry: FieldEntry,
  optionOf: (entry: FieldEntry) => string,
): string | undefined {
  const { field, text } = entry;
  if (text === '' || field.isHidden || (field.isAdvanced && text === field.value)) return undefined;
  if (isChosen(field)) return optionOf(entry);
  return isSensitive(entry) ? hideMiddle(text) : text;
}
