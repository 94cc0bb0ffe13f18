import type { FormField, RequestOf } from '@paywidget/shared/contract';
import type { completePeerToPeerDeposit } from '@paywidget/shared/contract/payments';

/** The field's name in `data-field`, which is a stable hook. */
const name = 'confirmationId';

/** The confirmation id of a bKash or Nagad transfer. */
const confirmationField: FormField = {
  name,
  type: 'text',
  placeholderKey: 'paymentMethods.placeholder.confirmationId',
  // Longer than an id, so that a pasted text is rejected and not cut.
  mask: '#'.repeat(20),
  validations: [{ regex: '^\\d{8,10}$', regexErrorKey: 'paymentMethods.regex_error.confirmationId' }],
};

/** The fields of an invoice's form: the server's, and the confirmation id if the method needs one. */
export function invoiceFields(requested: readonly FormField[], needsId: boolean): FormField[] {
  const isRequested = requested.some((field) => (field.alias || field.name) === name);
  return needsId && !isRequested ? [...requested, confirmationField] : [...requested];
}

/** The payload of `deposit-complete`: the confirmation id, or the values of the invoice's form. */
export function completionOf(
  deposit: { depositId: string; method: string },
  fields: Readonly<Record<string, string>>,
): RequestOf<typeof completePeerToPeerDeposit> {
  const { [name]: confirmationId, ...others } = fields;
  return {
    depositId: deposit.depositId,
    paymentMethod: deposit.method,
    ...(confirmationId !== undefined && { confirmationId }),
    ...(Object.keys(others).length > 0 && { fields: others }),
  };
}
