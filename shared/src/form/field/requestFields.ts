import type { FormField } from '@paywidget/shared/contract';

/** A field with the value to send in the request. */
export type FilledField = { field: FormField; requestValue: string };

/**
 * Returns the `fields` of a deposit or withdrawal request, keyed by alias, else by name. Leaves out empty values. If two
 * fields share an alias, the first uses it and the other uses its name.
 */
export function toRequestFields(filledFields: readonly FilledField[]): Record<string, string> {
  const request = new Map<string, string>();
  for (const { field, requestValue } of filledFields) {
    if (requestValue === '') continue;
    const alias = field.alias || field.name;
    request.set(request.has(alias) ? field.name : alias, requestValue);
  }
  return Object.fromEntries(request);
}

/** Returns the `wallet` of a deposit or withdrawal request: the value of the field flagged `wallet`. */
export const walletOf = (filledFields: readonly FilledField[]): string | undefined =>
  filledFields.find(({ field, requestValue }) => field.wallet && requestValue !== '')?.requestValue;
