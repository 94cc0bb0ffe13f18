import type { MaskitoOptions, MaskitoPostprocessor, MaskitoPreprocessor } from '@maskito/core';
import { toLatinDigits } from '@paywidget/shared/money/input';
import { maskPlaces } from './maskPattern';

/** Digits of other scripts become Latin ones, in what is typed and in what a browser filled in. */
const latinDigits: MaskitoPreprocessor = ({ elementState, data }) => ({
  elementState: { ...elementState, value: toLatinDigits(elementState.value) },
  data: toLatinDigits(data),
});

/** Upper case, unless a letter grows by it (`ß` would become two and move the caret). */
const upperCase: MaskitoPostprocessor = ({ value, selection }) => ({
  selection,
  value: value.replace(/\p{Ll}/gu, (letter) => {
    const upper = letter.toUpperCase();
    return upper.length === letter.length ? upper : letter;
  }),
});

/** How a text is kept in shape while it is typed; `undefined` where it is free. */
export function maskOptionsOf({
  mask,
  isUpperCase,
}: {
  mask?: string;
  isUpperCase: boolean;
}): MaskitoOptions | undefined {
  if (mask === undefined && !isUpperCase) return undefined;
  return {
    mask: mask === undefined ? /^.*$/s : maskPlaces(mask),
    preprocessors: mask === undefined ? [] : [latinDigits],
    postprocessors: isUpperCase ? [upperCase] : [],
  };
}
