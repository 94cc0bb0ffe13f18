import type { PaymentMethod } from '@paywidget/shared/contract';
import {
  depositAwaitingFields,
  fieldsWith,
  type SubmissionView,
  usePaymentErrorSnackbar,
  usePaymentSession,
  useSubmitDeposit,
  useSubmitMetric,
} from '@paywidget/shared/deposit';
import { type PaymentForm, usePaymentForm } from '@paywidget/shared/form';
import type { Box } from '@paywidget/shared/payments';
import { countryAtom, depositResponseAtom, useAtomValue } from '@paywidget/shared/state';
import { useMemo, useState } from 'react';

export interface BoxOrder {
  form: PaymentForm;
  view: SubmissionView;
  /** The server has asked for more than the method's own fields. */
  hasMoreFields: boolean;
  /** What stands in the form is what was sent last. */
  isAsSent: boolean;
  submit(): void;
  /** Settles an unknown outcome. */
  retry(): void;
  continueToPayment(): void;
}

/** The form that a box is paid with, and what becomes of it. Amount and currency are the box's (decisions, section 8). */
export function useBoxOrder(box: Box, method: PaymentMethod): BoxOrder {
  const { boxId, price, priceCurrencyCode: currency } = box;
  const country = useAtomValue(countryAtom);
  const open = depositAwaitingFields(useAtomValue(depositResponseAtom), method.name);
  const fields = useMemo(() => fieldsWith(method.fields, open?.fields), [method.fields, open?.fields]);
  const form = usePaymentForm({ method, fields, country });
  const [sent, setSent] = useState<string>();
  const entered = JSON.stringify([boxId, form.fields.map(({ name, text }) => [name, text])]);
  const trackSubmit = useSubmitMetric(method);
  const deposit = useSubmitDeposit(method, { kind: 'sweepstake', onFailed: usePaymentErrorSnackbar() });
  usePaymentSession(method.name, price, currency);

  function submit() {
    // Enter in a field is a press too; what was sent stays what the player is told of.
    if (deposit.view === 'busy') return;
    trackSubmit();
    const validation = form.validate();
    if (!validation.ok) return;
    setSent(entered);
    deposit.submit({
      isValid: true,
      boxId,
      amount: price,
      currency,
      fields: validation.fields,
      wallet: validation.wallet,
      depositId: open?.depositId,
    });
  }

  return {
    form,
    view: deposit.view,
    hasMoreFields: (open?.fields.length ?? 0) > 0,
    isAsSent: entered === sent,
    submit,
    retry: deposit.retry,
    continueToPayment: deposit.continueToPayment,
  };
}
