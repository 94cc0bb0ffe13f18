import type { EarlyForm, FormDrawer } from './earlyForm';

/** The events in a list since it was drawn. */
export interface Released {
  /** The control that the player pressed last. It looks pressed. */
  pressed?: HTMLElement;
  /** The pictures that could not be loaded. */
  brokenPictures: readonly HTMLImageElement[];
  /** The form of the pressed method, which covers the list. */
  form?: EarlyForm;
  /** Draws forms from the data from which the list was drawn. */
  forms: FormDrawer;
}

/** A list in the page. It works without React: it keeps a press until React can carry it out. */
export interface DrawnList {
  /** Returns the content of the list, as the JSON of a `ListContent`. */
  content(): string;
  /** Stops keeping presses. */
  release(): Released;
}

/** The interface between the shell and the list that is drawn before React has loaded. */
export interface EarlyList {
  /** Resolves when the list is painted or will not be drawn, so that the shell's script does not delay the list. */
  whenSettled(): Promise<void>;
  /** True if there is a list in the page that nobody has taken. */
  isDrawn(): boolean;
  /** From now on, nothing is drawn. Returns the drawn list, once. */
  take(): DrawnList | undefined;
}
