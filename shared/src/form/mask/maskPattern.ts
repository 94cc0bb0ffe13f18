/** One position of a mask: a string is a literal shown as is, a regex matches the allowed characters. */
export type MaskPlace = string | RegExp;

const places: Readonly<Record<string, RegExp>> = {
  '#': /^\d$/,
  A: /^\p{L}$/u,
  '*': /^[\p{L}\d]$/u,
};

/** Splits a server mask into positions: `#` is a digit, `A` a letter, `*` either, anything else a literal. */
export const maskPlaces = (mask: string): MaskPlace[] => [...mask].map((char) => places[char] ?? char);

/** Blocks of four digits, as printed on cards. The longest card numbers have 19 digits. */
export const cardNumberMask = '#### #### #### #### ###';

/** Removes the mask's literals from a masked text. Returns the characters that the player typed. */
export function unmask(mask: string, text: string): string {
  const pattern = maskPlaces(mask);
  return [...text].filter((char, index) => pattern[index] !== char).join('');
}

/** Replaces each literal of a masked text with a neighbouring typed character. The length stays the same. */
export function withoutLiterals(mask: string, text: string): string {
  const pattern = maskPlaces(mask);
  let [typed = ''] = unmask(mask, text);
  return [...text]
    .map((char, index) => {
      if (pattern[index] !== char) typed = char;
      return typed;
    })
    .join('');
}

/** Returns true if a mask accepts only digits, so that phones can show the numeric keyboard. */
export const isNumericMask = (mask: string): boolean => !/[A*]/.test(mask);
