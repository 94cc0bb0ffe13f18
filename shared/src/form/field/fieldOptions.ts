import type { FormField, PaymentMethod } from '@paywidget/shared/contract';
import { countryName, textIn } from '@paywidget/shared/i18n';
import type { DropdownOption } from '../dropdown/optionSearch';
import { phoneCountries } from '../phone/phoneNumber';

/** Where a dropdown's options come from when the field itself lists none. */
export type OptionSources = Pick<Partial<PaymentMethod>, 'network' | 'currency'>;

export const isDropdown = ({ type }: Pick<FormField, 'type'>): boolean =>
  type === 'dropdown' || type === 'dropdown_country' || type === 'dropdown_currency' || type === 'networks';

const countries = new Map<string, DropdownOption[]>();

/** Countries by name in a language; the values are two lower-case letters. Sorting them is slow, and each key asks. */
function countryOptions(language: string): DropdownOption[] {
  const known = countries.get(language);
  if (known) return known;
  const { compare } = new Intl.Collator([language, 'en']);
  const options = phoneCountries
    .map(({ code }) => ({ value: code, label: countryName(code, language), flag: code }))
    .sort((a, b) => compare(a.label, b.label));
  countries.set(language, options);
  return options;
}

function statedOptions({ type, values = [] }: FormField, language: string): DropdownOption[] {
  return values.map(({ value, label }) => ({
    value,
    label: textIn(label, language) || value,
    ...(type === 'dropdown_country' && { flag: value.toLowerCase() }),
  }));
}

/**
 * What can be chosen: the field's own values, else what its type stands for: all countries, the method's
 * currencies or its networks.
 */
export function optionsOf(field: FormField, sources: OptionSources, language: string): DropdownOption[] {
  if (field.values?.length) return statedOptions(field, language);
  if (field.type === 'dropdown_country') return countryOptions(language);
  if (field.type === 'dropdown_currency')
    return (sources.currency ?? []).map((code) => ({ value: code, label: code }));
  if (field.type === 'networks')
    return (sources.network ?? []).map(({ code, name }) => ({ value: code, label: name }));
  return [];
}

/** The option that a value stands for; codes may come in another case than the options have them in. */
export function optionOf(options: readonly DropdownOption[], value: string): DropdownOption | undefined {
  const sought = value.toLowerCase();
  return (
    options.find((option) => option.value === value) ??
    options.find((option) => option.value.toLowerCase() === sought)
  );
}
