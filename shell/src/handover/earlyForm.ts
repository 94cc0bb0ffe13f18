/** Draws the form of a method over the list that the player sees. */
export interface FormDrawer {
  /** Draws a form outside of the page, for the `draw` that is likely to follow. */
  prepare(method: string): void;
  /** Returns undefined if the form waits for React. It does not take the focus: React's form will, right after. */
  draw(method: string): EarlyForm | undefined;
  /** Draws a form outside of the page and throws it away, so that the browser has compiled the code when `draw` is called. */
  warmUp(): void;
}

/** What the player has done in a form. */
export interface FormInput {
  /** The text of each control that was changed, by the name of its field, as it is shown. */
  texts: ReadonlyMap<string, string>;
  /** The suggested amount that was picked last, if nothing was typed since. */
  chip?: string;
  /** The `data-action` of the button that the player pressed and that waits for React. */
  pressed?: string;
}

/** A form over the list. It works without React: it keeps what the player types and presses. */
export interface EarlyForm {
  element: HTMLElement;
  input(): FormInput;
  /** From now on, React carries out what the player presses. */
  keepEverything(): void;
  /** Removes the form and shows what it covers. */
  remove(): void;
}
