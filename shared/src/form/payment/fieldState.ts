import { ownValue } from '@paywidget/shared/contract';

/** Which error a field shows: none, whichever it has, or, while the player edits it, only the one that it showed before. */
export type ShownError = 'none' | 'any' | { key: string };

/** Interaction state of a field. Does not include whether its text is valid. */
export type FieldState = {
  /** Whether the field was edited or left. An invalid field that is triggered blocks the submit button. */
  isTriggered: boolean;
  shown: ShownError;
  /** Whether the field was empty when the form was last validated. */
  wasEmpty: boolean;
};

export type FieldStates = Readonly<Record<string, FieldState>>;

export type FieldEvent =
  | { type: 'left'; name: string }
  /** `shownKey` is the key of the error that the field shows at this moment. */
  | { type: 'edited'; name: string; shownKey: string | undefined }
  | { type: 'focused'; name: string }
  | { type: 'submitRejected'; names: readonly string[]; empty: readonly string[] };

/**
 * Reduces a field event. A field shows its error once it is left, and all fields in `names` once a submit is rejected. An
 * edit shows nothing new: an error goes as soon as it is no longer true, and does not come back before the field is left.
 * Focus resets the field.
 */
export function fieldStateReducer(states: FieldStates, event: FieldEvent): FieldStates {
  const next = (name: string, shown: ShownError): FieldStates => ({
    ...states,
    [name]: { isTriggered: true, shown, wasEmpty: ownValue(states, name)?.wasEmpty ?? false },
  });
  switch (event.type) {
    case 'left':
      return next(event.name, 'any');
    case 'edited':
      return next(event.name, event.shownKey === undefined ? 'none' : { key: event.shownKey });
    case 'focused':
      return { ...states, [event.name]: { isTriggered: false, shown: 'none', wasEmpty: false } };
    case 'submitRejected':
      return {
        ...states,
        ...Object.fromEntries(
          event.names.map((name) => [
            name,
            { isTriggered: true, shown: 'any', wasEmpty: event.empty.includes(name) },
          ]),
        ),
      };
  }
}
