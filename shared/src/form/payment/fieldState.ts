import { ownValue } from '@paywidget/shared/contract';

/** Interaction state of a field. Does not include whether its text is valid. */
export type FieldState = {
  /** Whether the field shows its error, if it has one. */
  isTriggered: boolean;
  /** Whether the field was empty when the form was last validated. */
  wasEmpty: boolean;
};

export type FieldStates = Readonly<Record<string, FieldState>>;

export type FieldEvent =
  | { type: 'touched'; name: string }
  | { type: 'focused'; name: string }
  | { type: 'submitRejected'; names: readonly string[]; empty: readonly string[] };

/**
 * Reduces a field event. Blur, input or change (`touched`) makes a field show its error; focus resets the field. A rejected
 * submit makes all fields in `names` show their errors.
 */
export function fieldStateReducer(states: FieldStates, event: FieldEvent): FieldStates {
  switch (event.type) {
    case 'touched':
      return {
        ...states,
        [event.name]: { isTriggered: true, wasEmpty: ownValue(states, event.name)?.wasEmpty ?? false },
      };
    case 'focused':
      return { ...states, [event.name]: { isTriggered: false, wasEmpty: false } };
    case 'submitRejected':
      return {
        ...states,
        ...Object.fromEntries(
          event.names.map((name) => [name, { isTriggered: true, wasEmpty: event.empty.includes(name) }]),
        ),
      };
  }
}
