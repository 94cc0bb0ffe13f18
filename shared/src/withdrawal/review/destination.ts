import type { FormField } from '@paywidget/shared/contract';
import { isCardNumberField } from '@paywidget/shared/form';
import type { FieldEntry } from '@paywidget/shared/withdrawal';
import { isIdentifier } from './groupsOfFour';
import { hideMiddle } from './hideMiddle';

/** The text of a row of the review. `isGrouped`: it is shown in groups of four characters. */
export interface DestinationText {
  text: string;
  isGrouped?: boolean;
}

const isChosen = ({ type }: FormField) => type.startsWith('dropdown') || type === 'networks';

/**
 * Returns the text of a field on the review: the whole text, so that the player can check where the money goes. Only card
 * numbers have a hidden middle. `optionOf` returns the label of a chosen option. Undefined for hidden and empty fields, and
 * for advanced fields with their default value.
 */
export function destinationText(
  entry: FieldEntry,
  optionOf: (entry: FieldEntry) => string,
): DestinationText | undefined {
  const { field } = entry;
  const text = entry.text.trim();
  if (text === '' || field.isHidden || (field.isAdvanced && text === field.value)) return undefined;
  if (isChosen(field)) return { text: optionOf(entry) };
  if (isCardNumberField(field)) return { text: hideMiddle(text) };
  return isIdentifier(text) ? { text, isGrouped: true } : { text };
}
