import type { FormField } from '@paywidget/shared/contract';
import { countryName } from '@paywidget/shared/i18n';
import type { DropdownOption } from '../dropdown/optionSearch';
import { phoneCountries, phoneCountryOf } from './phoneNumber';

/** Returns the country options of a phone field, sorted by name: the countries that the field lists, else all countries. */
export function phoneCountryOptions(
  { values = [] }: Pick<FormField, 'values'>,
  language: string,
): DropdownOption[] {
  const listed = values.flatMap(({ value }) => phoneCountryOf(value) ?? []);
  const { compare } = new Intl.Collator([language, 'en']);
  return (listed.length > 0 ? listed : phoneCountries)
    .map(({ code, prefix }) => ({
      value: code,
      label: countryName(code, language),
      detail: `+${prefix}`,
      flag: code,
    }))
    .sort((a, b) => compare(a.label, b.label));
}
