/** The remaining time of a countdown. */
export interface TimeLeft {
  days: number;
  /** The remainder below one day, such as `09:59` or `23:00:01`. Includes hours if there are hours or days. */
  clock: string;
}

const padded = (count: number): string => String(count).padStart(2, '0');

/** @param seconds a non-negative integer */
export function timeLeft(seconds: number): TimeLeft {
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor(seconds / 3_600) % 24;
  const rest = [Math.floor(seconds / 60) % 60, seconds % 60];
  return { days, clock: (days > 0 || hours > 0 ? [hours, ...rest] : rest).map(padded).join(':') };
}
