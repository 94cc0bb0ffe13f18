import type { MaskitoPreprocessor } from '@maskito/core';

/** A whole expiry, from a browser's autofill or from a paste: `6 / 2030`, `06/30`. `12/20` may be the start of `12/2035`. */
const wholeExpiry = /^\D*(\d{1,2}(?=\D)|\d{2})\s*[/.-]?\s*(?:20(?=\d)|(?!20))(\d{2})\D*$/;

/** Changes an expiry after its last key: completes a month of one digit, and a year that does not fit the mask. */
const typedExpiry = (text: string, hasLongYear: boolean): string =>
  text
    .replace(/^(?:[2-9]|1[/.-])$/, '0$&')
    .replace(
      hasLongYear ? /^(\d\d\D*)(2[1-9]|[13-9])$/ : /^(\d\d\D*)20(\d)$/,
      (_, month, year) => month + (hasLongYear ? '20' : '') + year,
    );

/**
 * Completes a month of one digit, and gives the year as many digits as the mask has, two or four. For masks with the month
 * first.
 */
export const expiryText =
  (hasLongYear: boolean): MaskitoPreprocessor =>
  ({ elementState, data }, action) => {
    const { value, selection } = elementState;
    const century = hasLongYear ? '20' : '';
    const tidyWhole = (text: string) =>
      text.replace(wholeExpiry, (_, month, year) => `${month.padStart(2, '0')}/${century}${year}`);
    if (action === 'validation') return { elementState: { value: tidyWhole(value), selection }, data };
    const isAtEnd = selection[1] === value.length;
    if (action !== 'insert' || !isAtEnd) return { elementState, data };
    const text = value.slice(0, selection[0]) + data;
    // The whole text is inserted again.
    return {
      elementState: { value: '', selection: [0, 0] },
      data: data.length === 1 ? typedExpiry(text, hasLongYear) : tidyWhole(text),
    };
  };
