import type { PaymentMethod } from '@paywidget/shared/contract';
import { InvalidPeerToPeerError } from '@paywidget/shared/deposit';
import { type DepositFormState, useDepositForm } from '@paywidget/shared/deposit/form';
import type { AmountOptions } from '@paywidget/shared/form';
import { currentDepositAtom, paymentsAtom } from '@paywidget/shared/payments';
import { useAtomValue, useSetAtom } from '@paywidget/shared/state';
import { bankOfCreation } from '../../model/banks';
import type { ExistingDeposit } from './useExistingDeposit';
import { useFoundBank } from './useFoundBank';

export interface TransferFormState extends DepositFormState {
  /** True if the player has cancelled and the widget does not know yet whether there is a deposit to cancel. */
  isCancelling: boolean;
  /** The name of the bank of the card number in the form. */
  bank: string | undefined;
}

/** The form of a peer-to-peer deposit: the deposit form, with the card's bank and a way to cancel. */
export function useTransferForm(
  method: PaymentMethod,
  amount: AmountOptions,
  existing: Pick<ExistingDeposit, 'checkAgain'>,
): TransferFormState {
  const dispatch = useSetAtom(paymentsAtom);
  const current = useAtomValue(currentDepositAtom);
  const isCancelRequested = current?.order.method === method.name && current.isCancelRequested === true;
  const deposit = useDepositForm(method, {
    kind: 'peer-to-peer',
    amount,
    extraValues: (fields, isContinued) => ({
      bank: bankOfCreation({ method, fields, found: bank }),
      // Asks the server to check the player's score, once for each deposit.
      checkScore: isContinued ? undefined : true,
    }),
    async handlesFailure(error) {
      const isUnpayable = error instanceof InvalidPeerToPeerError;
      // The deposit exists without payment details. If the check finds it, its page says what to do.
      if (isUnpayable) deposit.keepDraft();
      return isUnpayable && (await existing.checkAgain());
    },
  });
  const { form, view } = deposit;
  const bank = useFoundBank(method.name, form.fields.find((field) => field.isCardNumber)?.text)?.name;

  return {
    ...deposit,
    isCancelling: isCancelRequested && ['busy', 'unknown'].includes(view),
    bank,
    submit() {
      const isSubmitted = deposit.submit();
      if (isSubmitted) dispatch({ type: 'cancelForgotten' });
      return isSubmitted;
    },
    cancel() {
      dispatch({ type: 'cancelRequested', method: method.name });
      deposit.cancel();
    },
    retry() {
      dispatch({ type: 'cancelForgotten' });
      deposit.retry();
    },
  };
}
