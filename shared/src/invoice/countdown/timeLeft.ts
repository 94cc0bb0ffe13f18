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

/** When the time is said aloud on the way, in minutes that are left: nobody wants to hear every second. */
const marks = [1, 5] as const;

export interface Announcement {
  /** The mark that was passed last. */
  mark: number;
  /** What there was left as that was noticed: less than the mark, where the page came later or was asleep. */
  minutes: number;
}

/** What a screen reader hears of: something else at each mark; nothing while there is more time, or none. */
export function nextAnnouncement(said: Announcement | undefined, seconds: number): Announcement | undefined {
  const mark = seconds === 0 ? undefined : marks.find((minutes) => seconds <= minutes * minute);
  if (mark === undefined) return undefined;
  return mark === said?.mark ? said : { mark, minutes: Math.ceil(seconds / minute) };
}
