import { maskitoTransform } from '@maskito/core';
import type { FormField } from '@paywidget/shared/contract';
import type { DropdownOption } from '../dropdown/optionSearch';
import { maskOptionsOf } from '../mask/maskOptions';
import { countryOfNumber, nationalDigits, phoneCountryOf, phoneNumberOf } from '../phone/phoneNumber';
import { isDropdown, type OptionSources, optionOf, optionsOf, preferredNetwork } from './fieldOptions';
import type { CompiledField } from './validateField';

/**
 * Returns the initially chosen option: the server's value if it is an option, else the preferred network for a network
 * field, else ''. A field that the player cannot change keeps the server's value even if it is not an option.
 */
function initialOptionOf(field: FormField, options: readonly DropdownOption[]): string {
  const { type, value = '', isHidden, isDisabled } = field;
  const canChoose = !isHidden && !isDisabled && options.length > 0;
  const initial = optionOf(options, value)?.value ?? (canChoose ? '' : value);
  return initial || (type === 'networks' && preferredNetwork(options)?.value) || '';
}

/** Returns a field's initial text: the server's value, formatted with the field's mask, case or dial prefix. */
export function initialTextOf(
  { field, mask, isMonthFirst }: CompiledField,
  sources: OptionSources,
  country: string,
): string {
  const { type, value = '' } = field;
  if (isDropdown(field)) return initialOptionOf(field, optionsOf(field, sources, 'en'));
  if (type === 'phone_with_prefix') {
    const numberCountry = countryOfNumber(value, phoneCountryOf(country)) ?? phoneCountryOf(country);
    return numberCountry ? phoneNumberOf(nationalDigits(value, numberCountry), numberCountry) : value;
  }
  const options = maskOptionsOf({
    mask,
    isUpperCase: type === 'text_uppercase',
    isExpiry: isMonthFirst,
  });
  return options ? maskitoTransform(value, options) : value;
}

/**
 * Returns a field's current text: the typed or chosen text, else the initial text. Ignores a choice that is no longer an
 * option.
 */
export function currentTextOf(
  entry: CompiledField,
  typed: string | undefined,
  sources: OptionSources,
  country: string,
): string {
  const { field } = entry;
  const isChosen = typed !== undefined && isDropdown(field);
  const text = isChosen ? optionOf(optionsOf(field, sources, 'en'), typed)?.value : typed;
  return text ?? initialTextOf(entry, sources, country);
}
