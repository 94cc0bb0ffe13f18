import { maskitoTransform } from '@maskito/core';
import { maskOptionsOf } from '../mask/maskOptions';
import { countryOfNumber, nationalDigits, phoneCountryOf, phoneNumberOf } from '../phone/phoneNumber';
import { type OptionSources, optionsOf } from './fieldOptions';
import { preferredNetwork } from './network';
import type { CompiledField } from './readField';

/** What a field holds before the player does anything: the server's value in the field's own shape. */
export function startTextOf({ field, mask }: CompiledField, sources: OptionSources, country: string): string {
  const { type, value = '' } = field;
  if (type === 'networks') return value || (preferredNetwork(optionsOf(field, sources, 'en'))?.value ?? '');
  if (type === 'phone_with_prefix') {
    const owner = countryOfNumber(value, phoneCountryOf(country)) ?? phoneCountryOf(country);
    return owner ? phoneNumberOf(nationalDigits(value, owner), owner) : value;
  }
  const options = maskOptionsOf({ mask, isUpperCase: type === 'text_uppercase' });
  return options ? maskitoTransform(value, options) : value;
}
