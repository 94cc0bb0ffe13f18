/** A turn of the mouse wheel, as the browser tells it. */
export interface WheelTurn {
  deltaX: number;
  deltaY: number;
  /** Of the deltas: 0 pixels, 1 lines, 2 pages. */
  deltaMode: number;
  /** The browser's zoom. */
  ctrlKey: boolean;
}

/** Where a row of cards stands. */
export interface RowPlace {
  isAtStart: boolean;
  isAtEnd: boolean;
}

/** Smaller turns count for nothing (specification, section 9, "Mousewheel carousel threshold delta"). */
const threshold = 4;
/** CSS pixels of each delta mode. */
const units = [1, 16, 800] as const;

/**
 * How many cards a turn of the wheel moves the row on, -1 to 1. A sideways turn is the browser's own, and at either end of
 * the row the wheel is the page's again.
 */
export function wheelStep(turn: WheelTurn, { isAtStart, isAtEnd }: RowPlace): -1 | 0 | 1 {
  const { deltaX, deltaY, deltaMode, ctrlKey } = turn;
  const isSideways = Math.abs(deltaX) > Math.abs(deltaY);
  if (ctrlKey || isSideways || Math.abs(deltaY) * (units[deltaMode] ?? 1) < threshold) return 0;
  if (deltaY > 0) return isAtEnd ? 0 : 1;
  return isAtStart ? 0 : -1;
}
