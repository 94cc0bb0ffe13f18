/** What the player's doing has left on a field; whether its text is right is not kept here. */
export type FieldMark = {
  /** Shows its error, if it has one. */
  isTriggered: boolean;
  /** Was empty when the form was validated. */
  wasEmpty: boolean;
};

export type FieldMarks = Readonly<Record<string, FieldMark>>;

export type FieldEvent =
  | { type: 'touched'; name: string }
  | { type: 'focused'; name: string }
  | { type: 'refused'; names: readonly string[]; empty: readonly string[] };

/**
 * A field is triggered by blur, input or change; focus clears its marks (specification, section 4, "Form"). A
 * refused submit triggers all fields that it was refused for.
 */
export function nextMarks(marks: FieldMarks, event: FieldEvent): FieldMarks {
  switch (event.type) {
    case 'touched':
      return {
        ...marks,
        [event.name]: { isTriggered: true, wasEmpty: marks[event.name]?.wasEmpty ?? false },
      };
    case 'focused':
      return { ...marks, [event.name]: { isTriggered: false, wasEmpty: false } };
    case 'refused':
      return {
        ...marks,
        ...Object.fromEntries(
          event.names.map((name) => [name, { isTriggered: true, wasEmpty: event.empty.includes(name) }]),
        ),
      };
  }
}
