import { type DepositBonus, useDepositBonus } from '@paywidget/shared/bonus';
import type { FormField, PaymentMethod } from '@paywidget/shared/contract';
import {
  type DepositFormValues,
  type SubmissionView,
  type SubmitOptions,
  usePaymentSession,
  useSubmitDeposit,
} from '@paywidget/shared/deposit';
import { type AmountOptions, type PaymentForm, paidAmountOf, usePaymentForm } from '@paywidget/shared/form';
import type { Decimal } from '@paywidget/shared/money';
import { type PaymentErrorText, shownDepositAtom } from '@paywidget/shared/payments';
import { countryAtom, useAtomValue } from '@paywidget/shared/state';
import { useRejection, useSubmitMetric } from '@paywidget/shared/transaction';
import { useMemo, useState } from 'react';
import { useFormDraft } from './formDraft';
import { depositAwaitingFields, fieldsWith, ownFieldsOf } from './requestedFields';

export interface DepositFormOptions extends Pick<SubmitOptions, 'kind'> {
  amount: AmountOptions;
  /** True if the player cannot change the amount, as for a box. The amount is then `amount.prefill`. */
  isAmountFixed?: boolean;
  /** False if the deposit takes no bonus, like a box. */
  takesBonus?: boolean;
  /** The fields to ask for. By default the method's fields, for a one-click method only its hidden fields. */
  fields?: readonly FormField[];
  /**
   * Returns the values to send beside the form's fields. Called on submit. `isContinued` is true if the server has created the
   * deposit and has asked for more fields: the request then continues this deposit.
   */
  extraValues?: (
    fields: Readonly<Record<string, string>>,
    isContinued: boolean,
  ) => Partial<DepositFormValues>;
  /** Called if the deposit was rejected. If the promise resolves to true, the form does not show the reason. */
  handlesFailure?: (error: unknown) => boolean | Promise<boolean>;
}

export interface DepositFormState {
  form: PaymentForm;
  view: SubmissionView;
  /** The amount that would be charged now. Undefined while the amount is empty or invalid. */
  paid: Decimal | undefined;
  currency: string;
  bonus: DepositBonus;
  /** True if the server has asked for fields beyond the method's own fields. */
  hasMoreFields: boolean;
  /** True if the form still holds the last sent order. */
  isAsSent: boolean;
  /** The reason why the last deposit was rejected, until the next press. */
  rejection: PaymentErrorText | undefined;
  /** Returns true if a deposit was submitted, false if the form is invalid or one is in progress. */
  submit(): boolean;
  /** Stops the deposit in progress. Its outcome may then be unknown. */
  cancel(): void;
  /** Keeps the input until the player comes back from another page, such as the instruction. */
  keepDraft(): void;
  /** Checks an unknown outcome, and sends the same request again if there is no such deposit. */
  retry(): void;
  continueToPayment(): void;
}

/** A method's deposit form, and the state of the deposit once it is submitted. */
export function useDepositForm(method: PaymentMethod, options: DepositFormOptions): DepositFormState {
  const { amount, isAmountFixed = method.isOneClick, takesBonus = true, extraValues } = options;
  const country = useAtomValue(countryAtom);
  const awaiting = depositAwaitingFields(useAtomValue(shownDepositAtom), method.name);
  const fields = useMemo(
    () => fieldsWith(options.fields ?? ownFieldsOf(method), awaiting?.fields),
    [options.fields, method, awaiting?.fields],
  );
  const draft = useFormDraft(method.name);
  const form = usePaymentForm({
    method,
    fields,
    country,
    start: draft.start,
    amount: isAmountFixed ? undefined : amount,
  });
  const paid = paidAmountOf(form.amount?.text ?? amount.prefill);
  const bonus = useDepositBonus(method, paid, amount.currency);
  const chosenBonus = takesBonus ? { bonusId: bonus.bonusId, isActivatedBonus: bonus.isActivatedBonus } : {};
  const [sent, setSent] = useState<string>();
  const entered = JSON.stringify([
    paid,
    amount.currency,
    chosenBonus.bonusId,
    form.fields.map(({ name, text }) => [name, text]),
  ]);
  const trackSubmit = useSubmitMetric('deposit_submit', method);
  const rejection = useRejection();
  const deposit = useSubmitDeposit(method, {
    kind: options.kind,
    async onFailed(text, error) {
      if (!(await options.handlesFailure?.(error))) rejection.show(text);
    },
  });
  usePaymentSession(method.name, paid, amount.currency);

  function submit(): boolean {
    // Enter in a field also submits. While a deposit is in progress, Enter must not change the values that are shown as
    // sent.
    if (deposit.view === 'busy') return false;
    rejection.clear();
    trackSubmit();
    const validation = form.validate();
    if (!validation.ok) return false;
    setSent(entered);
    deposit.submit({
      isValid: true,
      amount: validation.amount ?? amount.prefill,
      currency: amount.currency,
      fields: validation.fields,
      wallet: validation.wallet,
      isFromChip: validation.isFromChip,
      ...chosenBonus,
      depositId: awaiting?.depositId,
      ...extraValues?.(validation.fields, awaiting !== undefined),
    });
    return true;
  }

  return {
    form,
    view: deposit.view,
    paid,
    currency: amount.currency,
    bonus,
    hasMoreFields: (awaiting?.fields.length ?? 0) > 0,
    isAsSent: entered === sent,
    rejection: rejection.reason,
    submit,
    cancel: deposit.cancel,
    keepDraft: () => draft.keep(form.texts()),
    retry() {
      rejection.clear();
      deposit.retry();
    },
    continueToPayment: deposit.continueToPayment,
  };
}
