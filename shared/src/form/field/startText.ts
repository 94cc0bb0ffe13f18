import { maskitoTransform } from '@maskito/core';
import type { FormField } from '@paywidget/shared/contract';
import type { DropdownOption } from '../dropdown/optionSearch';
import { maskOptionsOf } from '../mask/maskOptions';
import { countryOfNumber, nationalDigits, phoneCountryOf, phoneNumberOf } from '../phone/phoneNumber';
import { isDropdown, type OptionSources, optionOf, optionsOf } from './fieldOptions';
import { preferredNetwork } from './network';
import type { CompiledField } from './readField';

/**
 * The server's value as one of the options. One that is none of them cannot be seen, so it is not taken where the player
 * can choose; of the networks the preferred one is.
 */
function startChoiceOf(field: FormField, options: readonly DropdownOption[]): string {
  const { type, value = '', isHidden, isDisabled } = field;
  const canChoose = !isHidden && !isDisabled && options.length > 0;
  const start = optionOf(options, value)?.value ?? (canChoose ? '' : value);
  return start || (type === 'networks' && preferredNetwork(options)?.value) || '';
}

/** What a field holds before the player does anything: the server's value in the field's own shape. */
export function startTextOf({ field, mask }: CompiledField, sources: OptionSources, country: string): string {
  const { type, value = '' } = field;
  if (isDropdown(field)) return startChoiceOf(field, optionsOf(field, sources, 'en'));
  if (type === 'phone_with_prefix') {
    const owner = countryOfNumber(value, phoneCountryOf(country)) ?? phoneCountryOf(country);
    return owner ? phoneNumberOf(nationalDigits(value, owner), owner) : value;
  }
  const options = maskOptionsOf({ mask, isUpperCase: type === 'text_uppercase' });
  return options ? maskitoTransform(value, options) : value;
}

/** What stands in a field: what was typed or chosen, else what it starts with. A choice counts while it is offered. */
export function standingTextOf(
  entry: CompiledField,
  typed: string | undefined,
  sources: OptionSources,
  country: string,
): string {
  const { field } = entry;
  const isChosen = typed !== undefined && isDropdown(field);
  const known = isChosen ? optionOf(optionsOf(field, sources, 'en'), typed)?.value : typed;
  return known ?? startTextOf(entry, sources, country);
}
