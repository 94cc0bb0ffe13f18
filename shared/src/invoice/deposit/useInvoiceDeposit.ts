import { useFlow } from '@paywidget/shared/navigation';
import { choiceAtom, type DepositAnswer, depositResponseAtom, useAtomValue } from '@paywidget/shared/state';
import { useEffect, useMemo } from 'react';
import { type InvoiceDeposit, invoiceDepositOf } from './invoiceDeposit';

/**
 * The created deposit of the chosen method, for the page that shows what must be paid. Where there is none any more, as
 * after a reload without an attempt, or where `fits` says that the page cannot show it, the player is led to the flow's
 * list; show an `InvoicePlaceholder` meanwhile.
 */
export function useInvoiceDeposit(fits: (answer: DepositAnswer) => boolean = () => true) {
  const created = useAtomValue(depositResponseAtom);
  const { method } = useAtomValue(choiceAtom);
  const { go } = useFlow();
  const isThere = created !== undefined && created.method === method && fits(created.answer);

  useEffect(() => {
    if (!isThere) go('deposit.list', { replace: true });
  }, [isThere, go]);

  return useMemo<InvoiceDeposit | undefined>(
    () => (isThere ? invoiceDepositOf(created) : undefined),
    [isThere, created],
  );
}
