import type { TransactionStatus } from '@paywidget/shared/contract';
import { paidDepositsAtom } from '@paywidget/shared/deposit';
import { useHost } from '@paywidget/shared/host';
import { useFlow } from '@paywidget/shared/navigation';
import type { ScreenName } from '@paywidget/shared/navigation/routes';
import { attemptStoreAtom, type EndReason, transactionAtom, useStore } from '@paywidget/shared/state';
import { isFinalStatus } from '@paywidget/shared/transaction';
import { useCallback, useMemo } from 'react';
import type { InvoiceDeposit } from './invoiceDeposit';

export interface LeaveInvoice {
  /** The player says that it is paid: the complete page waits for the money, and a reload leads there too. */
  paid(): void;
  /** The server says what has become of it: the complete page shows that, and why, where it is known. */
  resolved(status: TransactionStatus, endReason?: EndReason): void;
}

type DepositIdentity = Pick<InvoiceDeposit, 'depositId' | 'method'>;

/** The ways from a deposit's page to the complete page, within crypto-balance to its twin; sweepstakes have their own. */
export function useLeaveInvoice(deposit: DepositIdentity | undefined, complete?: ScreenName): LeaveInvoice {
  const exitOf = useLeaveInvoices(complete);
  const { depositId, method } = deposit ?? {};
  return useMemo(
    () => exitOf(depositId !== undefined && method !== undefined ? { depositId, method } : undefined),
    [exitOf, depositId, method],
  );
}

/** The same for a page that is about several deposits: leads on with any of them. */
export function useLeaveInvoices(
  complete: ScreenName = 'deposit.complete',
): (deposit: DepositIdentity | undefined) => LeaveInvoice {
  const store = useStore();
  const host = useHost();
  const { go } = useFlow();

  return useCallback(
    (deposit) => {
      function leave(status: TransactionStatus, endReason?: EndReason) {
        if (!deposit) return;
        const { depositId, method } = deposit;
        const attempts = store.get(attemptStoreAtom);
        const attempt = attempts.read();
        if (isFinalStatus(status)) attempts.clear();
        else if (attempt?.depositId === depositId) attempts.write({ ...attempt, isPaid: true });
        if (status !== 'mistaked') store.get(paidDepositsAtom).record(depositId, 'followed');
        store.set(transactionAtom, { status, depositId, method, ...(endReason && { endReason }) });
        go(complete, { replace: true });
      }
      return {
        paid: () => leave('waiting'),
        resolved(status, endReason) {
          if (deposit) host.send('DepositStatus', { depositId: deposit.depositId, status });
          leave(status, endReason);
        },
      };
    },
    [store, host, go, complete],
  );
}
