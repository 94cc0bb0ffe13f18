/** The relevant properties of a browser wheel event. */
export interface WheelInput {
  deltaX: number;
  deltaY: number;
  /** Unit of the deltas: 0 is pixels, 1 lines, 2 pages. */
  deltaMode: number;
  /** True if the gesture zooms the page. */
  ctrlKey: boolean;
}

/** The scroll position of a row of cards. */
export interface ScrollPosition {
  isAtStart: boolean;
  isAtEnd: boolean;
}

/** Smaller turns are ignored, in CSS pixels. */
const threshold = 4;
/** CSS pixels of each delta mode. */
const pixelsPerUnit = [1, 16, 800] as const;

/**
 * Returns the number of cards that a wheel event moves the row, from -1 to 1. Returns 0, so that the browser handles the
 * event, for zoom, for horizontal scrolling, and at the ends of the row.
 */
export function wheelStep(input: WheelInput, { isAtStart, isAtEnd }: ScrollPosition): -1 | 0 | 1 {
  const { deltaX, deltaY, deltaMode, ctrlKey } = input;
  const isSideways = Math.abs(deltaX) > Math.abs(deltaY);
  if (ctrlKey || isSideways || Math.abs(deltaY) * (pixelsPerUnit[deltaMode] ?? 1) < threshold) return 0;
  if (deltaY > 0) return isAtEnd ? 0 : 1;
  return isAtStart ? 0 : -1;
}
