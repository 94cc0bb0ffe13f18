import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { maskitoCaretGuard, maskitoPrefixPostprocessorGenerator } from '@maskito/kit';
import { nationalDigits, nationalDigitsOf, type PhoneCountry, shownPrefixOf } from './phoneNumber';

/** What is typed or pasted, reduced to national digits; so a plus never gets in. */
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

/** The input of a country's numbers: its prefix stays, whatever is deleted, and the caret stays behind it. */
export function phoneMaskOptions(country: PhoneCountry): MaskitoOptions {
  const prefix = shownPrefixOf(country);
  return {
    mask: [...prefix, ...Array<RegExp>(nationalDigitsOf(country)).fill(/^\d$/)],
    preprocessors: [nationalOnly(country)],
    postprocessors: [maskitoPrefixPostprocessorGenerator(prefix)],
    plugins: [maskitoCaretGuard((value, [from, to]) => [from === to ? prefix.length : 0, value.length])],
  };
}
