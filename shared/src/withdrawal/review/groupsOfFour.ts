/** One word of letters, digits and the signs that occur in addresses: `_`, `-` and `:`. */
const identifier = /^[\p{L}\p{N}_:-]+$/u;

/** A text that already has short groups, such as the sort code 12-34-56 or a date. */
const groupedByHyphens = /^[^-]{1,4}(?:-[^-]{1,4})+$/;

/** Shorter texts are as easy to compare without groups. */
const minLength = 8;

/** True if players compare the text character by character, such as an address or an account number. */
export const isIdentifier = (text: string): boolean =>
  text.length >= minLength && /\d/.test(text) && identifier.test(text) && !groupedByHyphens.test(text);

/** Splits a text into groups of four characters. The last group may be shorter. */
export const groupsOfFour = (text: string): string[] => text.match(/.{1,4}/gsu) ?? [];
