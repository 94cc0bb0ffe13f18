/** Draws the form of a method over the visible list. */
export interface FormDrawer {
  /** Draws a form outside of the page, for a likely call of `draw`. */
  prepare(method: string): void;
  /** Returns undefined if the form waits for React. Does not take the focus: React's form takes it a moment later. */
  draw(method: string): EarlyForm | undefined;
  /**
   * Draws a form outside of the page and throws it away, so that the browser has already compiled the code when `draw` is
   * called.
   */
  warmUp(): void;
}

/** The player's actions in a form. */
export interface FormInput {
  /** The text of each changed control, by the name of its field, as it is shown. */
  texts: ReadonlyMap<string, string>;
  /** The last picked suggested amount, if the player has typed nothing since. */
  chip?: string;
  /** The `data-action` of the button that the player pressed. The press waits for React. */
  pressed?: string;
}

/** A form over the list. It works without React: it keeps the player's input and presses. */
export interface EarlyForm {
  element: HTMLElement;
  input(): FormInput;
  /** From now on, React carries out the player's presses. */
  keepEverything(): void;
  /** Removes the form and shows the list behind it. */
  remove(): void;
}
