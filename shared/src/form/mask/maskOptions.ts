import type { MaskitoOptions, MaskitoPostprocessor, MaskitoPreprocessor } from '@maskito/core';
import { toLatinDigits } from '@paywidget/shared/money/input';
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

/** An expiry of a card as browsers fill it in and people paste it, such as `6 / 2030`. */
const looseExpiry = /^\D*(\d{1,2})\s*[/.-]\s*(?:20)?(\d{2})\D*$/;
const tidyExpiry = (text: string): string =>
  text.replace(looseExpiry, (_, month: string, year: string) => `${month.padStart(2, '0')}/${year}`);

/** Completes a month of one digit and shortens a year of four. For masks of two and two digits. */
const expiryText: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const { value, selection } = elementState;
  if (action === 'validation') return { elementState: { value: tidyExpiry(value), selection }, data };
  if (action !== 'insert') return { elementState, data };
  if (value === '' && /^[2-9]$/.test(data)) return { elementState, data: `0${data}` };
  if (value === '1' && /^[/.-]$/.test(data))
    return { elementState: { value: '', selection: [0, 0] }, data: '01/' };
  return { elementState, data: tidyExpiry(data) };
};

/** Returns the mask options of a text field, or `undefined` if it has neither a mask nor upper case. */
export function maskOptionsOf({
  mask,
  isUpperCase,
  isExpiry = false,
}: {
  mask?: string;
  isUpperCase: boolean;
  /** The field holds the expiry of a card. */
  isExpiry?: boolean;
}): MaskitoOptions | undefined {
  if (mask === undefined && !isUpperCase) return undefined;
  return {
    mask: mask === undefined ? /^.*$/s : maskPlaces(mask),
    preprocessors:
      mask === undefined
        ? []
        : isExpiry && mask.replace(/[^#]/g, '') === '####'
          ? [latinDigits, expiryText]
          : [latinDigits],
    postprocessors: isUpperCase ? [upperCase] : [],
  };
}
