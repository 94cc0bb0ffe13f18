/** A window or tab. `frame` is the selector of a frame in its page. Undefined means the page itself. */
export interface Tab {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page or its frame. The function must not use anything from outside. Values travel as JSON. */
  evaluate<Result, Argument>(
    frame: string | undefined,
    run: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Result>;
  /** Presses the first element that matches with the mouse, as a player does. Throws if there is none. */
  click(frame: string | undefined, selector: string): Promise<void>;
  /** Types into the element with the focus of the first element that matches. Keeps what is there. */
  type(frame: string | undefined, selector: string, text: string): Promise<void>;
  /** Presses a key in the element that has the focus. */
  press(frame: string | undefined, key: 'Tab' | 'Enter' | 'Escape'): Promise<void>;
  /** The visible part of the page as PNG. */
  screenshot(): Promise<Buffer>;
  isClosed(): Promise<boolean>;
}

/** A running browser with a profile of its own, which no other test has used. */
export interface Driver {
  /** The name and version that the browser gives itself. */
  readonly version: string;
  /** The tab that is open at the start. */
  readonly tab: Tab;
  /** Does `act` and waits for the window that it opens. */
  popup(act: () => Promise<void>): Promise<Tab>;
  /** Ends the browser and everything that was started for it. */
  close(): Promise<void>;
}

export interface Size {
  width: number;
  height: number;
}

const popupTimeoutMs = 10_000;

/** Calls `find` until it returns something. Throws after 10 s. */
export async function until<Found>(
  what: string,
  find: () => Promise<Found | undefined>,
): Promise<NonNullable<Found>> {
  const end = Date.now() + popupTimeoutMs;
  while (Date.now() < end) {
    const found = await find();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Waited ${popupTimeoutMs / 1000} s for ${what}`);
}
