import { decimalSeparatorOf } from '@paywidget/shared/money';
import { toLatinDigits } from './latinDigits';

/** Marks that steer the direction of text and are not seen. */
const directionMarks = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g;
const apostrophes = /['’‘ʼ＇]/g;
const arabicGroup = /٬/g;
const arabicDecimal = /٫/g;

/**
 * What someone wrote or pasted, reduced to what every later rule understands: Latin digits, comma and dot as
 * the only separators, no spaces (any of Unicode's) and no apostrophes.
 */
export const plainWriting = (text: string, locale: string): string =>
  toLatinDigits(text)
    .replace(directionMarks, '')
    .replace(/\s/g, '')
    .replace(apostrophes, '')
    .replace(arabicGroup, '')
    .replace(arabicDecimal, decimalSeparatorOf(locale));
