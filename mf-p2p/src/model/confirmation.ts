import type { RequestOf } from '@paywidget/shared/contract';
import type { completePeerToPeerDeposit } from '@paywidget/shared/contract/payments';
import { confirmationIdName } from '@paywidget/shared/invoice';

/** The payload of `deposit-complete`: the confirmation id, or the values of the invoice's form. */
export function completionOf(
  deposit: { depositId: string; method: string },
  fields: Readonly<Record<string, string>>,
): RequestOf<typeof completePeerToPeerDeposit> {
  const { [confirmationIdName]: confirmationId, ...others } = fields;
  return {
    depositId: deposit.depositId,
    paymentMethod: deposit.method,
    ...(confirmationId !== undefined && { confirmationId }),
    ...(Object.keys(others).length > 0 && { fields: others }),
  };
}
