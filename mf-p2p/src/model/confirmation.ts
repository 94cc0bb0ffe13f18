import type { FormField, RequestOf } from '@paywidget/shared/contract';
import type { completePeerToPeerDeposit } from '@paywidget/shared/contract/payments';

/** As the stable hook `data-field` names it (decisions, section 11). */
const name = 'confirmationId';

/** What proves a bKash or Nagad transfer (specification, section 5). */
const confirmationField: FormField = {
  name,
  type: 'text',
  placeholderKey: 'paymentMethods.placeholder.confirmationId',
  // Longer than an id may be: one that is pasted whole is refused, not cut to fit.
  mask: '#'.repeat(20),
  validations: [{ regex: '^\\d{8,10}$', regexErrorKey: 'paymentMethods.regex_error.confirmationId' }],
};

/** What an invoice's form asks for: the server's fields, and the confirmation id where the method needs one. */
export function invoiceFields(asked: readonly FormField[], needsId: boolean): FormField[] {
  const isAsked = asked.some((field) => (field.alias || field.name) === name);
  return needsId && !isAsked ? [...asked, confirmationField] : [...asked];
}

/** What `deposit-complete` is told: the confirmation id, or whatever else the invoice's form holds. */
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
