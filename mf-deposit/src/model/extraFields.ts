import type { FormField } from '@paywidget/shared/contract';
import type { CreatedDeposit } from '@paywidget/shared/state';

/** A deposit that the server wants to know more about before it goes on. */
export interface OpenDeposit {
  /** Sent back with the answers. */
  depositId: string;
  fields: readonly FormField[];
}

/** The method's deposit that waits for more fields, if there is one (specification, section 4, "On success"). */
export function openDepositOf(created: CreatedDeposit | undefined, method: string): OpenDeposit | undefined {
  if (created?.method !== method) return undefined;
  const { depositId, fields = [], apiResponse, isFieldsRequired } = created.answer;
  return apiResponse?.isFieldsRequired || isFieldsRequired ? { depositId, fields } : undefined;
}

/** The method's fields and those asked for later; one asked for again is as the server says now. */
export function fieldsWith(own: readonly FormField[] = [], extra: readonly FormField[] = []): FormField[] {
  const later = new Map(extra.map((field) => [field.name, field]));
  const kept = own.map((field) => later.get(field.name) ?? field);
  const names = new Set(own.map(({ name }) => name));
  return [...kept, ...extra.filter(({ name }) => !names.has(name))];
}
