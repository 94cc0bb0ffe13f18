import { decimalSeparatorOf } from '@paywidget/shared/money';
import { toLatinDigits } from './latinDigits';

/** Invisible marks that control text direction. */
const directionMarks = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g;
const apostrophes = /['’‘ʼ＇]/g;
const arabicGroup = /٬/g;
const arabicDecimal = /٫/g;

/**
 * Normalizes typed or pasted text: Latin digits, comma and dot as the only separators, no Unicode spaces, no apostrophes and
 * no direction marks.
 */
export const normalizeAmountText = (text: string, locale: string): string =>
  toLatinDigits(text)
    .replace(directionMarks, '')
    .replace(/\s/g, '')
    .replace(apostrophes, '')
    .replace(arabicGroup, '')
    .replace(arabicDecimal, decimalSeparatorOf(locale));
