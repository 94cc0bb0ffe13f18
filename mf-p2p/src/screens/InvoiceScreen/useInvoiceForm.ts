import type { FormField, PaymentMethod } from '@paywidget/shared/contract';
import { useFormDraft } from '@paywidget/shared/deposit/form';
import { type PaymentForm, usePaymentForm } from '@paywidget/shared/form';
import { type InvoiceDeposit, invoiceFields } from '@paywidget/shared/invoice';
import { needsConfirmationId } from '@paywidget/shared/methods';
import { countryAtom, useAtomValue } from '@paywidget/shared/state';
import { useMemo } from 'react';
import type { DepositEnd } from '../../deposit/useDepositEnd';
import { completionOf } from '../../model/confirmation';

export interface InvoiceForm {
  form: PaymentForm;
  /** Confirms the payment. Does nothing while a required proof is missing or invalid. */
  pay(): void;
  keepDraft(): void;
}

const none: readonly FormField[] = [];

/** The form of an invoice: the fields that the server asks for as proof of the transfer, such as a confirmation id. */
export function useInvoiceForm(deposit: InvoiceDeposit, method: PaymentMethod, end: DepositEnd): InvoiceForm {
  const country = useAtomValue(countryAtom);
  const draft = useFormDraft(deposit.depositId);
  const requested = deposit.answer.inputFields ?? none;
  const needsId = needsConfirmationId(method);
  const fields = useMemo(() => invoiceFields(requested, needsId), [requested, needsId]);
  const form = usePaymentForm({ method: { name: method.name }, fields, country, start: draft.start });

  return {
    form,
    pay() {
      if (end.completion.view !== 'ready' || end.cancellation.isBusy) return;
      const validation = form.validate();
      if (validation.ok) end.completion.complete(completionOf(deposit, validation.fields));
    },
    keepDraft: () => draft.keep(form.texts()),
  };
}
