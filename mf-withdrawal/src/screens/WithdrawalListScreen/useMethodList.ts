import { useApi, useQuery } from '@paywidget/shared/api';
import type { PaymentMethod } from '@paywidget/shared/contract';
import { useHost } from '@paywidget/shared/host';
import { useFlow } from '@paywidget/shared/navigation';
import { useAtomValue } from '@paywidget/shared/state';
import { useEffect, useMemo } from 'react';
import { listOutcomeOf } from '../../model/listOutcome';
import { withdrawalMethodsParamsAtom, withdrawalMethodsQuery } from './withdrawalMethods';

/**
 * The methods a list can show; nothing while they load. An empty list takes the player to the page that says so.
 * @throws the error of the call; the shell takes the player to the error page, and from there back.
 */
export function useMethodList(): readonly PaymentMethod[] | undefined {
  const params = useAtomValue(withdrawalMethodsParamsAtom);
  const { data, error } = useQuery(withdrawalMethodsQuery(useApi(), params));
  const { go } = useFlow();
  const host = useHost();
  const outcome = useMemo(() => listOutcomeOf(data), [data]);

  useEffect(() => {
    if (outcome.kind !== 'empty') return;
    host.report('methods.empty', 'Empty withdrawal methods');
    go('empty', { replace: true, query: { direct: String(outcome.isDirectGeo), transaction: 'withdrawal' } });
  }, [outcome, go, host]);

  if (error && !data) throw error;
  return outcome.kind === 'ready' ? outcome.methods : undefined;
}
