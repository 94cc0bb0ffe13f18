import type { MethodList, PaymentMethod } from '@paywidget/shared/contract';
import { useHost } from '@paywidget/shared/host';
import { useFlow } from '@paywidget/shared/navigation';
import { useEffect, useMemo } from 'react';
import type { ListKind } from './filterMethods';
import { listOutcome } from './listOutcome';

const emptyMessages = { deposit: 'Empty payment methods', withdrawal: 'Empty withdrawal methods' } as const;

/**
 * Returns the methods that a list can show, undefined while they load. Reports an empty list to the host and opens the empty
 * page. `kind` decides which card view types the list shows.
 * @throws the error of the call; the shell opens the error page, which leads back here.
 */
export function useMethodList(
  { data, error }: { data: MethodList | undefined; error: Error | null },
  transaction: 'deposit' | 'withdrawal',
  kind: ListKind = transaction,
): readonly PaymentMethod[] | undefined {
  const { go } = useFlow();
  const host = useHost();
  const outcome = useMemo(() => listOutcome(data, kind), [data, kind]);

  useEffect(() => {
    if (outcome.kind !== 'empty') return;
    host.report('methods.empty', emptyMessages[transaction]);
    go('empty', { replace: true, query: { direct: String(outcome.isDirectGeo), transaction } });
  }, [outcome, transaction, go, host]);

  if (error && !data) throw error;
  return outcome.kind === 'ready' ? outcome.methods : undefined;
}
