import type { TransactionStatus } from '@paywidget/shared/contract';
import { useFlow } from '@paywidget/shared/navigation';
import type { ScreenName } from '@paywidget/shared/navigation/routes';
import { type EndReason, paymentsAtom } from '@paywidget/shared/payments';
import { useHost } from '@paywidget/shared/services';
import { useStore } from '@paywidget/shared/state';
import { useCallback, useMemo } from 'react';
import type { InvoiceDeposit } from './invoiceDeposit';

export interface LeaveInvoice {
  /** The player reports that the deposit is paid. The complete page opens, also after a reload, and waits for the money. */
  paid(): void;
  /** The server has resolved the deposit. The complete page shows the status, and the reason if it is known. */
  resolved(status: TransactionStatus, endReason?: EndReason): void;
}

type DepositIdentity = Pick<InvoiceDeposit, 'depositId' | 'method'>;

/**
 * Returns the ways from an invoice to the complete page. Sweepstakes pass another complete page. In crypto-balance, the page
 * opens under the route name of this flow.
 */
export function useLeaveInvoice(deposit: DepositIdentity | undefined, complete?: ScreenName): LeaveInvoice {
  const leaveWith = useLeaveInvoices(complete);
  const { depositId, method } = deposit ?? {};
  return useMemo(
    () => leaveWith(depositId !== undefined && method !== undefined ? { depositId, method } : undefined),
    [leaveWith, depositId, method],
  );
}

/** Like `useLeaveInvoice`, for a page that shows several deposits: pass the deposit that is paid or resolved. */
export function useLeaveInvoices(
  complete: ScreenName = 'deposit.complete',
): (deposit: DepositIdentity | undefined) => LeaveInvoice {
  const store = useStore();
  const host = useHost();
  const { go } = useFlow();

  return useCallback(
    (deposit) => {
      function leave(status: TransactionStatus, endReason?: EndReason, isClaimed?: boolean) {
        if (!deposit) return;
        const { depositId, method } = deposit;
        store.set(paymentsAtom, { type: 'invoiceLeft', depositId, method, status, endReason, isClaimed });
        go(complete, { replace: true });
      }
      return {
        paid: () => leave('waiting', undefined, true),
        resolved(status, endReason) {
          if (deposit) host.send('DepositStatus', { depositId: deposit.depositId, status });
          leave(status, endReason);
        },
      };
    },
    [store, host, go, complete],
  );
}
