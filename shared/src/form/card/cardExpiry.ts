import type { CardPart } from './cardField';

/** Translation keys of the errors of an expiry date. */
const expiryErrorKey = 'form.card.expiry';
const expiredErrorKey = 'form.card.expired';

/** The last place on earth where a day ends is at UTC−12. A card is valid to the end of its month there. */
const lastZoneMs = 12 * 3_600_000;

/** True if the month has ended everywhere. `month` is 1 to 12, `year` has two or four digits. */
function isPastMonth(month: number, year: number, now: number): boolean {
  const fullYear = year < 100 ? 2000 + year : year;
  // JavaScript's months start at 0, so this is the first day of the next month.
  return Date.UTC(fullYear, month) + lastZoneMs <= now;
}

/**
 * Returns the error of an expiry date with the month first, such as `12/30`, `1230` or `12/2030`. Returns `undefined` if the
 * date is this month or later.
 */
export function expiryErrorOf(text: string, now: number): string | undefined {
  const digits = text.replace(/\D/g, '');
  const [, month = '', year = ''] = /^(\d{2})(\d{2}|\d{4})$/.exec(digits) ?? [];
  if (Number(month) < 1 || Number(month) > 12) return expiryErrorKey;
  return isPastMonth(Number(month), Number(year), now) ? expiredErrorKey : undefined;
}

interface CardText {
  name: string;
  cardPart: CardPart | undefined;
  text: string;
}

/** Returns the errors of an expiry in two fields, by field name. Ignores months that are not numbers. */
export function splitExpiryErrors(entries: readonly CardText[], now: number): Record<string, string> {
  const [month, year] = (['month', 'year'] as const).map((part) =>
    entries.find(({ cardPart, text }) => cardPart === part && /^\d+$/.test(text.trim())),
  );
  if (month && (Number(month.text) < 1 || Number(month.text) > 12)) return { [month.name]: expiryErrorKey };
  if (!month || !year || !isPastMonth(Number(month.text), Number(year.text), now)) return {};
  return { [year.name]: expiredErrorKey };
}
