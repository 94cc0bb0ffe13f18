import { type DepositBonus, useDepositBonus } from '@paywidget/shared/bonus';
import type { PaymentMethod } from '@paywidget/shared/contract';
import {
  depositAwaitingFields,
  fieldsWith,
  InvalidPeerToPeerError,
  ownFieldsOf,
  type SubmissionView,
  usePaymentErrorSnackbar,
  usePaymentSession,
  useSubmitDeposit,
  useSubmitMetric,
} from '@paywidget/shared/deposit';
import { type AmountOptions, type PaymentForm, paidAmountOf, usePaymentForm } from '@paywidget/shared/form';
import type { Decimal } from '@paywidget/shared/money';
import { countryAtom, depositResponseAtom, useAtom, useAtomValue } from '@paywidget/shared/state';
import { useMemo, useState } from 'react';
import { useFoundBank } from '../bank/useFoundBank';
import { cancelRequestedAtom } from '../end/cancelWish';
import type { ExistingDeposit } from '../existing/useExistingDeposit';
import { bankOfCreation } from '../model/banks';
import { useFormDraft } from './formDraft';

export interface TransferFormState {
  form: PaymentForm;
  view: SubmissionView;
  /** The player has broken the creation off, and it is not yet known whether there is anything to cancel. */
  isCancelling: boolean;
  /** What would be charged now; nothing while the amount is none. */
  paid: Decimal | undefined;
  currency: string;
  bonus: DepositBonus;
  /** The bank of the card that stands in the form. */
  bank: string | undefined;
  /** The server has asked for more than the method's own fields. */
  hasMoreFields: boolean;
  /** What stands in the form is what was sent last. */
  isAsSent: boolean;
  submit(): void;
  cancel(): void;
  keepDraft(): void;
  /** Settles an unknown outcome. */
  retry(): void;
  continueToPayment(): void;
}

/** A method's form and what becomes of it once it is sent. */
export function useTransferForm(
  method: PaymentMethod,
  amount: AmountOptions,
  existing: Pick<ExistingDeposit, 'ask'>,
): TransferFormState {
  const country = useAtomValue(countryAtom);
  const open = depositAwaitingFields(useAtomValue(depositResponseAtom), method.name);
  const fields = useMemo(() => fieldsWith(ownFieldsOf(method), open?.fields), [method, open?.fields]);
  const draft = useFormDraft(method.name);
  const form = usePaymentForm({
    method,
    fields,
    country,
    start: draft.start,
    amount: method.isOneClick ? undefined : amount,
  });
  const paid = paidAmountOf(form.amount?.text ?? amount.prefill);
  const bonus = useDepositBonus(method, paid, amount.currency);
  const bank = useFoundBank(method.name, form.fields.find((field) => field.isCardNumber)?.text)?.name;
  const [wish, setWish] = useAtom(cancelRequestedAtom);
  const [sent, setSent] = useState<string>();
  const entered = JSON.stringify([
    paid,
    amount.currency,
    bonus.bonusId,
    form.fields.map(({ name, text }) => [name, text]),
  ]);
  const trackSubmit = useSubmitMetric(method);
  const tellFailure = usePaymentErrorSnackbar();
  const deposit = useSubmitDeposit(method, {
    kind: 'peer-to-peer',
    async onFailed(text, error) {
      // It exists: its page says what is missing, and what to do about it.
      if (error instanceof InvalidPeerToPeerError) draft.keep(form.texts());
      const isThere = error instanceof InvalidPeerToPeerError && (await existing.ask());
      if (!isThere) tellFailure(text);
    },
  });
  usePaymentSession(method.name, paid, amount.currency);

  function submit() {
    // Enter in a field is a press too; what was sent stays what the player is told of.
    if (deposit.view === 'busy') return;
    trackSubmit();
    const validation = form.validate();
    if (!validation.ok) return;
    setSent(entered);
    setWish(undefined);
    deposit.submit({
      isValid: true,
      amount: validation.amount ?? amount.prefill,
      currency: amount.currency,
      fields: validation.fields,
      wallet: validation.wallet,
      isFromChip: validation.isFromChip,
      bonusId: bonus.bonusId,
      isActivatedBonus: bonus.isActivatedBonus,
      bank: bankOfCreation({ method, fields: validation.fields, found: bank }),
      // The specification names it and says no more: a deposit that starts asks for the check, one that goes on had it.
      checkScore: open ? undefined : true,
      depositId: open?.depositId,
    });
  }

  return {
    form,
    view: deposit.view,
    isCancelling: wish === method.name && ['busy', 'unknown'].includes(deposit.view),
    paid,
    currency: amount.currency,
    bonus,
    bank,
    hasMoreFields: (open?.fields.length ?? 0) > 0,
    isAsSent: entered === sent,
    submit,
    cancel() {
      setWish(method.name);
      deposit.cancel();
    },
    keepDraft: () => draft.keep(form.texts()),
    retry() {
      setWish(undefined);
      deposit.retry();
    },
    continueToPayment: deposit.continueToPayment,
  };
}
