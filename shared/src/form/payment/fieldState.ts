import { ownValue } from '@paywidget/shared/contract';

/**
 * The error that a field shows: none, any error that it has, or, while the player edits it, only the error that it showed
 * before.
 */
export type ShownError = 'none' | 'any' | { key: string };

/** Interaction state of a field. Does not include whether its text is valid. */
export type FieldState = {
  /** True after the player has edited or left the field. An invalid field that is triggered blocks the submit button. */
  isTriggered: boolean;
  shown: ShownError;
  /** True if the field was empty at the last validation. */
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
 * Reduces a field event. A field shows its error when the player has left it, and all fields in `names` when a submit is
 * rejected. An edit shows no new error. A shown error disappears when it is no longer true, and does not come back before
 * the player leaves the field. Focus resets the field.
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
