import type { FormField, LocalizedText, PaymentMethod } from '@paywidget/shared/contract';
import { countryCurrencies, currencyOfCountry } from './countryCurrency';

const isCurrencyField = ({ type }: FormField): boolean => type === 'dropdown_currency';

/** The method's own question for the currency, if it has one: then it wants the answer among its fields too. */
export function currencyFieldOf({ fields = [] }: PaymentMethod): FormField | undefined {
  return fields.find(isCurrencyField);
}

/** The method without that question, which stands before the amount and decides on it. */
export function withoutCurrencyField(method: PaymentMethod): PaymentMethod {
  return { ...method, fields: method.fields?.filter((field) => !isCurrencyField(field)) };
}

export interface OfferedCurrency {
  code: string;
  label?: LocalizedText;
}

/** What an on-ramp can be paid in: its field's values, else the method's currencies, else all that are known. */
export function offeredCurrencies(method: PaymentMethod): OfferedCurrency[] {
  const values = currencyFieldOf(method)?.values ?? [];
  if (values.length > 0) return values.map(({ value, label }) => ({ code: value, label }));
  const codes = method.currency?.length ? method.currency : countryCurrencies;
  return codes.map((code) => ({ code }));
}

export interface PresetFacts {
  /** The chosen region, else the player's. */
  country: string;
  /** Of the player's account. */
  accountCurrency: string;
}

/**
 * The currency that an on-ramp starts with: the country's own (specification, section 9), else the account's, else the
 * server's preset, else the only one. Empty where the player has to choose.
 */
export function presetCurrency(method: PaymentMethod, { country, accountCurrency }: PresetFacts): string {
  const codes = offeredCurrencies(method).map(({ code }) => code);
  const wanted = [currencyOfCountry(country), accountCurrency, currencyFieldOf(method)?.value];
  const preset = wanted.find((code) => code !== undefined && codes.includes(code));
  return preset ?? (codes.length === 1 ? codes[0] : undefined) ?? '';
}
