import type { DrawnList, EarlyList } from '../handover/earlyList';
import type { Fields } from './read/deployment';
/** The data from which the list is drawn. */
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
  /** Resolves when the style sheets of forms apply. Rejects if a style sheet fails. */
  styled: Promise<unknown>;
}

/**
 * Draws the list as soon as its source has arrived: calls `show`, which draws unless it is too late. Then resolves. Also
 * resolves if it has given up. Never rejects.
 */
export type DrawList = (source: ListSource, show: (drawNow: () => DrawnList) => void) => Promise<void>;

declare global {
  interface Window {
    /** Set by the script that draws the list. */
    paywidgetDrawList?: DrawList;
  }
}

/**
 * How long, in ms, the shell's script waits for the list. If the answer is slow, the shell's script uses the time until it
 * comes.
 */
const listTimeoutMs = 500;

/** Sent to the window when `paywidgetDrawList` has been set. */
export const drawListArrived = 'paywidget-draw-list';

/** The meeting point of the early script, the script that draws the list, and the shell. Their order does not matter. */
interface EarlyListMeeting extends EarlyList {
  /** Called when the content to draw is known. */
  begin(source: ListSource): void;
  /** Called when it is known that there is nothing to draw. After `begin`, this call does nothing. */
  skip(): void;
}

export function createEarlyList(window: Window): EarlyListMeeting {
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
