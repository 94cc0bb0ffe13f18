import type { TransactionStatus } from '@paywidget/shared/contract';
import { isFinalStatus, paidDepositsAtom } from '@paywidget/shared/deposit';
import { useFlow } from '@paywidget/shared/flow';
import { useHost } from '@paywidget/shared/host';
import type { ScreenName } from '@paywidget/shared/routes';
import { attemptStoreAtom, type Ending, transactionAtom, useStore } from '@paywidget/shared/state';
import { useCallback, useMemo } from 'react';
import type { OpenDeposit } from './openDeposit';

export interface InvoiceExit {
  /** The player says that it is paid: the complete page waits for the money, and a reload leads there too. */
  paid(): void;
  /** The server says what has become of it: the complete page shows that, and why, where it is known. */
  settled(status: TransactionStatus, ending?: Ending): void;
}

type Left = Pick<OpenDeposit, 'depositId' | 'method'>;

/** The ways from a deposit's page to the complete page, within crypto-balance to its twin; sweepstakes have their own. */
export function useInvoiceExit(deposit: Left | undefined, complete?: ScreenName): InvoiceExit {
  const exitOf = useExitOf(complete);
  const { depositId, method } = deposit ?? {};
  return useMemo(
    () => exitOf(depositId !== undefined && method !== undefined ? { depositId, method } : undefined),
    [exitOf, depositId, method],
  );
}

/** The same for a page that is about several deposits: leads on with any of them. */
export function useExitOf(
  complete: ScreenName = 'deposit.complete',
): (deposit: Left | undefined) => InvoiceExit {
  const store = useStore();
  const host = useHost();
  const { go } = useFlow();

  return useCallback(
    (deposit) => {
      function leave(status: TransactionStatus, ending?: Ending) {
        if (!deposit) return;
        const { depositId, method } = deposit;
        const attempts = store.get(attemptStoreAtom);
        const attempt = attempts.read();
        if (isFinalStatus(status)) attempts.clear();
        else if (attempt?.depositId === depositId) attempts.write({ ...attempt, isPaid: true });
        if (status !== 'mistaked') store.get(paidDepositsAtom).note(depositId, 'followed');
        store.set(transactionAtom, { status, depositId, method, ...(ending && { ending }) });
        go(complete, { replace: true });
      }
      return {
        paid: () => leave('waiting'),
        settled(status, ending) {
          if (deposit) host.send('DepositStatus', { depositId: deposit.depositId, status });
          leave(status, ending);
        },
      };
    },
    [store, host, go, complete],
  );
}
