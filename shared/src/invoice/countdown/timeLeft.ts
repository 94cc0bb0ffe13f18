const secondMs = 1_000;
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export interface TimeLeft {
  days: number;
  /** `14:59`, or with hours `3:02:09`. Hours have no leading zero. */
  clock: string;
  /** Whole seconds, rounded up. 0 once the time is over. */
  seconds: number;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Splits a time in ms into the parts of a countdown. Rounds up: the last second shows as 00:01 until it is over. */
export function timeLeftOf(ms: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil(ms / secondMs));
  const days = Math.floor(seconds / day);
  const hours = Math.floor((seconds % day) / hour);
  const rest = [Math.floor((seconds % hour) / minute), seconds % minute].map(twoDigits);
  const parts = days > 0 || hours > 0 ? [String(hours), ...rest] : rest;
  return { days, clock: parts.join(':'), seconds };
}

/** The times of the announcements, in minutes left. More announcements would disturb the player. */
const announcementMarks = [1, 5] as const;

export interface Announcement {
  /** The last passed mark, in minutes. */
  mark: number;
  /** The minutes left at the time of the announcement. Less than the mark if the page opened later or was asleep. */
  minutes: number;
}

/** The text that screen readers announce. Changes at each mark. Undefined before the first mark and after the end. */
export function nextAnnouncement(last: Announcement | undefined, seconds: number): Announcement | undefined {
  const mark = seconds === 0 ? undefined : announcementMarks.find((minutes) => seconds <= minutes * minute);
  if (mark === undefined) return undefined;
  return mark === last?.mark ? last : { mark, minutes: Math.ceil(seconds / minute) };
}
