import type { EarlyForm, FormDrawer } from './earlyForm';

/** What happened to a list since it was drawn. */
export interface Released {
  /** The control that the player pressed last. It looks pressed. */
  pressed?: HTMLElement;
  /** The pictures that could not be loaded. */
  brokenPictures: readonly HTMLImageElement[];
  /** The form of the pressed method, which covers the list. */
  form?: EarlyForm;
  /** Draws forms from what the list was drawn from. */
  forms: FormDrawer;
}

/** A list in the page. It works without React: it keeps a press until React can carry it out. */
export interface DrawnList {
  /** Returns what was drawn, as the JSON of a `FirstList`. */
  content(): string;
  /** Stops keeping presses. */
  release(): Released;
}

/** The list that is drawn before React has loaded, as the shell sees it. */
export interface EarlyList {
  /** Resolves once the list is painted or will not be drawn, so that the shell's script does not get in its way. */
  whenSettled(): Promise<void>;
  /** True if there is a list in the page that was not taken. */
  isDrawn(): boolean;
  /** From now on, nothing is drawn. Returns the list that was drawn, once. */
  take(): DrawnList | undefined;
}
