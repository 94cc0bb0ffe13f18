import type { MaskitoOptions, MaskitoPostprocessor, MaskitoPreprocessor } from '@maskito/core';
import { toLatinDigits } from '@paywidget/shared/money/input';
import { expiryText } from '../card/expiryText';
import { maskPlaces } from './maskPattern';

/** Converts digits of other scripts to Latin digits, in typed and in autofilled text. */
const latinDigits: MaskitoPreprocessor = ({ elementState, data }) => ({
  elementState: { ...elementState, value: toLatinDigits(elementState.value) },
  data: toLatinDigits(data),
});

/** Converts to upper case, except letters that would become longer (`ß` would become two letters and move the caret). */
const upperCase: MaskitoPostprocessor = ({ value, selection }) => ({
  selection,
  value: value.replace(/\p{Ll}/gu, (letter) => {
    const upper = letter.toUpperCase();
    return upper.length === letter.length ? upper : letter;
  }),
});

/** Returns the mask options of a text field, or `undefined` if it has neither a mask nor upper case. */
export function maskOptionsOf({
  mask,
  isUpperCase,
  isExpiry = false,
}: {
  mask?: string;
  isUpperCase: boolean;
  /** The field holds the expiry of a card, with the month first. */
  isExpiry?: boolean;
}): MaskitoOptions | undefined {
  if (mask === undefined && !isUpperCase) return undefined;
  const places = mask?.replace(/[^#]/g, '').length;
  return {
    mask: mask === undefined ? /^.*$/s : maskPlaces(mask),
    preprocessors: [
      ...(mask === undefined ? [] : [latinDigits]),
      ...(isExpiry && (places === 4 || places === 6) ? [expiryText(places === 6)] : []),
    ],
    postprocessors: isUpperCase ? [upperCase] : [],
  };
}
