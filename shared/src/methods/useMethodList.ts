import type { MethodList, PaymentMethod } from '@paywidget/shared/contract';
import { useFlow } from '@paywidget/shared/navigation';
import { useHost } from '@paywidget/shared/services';
import { useEffect, useMemo } from 'react';
import type { ListKind } from './filterMethods';
import { listOutcome } from './listOutcome';

const emptyMessages = { deposit: 'Empty payment methods', withdrawal: 'Empty withdrawal methods' } as const;

/**
 * Returns the methods that a list can show, undefined while they load. Reports an empty list to the host and opens the empty
 * page. `kind` decides which card view types the list shows. Without a `query`, nothing is shown or reported: while a withdrawal
 * is in progress, an empty or failed list must not take the player away from it.
 * @throws the error of the call; the shell opens the error page, which leads back here.
 */
export function useMethodList(
  query: { data: MethodList | undefined; error: Error | null } | undefined,
  transaction: 'deposit' | 'withdrawal',
  kind: ListKind = transaction,
): readonly PaymentMethod[] | undefined {
  const { go } = useFlow();
  const host = useHost();
  const data = query?.data;
  const outcome = useMemo(() => listOutcome(data, kind), [data, kind]);

  useEffect(() => {
    if (outcome.kind !== 'empty') return;
    host.report('methods.empty', emptyMessages[transaction]);
    go('empty', { replace: true, query: { direct: String(outcome.isDirectGeo), transaction } });
  }, [outcome, transaction, go, host]);

  if (query?.error && !data) throw query.error;
  return outcome.kind === 'ready' ? outcome.methods : undefined;
}
