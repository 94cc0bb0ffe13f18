import { useFlow } from '@paywidget/shared/navigation';
import { choiceAtom, createdDepositAtom, type DepositAnswer, useAtomValue } from '@paywidget/shared/state';
import { useEffect, useMemo } from 'react';
import { type InvoiceDeposit, invoiceDepositOf } from './invoiceDeposit';

/**
 * Returns the created deposit of the chosen method, for the page that shows what to pay. If there is none (after a reload
 * without an attempt) or `fits` rejects its response, returns undefined and opens the list of the flow. Show an
 * `InvoicePlaceholder` meanwhile.
 */
export function useInvoiceDeposit(fits: (answer: DepositAnswer) => boolean = () => true) {
  const created = useAtomValue(createdDepositAtom);
  const { method } = useAtomValue(choiceAtom);
  const { go } = useFlow();
  const isAvailable = created !== undefined && created.method === method && fits(created.answer);

  useEffect(() => {
    if (!isAvailable) go('deposit.list', { replace: true });
  }, [isAvailable, go]);

  return useMemo<InvoiceDeposit | undefined>(
    () => (isAvailable ? invoiceDepositOf(created) : undefined),
    [isAvailable, created],
  );
}
