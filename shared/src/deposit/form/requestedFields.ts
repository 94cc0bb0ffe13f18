import type { FormField, PaymentMethod } from '@paywidget/shared/contract';
import type { Deposit } from '@paywidget/shared/payments';

/** A created deposit for which the server asks for more fields. */
export interface DepositAwaitingFields {
  /** Sent back to the server with the values. */
  depositId: string;
  fields: readonly FormField[];
}

/** The method's deposit that waits for more fields, if there is one. */
export function depositAwaitingFields(
  deposit: Pick<Deposit, 'order' | 'answer'> | undefined,
  method: string,
): DepositAwaitingFields | undefined {
  if (!deposit?.answer || deposit.order.method !== method) return undefined;
  const { depositId, fields = [], apiResponse, isFieldsRequired } = deposit.answer;
  return apiResponse?.isFieldsRequired || isFieldsRequired ? { depositId, fields } : undefined;
}

/** The method's own fields. For a one-click method, only its hidden fields. */
export function ownFieldsOf({
  fields = [],
  isOneClick = false,
}: Pick<PaymentMethod, 'fields' | 'isOneClick'>): readonly FormField[] {
  return isOneClick ? fields.filter(({ isHidden }) => isHidden) : fields;
}

/**
 * The method's own fields and the fields that the server requested later. If a field is in both, the later request counts.
 */
export function fieldsWith(own: readonly FormField[] = [], extra: readonly FormField[] = []): FormField[] {
  const later = new Map(extra.map((field) => [field.name, field]));
  const kept = own.map((field) => later.get(field.name) ?? field);
  const names = new Set(own.map(({ name }) => name));
  return [...kept, ...extra.filter(({ name }) => !names.has(name))];
}
