import type { FormField, LocalizedText, PaymentMethod } from '@paywidget/shared/contract';
import { countryCurrencies, currencyOfCountry } from './countryCurrency';

const isCurrencyField = ({ type }: FormField): boolean => type === 'dropdown_currency';

/** Returns the method's field for the currency, if any. Its value is then also sent with the fields. */
export function currencyFieldOf({ fields = [] }: PaymentMethod): FormField | undefined {
  return fields.find(isCurrencyField);
}

/** Returns the value of the method's currency field for a currency, as the server wrote it. Empty without such a field. */
export function currencyFieldValue(method: PaymentMethod, currency: string): Record<string, string> {
  const field = currencyFieldOf(method);
  if (!field) return {};
  const offered = field.values?.find(({ value }) => value.toUpperCase() === currency);
  return { [field.alias || field.name]: offered?.value ?? currency };
}

/** Returns the method without its currency field, because the page shows that field above the amount. */
export function withoutCurrencyField(method: PaymentMethod): PaymentMethod {
  return { ...method, fields: method.fields?.filter((field) => !isCurrencyField(field)) };
}

export interface OfferedCurrency {
  code: string;
  label?: LocalizedText;
}

/**
 * Returns the currencies in which a player can pay for an on-ramp: the values of its field, else the method's currencies,
 * else all known currencies.
 */
export function offeredCurrencies(method: PaymentMethod): OfferedCurrency[] {
  const values = currencyFieldOf(method)?.values ?? [];
  if (values.length > 0) return values.map(({ value, label }) => ({ code: value.toUpperCase(), label }));
  const codes = method.currency?.length ? method.currency : countryCurrencies;
  return codes.map((code) => ({ code }));
}

export interface PresetContext {
  /** The chosen country, else the player's country. */
  country: string;
  /** Currency of the player's account. */
  accountCurrency: string;
}

/**
 * Returns the initial currency of an on-ramp: the country's currency, else the account's, else the value of its field, else
 * the only currency. Empty if the player has to choose.
 */
export function presetCurrency(method: PaymentMethod, { country, accountCurrency }: PresetContext): string {
  const codes = offeredCurrencies(method).map(({ code }) => code);
  const candidates = [
    currencyOfCountry(country),
    accountCurrency,
    currencyFieldOf(method)?.value?.toUpperCase(),
  ];
  const preset = candidates.find((code) => code !== undefined && codes.includes(code));
  return preset ?? (codes.length === 1 ? codes[0] : undefined) ?? '';
}
