/** One place of a mask: a text is a literal that is shown as it is, a regex what may be typed there. */
export type MaskPlace = string | RegExp;

const places: Readonly<Record<string, RegExp>> = {
  '#': /^\d$/,
  A: /^\p{L}$/u,
  '*': /^[\p{L}\d]$/u,
};

/** A mask of the contract (`#` a digit, `A` a letter, `*` either, anything else literal) by its places. */
export const maskPlaces = (mask: string): MaskPlace[] => [...mask].map((char) => places[char] ?? char);

/** Blocks of four, as card numbers are printed; the longest have 19 digits (specification, section 5). */
export const cardNumberMask = '#### #### #### #### ###';

/** What a player typed of a masked text: the text without the mask's literals. */
export function unmask(mask: string, text: string): string {
  const pattern = maskPlaces(mask);
  return [...text].filter((char, index) => pattern[index] !== char).join('');
}

/** A masked text with more of what was typed in the places of the literals: as long as it is, but without any. */
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

/** Whether a mask takes nothing but digits, so that a phone may show its number keys. */
export const isNumericMask = (mask: string): boolean => !/[A*]/.test(mask);
