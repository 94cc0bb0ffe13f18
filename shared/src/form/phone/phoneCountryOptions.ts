import type { FormField } from '@paywidget/shared/contract';
import { countryName } from '@paywidget/shared/i18n';
import type { DropdownOption } from '../dropdown/optionSearch';
import { phoneCountries, phoneCountryOf } from './phoneNumber';

/** The countries of a phone field by name: those whose codes the field lists, or all of them. */
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
