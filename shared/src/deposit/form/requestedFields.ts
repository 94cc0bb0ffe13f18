import type { FormField, PaymentMethod } from '@paywidget/shared/contract';
import type { CreatedDeposit } from '@paywidget/shared/state';

/** A deposit that the server wants to know more about before it goes on. */
export interface DepositAwaitingFields {
  /** Sent back with the answers. */
  depositId: string;
  fields: readonly FormField[];
}

/** The method's deposit that waits for more fields, if there is one (specification, section 4, "On success"). */
export function depositAwaitingFields(
  created: CreatedDeposit | undefined,
  method: string,
): DepositAwaitingFields | undefined {
  if (created?.method !== method) return undefined;
  const { depositId, fields = [], apiResponse, isFieldsRequired } = created.answer;
  return apiResponse?.isFieldsRequired || isFieldsRequired ? { depositId, fields } : undefined;
}

/** What a method asks for by itself: a one-click method nothing that the player would see (decisions, section 3). */
export function ownFieldsOf({
  fields = [],
  isOneClick = false,
}: Pick<PaymentMethod, 'fields' | 'isOneClick'>): readonly FormField[] {
  return isOneClick ? fields.filter(({ isHidden }) => isHidden) : fields;
}

/** The method's fields and those asked for later; one asked for again is as the server says now. */
export function fieldsWith(own: readonly FormField[] = [], extra: readonly FormField[] = []): FormField[] {
  const later = new Map(extra.map((field) => [field.name, field]));
  const kept = own.map((field) => later.get(field.name) ?? field);
  const names = new Set(own.map(({ name }) => name));
  return [...kept, ...extra.filter(({ name }) => !names.has(name))];
}
