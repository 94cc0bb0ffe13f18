/** A span of time as a countdown shows it. */
export interface TimeLeft {
  days: number;
  /** What is left of the day: `09:59`, `23:00:01`; hours stand there where there are any, or days. */
  clock: string;
}

const padded = (count: number): string => String(count).padStart(2, '0');

/** @param seconds whole and not negative */
export function timeLeft(seconds: number): TimeLeft {
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor(seconds / 3_600) % 24;
  const rest = [Math.floor(seconds / 60) % 60, seconds % 60];
  return { days, clock: (days > 0 || hours > 0 ? [hours, ...rest] : rest).map(padded).join(':') };
}
