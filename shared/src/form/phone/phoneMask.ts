import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { maskitoCaretGuard, maskitoPrefixPostprocessorGenerator } from '@maskito/kit';
import { maxNationalDigits, nationalDigits, type PhoneCountry, shownPrefixOf } from './phoneNumber';

/** Reduces typed and pasted text to national digits, so that a second plus cannot be entered. */
const nationalOnly =
  (country: PhoneCountry): MaskitoPreprocessor =>
  ({ elementState, data }, action) => {
    const prefix = shownPrefixOf(country);
    const { value } = elementState;
    const isFilledIn = action === 'validation' && !value.startsWith(prefix) && !prefix.startsWith(value);
    if (!isFilledIn) return { elementState, data: nationalDigits(data, country) };
    const shown = prefix + nationalDigits(value, country);
    return { elementState: { value: shown, selection: [shown.length, shown.length] }, data };
  };

/** Mask options of a country's phone input. The prefix cannot be deleted, and the caret stays after it. */
export function phoneMaskOptions(country: PhoneCountry): MaskitoOptions {
  const prefix = shownPrefixOf(country);
  return {
    mask: [...prefix, ...Array<RegExp>(maxNationalDigits(country)).fill(/^\d$/)],
    preprocessors: [nationalOnly(country)],
    postprocessors: [maskitoPrefixPostprocessorGenerator(prefix)],
    plugins: [maskitoCaretGuard((value, [from, to]) => [from === to ? prefix.length : 0, value.length])],
  };
}
