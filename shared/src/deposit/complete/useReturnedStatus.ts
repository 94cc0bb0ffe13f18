import { useFlow, useFlowPosition, useQueryParams } from '@paywidget/shared/navigation';
import { statusFromQuery } from '@paywidget/shared/transaction';
import { useEffect, useEffectEvent } from 'react';
import type { DepositStatus } from './useDepositStatus';

/** Applies the status in the page's address, then removes it from the address. */
export function useReturnedStatus(applyQuery: DepositStatus['applyQuery']): void {
  const query = useQueryParams();
  const { route } = useFlowPosition();
  const { go } = useFlow();

  const applyAddress = useEffectEvent((address: URLSearchParams) => {
    const returned = statusFromQuery(address);
    if (!returned) return;
    applyQuery(returned);
    const rest = Object.fromEntries([...address].filter(([name]) => name !== 'status'));
    go(route.name, { replace: true, ...(Object.keys(rest).length > 0 && { query: rest }) });
  });
  useEffect(() => applyAddress(query), [query]);
}
