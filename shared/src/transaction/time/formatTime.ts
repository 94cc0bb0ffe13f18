/**
 * Languages whose names of months some browsers do not know. Dates in these languages have digits only: `24.12.2026, 18:30`.
 */
const withoutMonths: ReadonlySet<string> = new Set(['az', 'kk', 'ky', 'tg', 'uz']);

/** The last time that a `Date` can hold, in ms since the epoch. The first time is as far away. */
const lastTime = 8.64e15;

/**
 * A date and time in the player's language and time zone, with European digits, like amounts. `time` is in ms since the
 * epoch.
 */
export function formatTime(time: number, language: string): string {
  const shown = Math.max(-lastTime, Math.min(time, lastTime));
  if (withoutMonths.has(language.split('-')[0] ?? language))
    // The countries of these languages write dates in digits like Russian.
    return new Intl.DateTimeFormat('ru', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }).format(shown);
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    numberingSystem: 'latn',
  }).format(shown);
}
