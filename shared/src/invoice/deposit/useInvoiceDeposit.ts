import { useRedirect } from '@paywidget/shared/navigation';
import { type DepositAnswer, shownDepositAtom } from '@paywidget/shared/payments';
import { choiceAtom, useAtomValue } from '@paywidget/shared/state';
import { useMemo } from 'react';
import { type InvoiceDeposit, invoiceDepositOf } from './invoiceDeposit';

/**
 * Returns the created deposit of the chosen method, for the page with the payment details. If there is no such deposit
 * (after a reload without an attempt) or `fits` rejects its response, returns undefined and opens the list of the flow. Show
 * an `InvoicePlaceholder` meanwhile.
 */
export function useInvoiceDeposit(fits: (answer: DepositAnswer) => boolean = () => true) {
  const { answer, order, deadline } = useAtomValue(shownDepositAtom) ?? {};
  const { method } = useAtomValue(choiceAtom);
  const invoiced =
    answer && method !== undefined && order?.method === method && fits(answer) ? answer : undefined;

  useRedirect(!invoiced && 'deposit.list');

  return useMemo<InvoiceDeposit | undefined>(
    () =>
      invoiced && method !== undefined
        ? invoiceDepositOf({ order: { method }, answer: invoiced, deadline })
        : undefined,
    [invoiced, method, deadline],
  );
}
