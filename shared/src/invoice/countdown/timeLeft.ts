const secondMs = 1_000;
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export interface TimeLeft {
  days: number;
  /** `14:59`, or with hours `3:02:09`; the first part has no leading zero but for minutes. */
  clock: string;
  /** Whole seconds, the one that has begun included; 0 once the time is over. */
  seconds: number;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Splits a time in milliseconds as a countdown shows it: the last second shows as 00:01 until it is over. */
export function timeLeftOf(ms: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil(ms / secondMs));
  const days = Math.floor(seconds / day);
  const hours = Math.floor((seconds % day) / hour);
  const rest = [Math.floor((seconds % hour) / minute), seconds % minute].map(twoDigits);
  const parts = days > 0 || hours > 0 ? [String(hours), ...rest] : rest;
  return { days, clock: parts.join(':'), seconds };
}

/** What is said aloud on the way, in minutes: nobody wants to hear every second. */
const spokenMinutes = [1, 5] as const;

/** The minutes that a screen reader hears of: the last of them that was passed; nothing while there is more time. */
export function spokenMinutesOf(seconds: number): number | undefined {
  if (seconds === 0) return undefined;
  return spokenMinutes.find((minutes) => seconds <= minutes * minute);
}
