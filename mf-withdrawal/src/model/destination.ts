import type { FormField } from '@paywidget/shared/contract';
import { hideMiddle } from './hideMiddle';

/** What stands in one field of a form, as the confirm page repeats it. */
export interface Entered {
  field: FormField;
  /** As it was typed, or the value that was chosen. */
  text: string;
}

const isChosen = ({ type }: FormField) => type.startsWith('dropdown') || type === 'networks';

/** Whoever looks over the player's shoulder learns names, not numbers: what holds a digit or an @ is hidden in its middle. */
const isSensitive = ({ field, text }: Entered) => field.wallet === true || /[\d@$]/.test(text);

/** The text of a destination's row; `optionOf` names what was chosen from a list. Nothing for what says nothing. */
export function destinationText(
  entered: Entered,
  optionOf: (entered: Entered) => string,
): string | undefined {
  const { field, text } = entered;
  if (text === '' || field.isHidden || (field.isAdvanced && text === field.value)) return undefined;
  if (isChosen(field)) return optionOf(entered);
  return isSensitive(entered) ? hideMiddle(text) : text;
}
