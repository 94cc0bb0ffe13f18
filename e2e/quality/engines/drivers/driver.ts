/**
 * A window or tab. `frame` is the selector of a frame in its page. Undefined means the page itself. Expressions are
 * JavaScript text. The drivers send this text to the browser unchanged.
 */
export interface Tab {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Returns the value of an expression, which travels as JSON. Throws if it throws. */
  evaluate<Result>(frame: string | undefined, expression: string): Promise<Result>;
  /** Presses the element that the expression finds with the mouse, as a player does. Throws if there is none. */
  click(frame: string | undefined, expression: string): Promise<void>;
  /** Types into the element that the expression finds, after its current text. Throws if there is no such element. */
  type(frame: string | undefined, expression: string, text: string): Promise<void>;
  /** Presses a key in the element that has the focus. */
  press(key: 'Tab' | 'Enter' | 'Escape'): Promise<void>;
  /** The visible part of the page as PNG, where the engine can take it. */
  screenshot?(): Promise<Buffer>;
  isClosed(): Promise<boolean>;
}

/** The windows of one test, with a profile that no other test has used. */
export interface Session {
  /** The window that is open at the start. */
  readonly tab: Tab;
  /** Does `act` and waits for the window that it opens. */
  popup(act: () => Promise<void>): Promise<Tab>;
  /** Closes all its windows and forgets its profile. */
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  /** The browser's name, with its version if the browser reports one. */
  readonly name: string;
  open(): Promise<Session>;
  /** Ends the browser and everything that was started for it. */
  close(): Promise<void>;
}

/** The size of the page in a window, in px. */
export const size = { width: 1000, height: 800 };

const timeoutMs = 15_000;

/** Calls `find` until it returns something. Throws after 15 s. */
export async function until<Found>(
  what: string,
  find: () => Promise<Found | undefined>,
): Promise<NonNullable<Found>> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    const found = await find();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Waited ${timeoutMs / 1000} s for ${what}`);
}
