/** A date and time in the player's language and time zone, with European digits as in amounts. `time` is in ms since the epoch. */
export function formatTime(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    numberingSystem: 'latn',
  }).format(time);
}
