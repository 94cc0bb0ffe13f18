import type { Fields } from './read/deployment';
import type { EarlyForm, FormDrawer } from '../handover/earlyForm';

/** What the list is drawn from. */
export interface ListSource {
  window: Window;
  /** The payload of the host's `loaded` answer. */
  payload: Fields;
  /** Returns the payloads of the host's `update` messages so far. */
  updates: () => readonly Fields[];
  /** The answer to the call for the methods. */
  methods: Promise<Response>;
  /** The first parts of the texts: in the player's language, and in English. */
  texts: Promise<readonly [Response, Response]>;
  /** The absolute URL of the static files, with a trailing slash. */
  staticUrl: string;
  /**
   * Called when the player presses a method for the first time.
   * @param texts the URLs of the texts of its form
   */
  onPress: (texts: readonly string[]) => void;
  /** Resolves once the style sheets of forms apply. Rejects if one of them fails. */
  styled: Promise<unknown>;
}

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

/**
 * Draws the list as soon as its source has arrived: calls `show`, which draws unless it is too late. Resolves then, or once it
 * has given up. Never rejects.
 */
export type DrawList = (source: ListSource, show: (drawNow: () => DrawnList) => void) => Promise<void>;

declare global {
  interface Window {
    /** Set by the script that draws the list. */
    paywidgetDrawList?: DrawList;
  }
}

/** How long, in ms, the shell's script waits for the list. It then makes use of the time until a slow answer comes. */
const listTimeoutMs = 500;

/** Sent to the window when `paywidgetDrawList` has been set. */
export const drawListArrived = 'paywidget-draw-list';

/** Where the early script, the script that draws the list, and the shell meet. Their order does not matter. */
export interface EarlyList {
  /** Called once it is known what to draw. */
  begin(source: ListSource): void;
  /** Called once it is known that there is nothing to draw. After `begin`, it does nothing. */
  skip(): void;
  /** Resolves once the list is painted or will not be drawn, so that the shell's script does not get in its way. */
  whenSettled(): Promise<void>;
  /** True if there is a list in the page that was not taken. */
  isDrawn(): boolean;
  /** From now on, nothing is drawn. Returns the list that was drawn, once. */
  take(): DrawnList | undefined;
}

export function createEarlyList(window: Window): EarlyList {
  let source: ListSource | undefined;
  let drawn: DrawnList | undefined;
  let isOver = false;
  let hasBegun = false;
  let settle = () => {};
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });

  function drawOnce() {
    const draw = window.paywidgetDrawList;
    if (!draw || !source || isOver) return;
    window.removeEventListener(drawListArrived, drawOnce);
    void draw(source, (drawNow) => {
      if (!isOver) drawn = drawNow();
    }).then(settleAfterPaint);
    source = undefined;
  }

  function settleAfterPaint() {
    if (drawn) requestAnimationFrame(() => setTimeout(settle));
    else settle();
  }

  return {
    begin(given) {
      source = given;
      hasBegun = true;
      setTimeout(settle, listTimeoutMs);
      window.addEventListener(drawListArrived, drawOnce);
      drawOnce();
    },
    skip() {
      if (!hasBegun) settle();
    },
    whenSettled: () => settled,
    isDrawn: () => drawn !== undefined,
    take() {
      isOver = true;
      window.removeEventListener(drawListArrived, drawOnce);
      const taken = drawn;
      drawn = undefined;
      return taken;
    },
  };
}
