import type { FormField, PaymentMethod } from '@paywidget/shared/contract';
import { countryName, textIn } from '@paywidget/shared/i18n';
import type { DropdownOption } from '../dropdown/optionSearch';
import { phoneCountries } from '../phone/phoneNumber';

/** The method's lists that provide a dropdown's options if the field itself lists none. */
export type OptionSources = Pick<Partial<PaymentMethod>, 'network' | 'currency'>;

export const isDropdown = ({ type }: Pick<FormField, 'type'>): boolean =>
  type === 'dropdown' || type === 'dropdown_country' || type === 'dropdown_currency' || type === 'networks';

const countries = new Map<string, DropdownOption[]>();

/** Returns all countries sorted by name. Values are two lower-case letters. Cached per language because sorting is slow. */
function countryOptions(language: string): DropdownOption[] {
  const cached = countries.get(language);
  if (cached) return cached;
  const { compare } = new Intl.Collator([language, 'en']);
  const options = phoneCountries
    .map(({ code }) => ({ value: code, label: countryName(code, language), flag: code }))
    .sort((a, b) => compare(a.label, b.label));
  countries.set(language, options);
  return options;
}

function listedOptions({ type, values = [] }: FormField, language: string): DropdownOption[] {
  return values.map(({ value, label }) => ({
    value,
    label: textIn(label, language) || value,
    ...(type === 'dropdown_country' && { flag: value.toLowerCase() }),
  }));
}

/**
 * Returns the options of a dropdown field: the field's own values, else by its type all countries, the method's currencies
 * or the method's networks.
 */
export function optionsOf(field: FormField, sources: OptionSources, language: string): DropdownOption[] {
  if (field.values?.length) return listedOptions(field, language);
  if (field.type === 'dropdown_country') return countryOptions(language);
  if (field.type === 'dropdown_currency')
    return (sources.currency ?? []).map((code) => ({ value: code, label: code }));
  if (field.type === 'networks')
    return (sources.network ?? []).map(({ code, name }) => ({ value: code, label: name }));
  return [];
}

/** Finds the option with a value. Falls back to a match that ignores case. */
export function optionOf(options: readonly DropdownOption[], value: string): DropdownOption | undefined {
  const lowerCaseValue = value.toLowerCase();
  return (
    options.find((option) => option.value === value) ??
    options.find((option) => option.value.toLowerCase() === lowerCaseValue)
  );
}

/**
 * Returns the preselected network: the first network whose name contains "trc", else the first with "erc", else the last
 * network.
 */
export function preferredNetwork(networks: readonly DropdownOption[]): DropdownOption | undefined {
  const named = (part: string) => networks.find(({ label }) => label.toLowerCase().includes(part));
  return named('trc') ?? named('erc') ?? networks.at(-1);
}
