import type { PaymentMethod } from '@paywidget/shared/contract';
import { useHost } from '@paywidget/shared/host';
import { useDepositMethods } from '@paywidget/shared/methods';
import { useFlow } from '@paywidget/shared/navigation';
import { useEffect, useMemo } from 'react';
import { listOutcomeOf } from '../../model/listOutcome';

/**
 * The methods a list can show; nothing while they load. An empty list takes the player to the page that says so.
 * @throws the error of the call; the shell takes the player to the error page, and from there back.
 */
export function useMethodList(): readonly PaymentMethod[] | undefined {
  const { data, error } = useDepositMethods();
  const { go } = useFlow();
  const host = useHost();
  const outcome = useMemo(() => listOutcomeOf(data), [data]);

  useEffect(() => {
    if (outcome.kind !== 'empty') return;
    host.report('methods.empty', 'Empty payment methods');
    go('empty', { replace: true, query: { direct: String(outcome.isDirectGeo), transaction: 'deposit' } });
  }, [outcome, go, host]);

  if (error && !data) throw error;
  return outcome.kind === 'ready' ? outcome.methods : undefined;
}
