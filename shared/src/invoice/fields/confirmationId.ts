import type { FormField } from '@paywidget/shared/contract';

/** The field's name in `data-field` and in the request. */
export const confirmationIdName = 'confirmationId';

/** The confirmation id of a bKash or Nagad transfer. */
const confirmationField: FormField = {
  name: confirmationIdName,
  type: 'text',
  placeholderKey: 'paymentMethods.placeholder.confirmationId',
  // Longer than an id, so that a pasted text is rejected and not cut.
  mask: '#'.repeat(20),
  validations: [{ regex: '^\\d{8,10}$', regexErrorKey: 'paymentMethods.regex_error.confirmationId' }],
};

/** The fields of an invoice's form: the server's fields, and the confirmation id if the method needs one. */
export function invoiceFields(requested: readonly FormField[], needsId: boolean): FormField[] {
  const isRequested = requested.some((field) => (field.alias || field.name) === confirmationIdName);
  return needsId && !isRequested ? [...requested, confirmationField] : [...requested];
}
