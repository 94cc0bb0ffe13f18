import { type DepositBonus, useDepositBonus } from '@paywidget/shared/bonus';
import type { PaymentMethod } from '@paywidget/shared/contract';
import {
  depositAwaitingFields,
  fieldsWith,
  ownFieldsOf,
  type SubmissionView,
  usePaymentErrorSnackbar,
  usePaymentSession,
  useSubmitDeposit,
  useSubmitMetric,
} from '@paywidget/shared/deposit';
import { type AmountOptions, type PaymentForm, paidAmountOf, usePaymentForm } from '@paywidget/shared/form';
import type { Decimal } from '@paywidget/shared/money';
import { countryAtom, depositResponseAtom, useAtomValue } from '@paywidget/shared/state';
import { useMemo, useState } from 'react';
import { useFormDraft } from './formDraft';

export interface DepositFormState {
  form: PaymentForm;
  view: SubmissionView;
  /** What would be charged now; nothing while the amount is none. */
  paid: Decimal | undefined;
  currency: string;
  /** What the deposit says of bonuses. */
  bonus: DepositBonus;
  /** The server has asked for more than the method's own fields. */
  hasMoreFields: boolean;
  /** What stands in the form is what was sent last. */
  isAsSent: boolean;
  submit(): void;
  /** Keeps what was typed for when the player comes back from reading how to pay. */
  keepDraft(): void;
  /** Settles an unknown outcome. */
  retry(): void;
  continueToPayment(): void;
}

/** A method's deposit form and what becomes of it once it is sent. `answers` are of fields that stand outside of it. */
export function useDepositForm(
  method: PaymentMethod,
  amount: AmountOptions,
  answers: Readonly<Record<string, string>> = {},
): DepositFormState {
  const country = useAtomValue(countryAtom);
  const open = depositAwaitingFields(useAtomValue(depositResponseAtom), method.name);
  const fields = useMemo(() => fieldsWith(ownFieldsOf(method), open?.fields), [method, open?.fields]);
  const draft = useFormDraft(method.name);
  const form = usePaymentForm({
    method,
    fields,
    country,
    start: draft.start,
    // Without an amount page of its own, a one-click method takes what it starts with (decisions, section 3).
    amount: method.isOneClick ? undefined : amount,
  });
  const paid = paidAmountOf(form.amount?.text ?? amount.prefill);
  const [sent, setSent] = useState<string>();
  const bonus = useDepositBonus(method, paid, amount.currency);
  const { bonusId, isActivatedBonus } = bonus;
  const entered = JSON.stringify([
    paid,
    amount.currency,
    bonusId,
    form.fields.map(({ name, text }) => [name, text]),
  ]);
  const trackSubmit = useSubmitMetric(method);
  const deposit = useSubmitDeposit(method, { onFailed: usePaymentErrorSnackbar() });
  usePaymentSession(method.name, paid, amount.currency);

  function submit() {
    // Enter in a field is a press too; what was sent stays what the player is told of.
    if (deposit.view === 'busy') return;
    trackSubmit();
    const validation = form.validate();
    if (!validation.ok) return;
    const { fields: typed, wallet, isFromChip } = validation;
    setSent(entered);
    deposit.submit({
      isValid: true,
      amount: validation.amount ?? amount.prefill,
      currency: amount.currency,
      fields: { ...answers, ...typed },
      wallet,
      isFromChip,
      bonusId,
      isActivatedBonus,
      depositId: open?.depositId,
    });
  }

  return {
    form,
    view: deposit.view,
    paid,
    currency: amount.currency,
    bonus,
    hasMoreFields: (open?.fields.length ?? 0) > 0,
    isAsSent: entered === sent,
    submit,
    keepDraft: () => draft.keep(form.texts()),
    retry: deposit.retry,
    continueToPayment: deposit.continueToPayment,
  };
}
