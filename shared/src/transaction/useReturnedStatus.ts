import { useFlow, useFlowPosition, useQueryParams } from '@paywidget/shared/navigation';
import { useEffect, useEffectEvent } from 'react';
import { type QueryStatus, statusFromQuery } from './status';

/** Passes the status in the page's address to `apply`, then removes it from the address. Anyone can write an address. */
export function useReturnedStatus(apply: (status: QueryStatus) => void): void {
  const query = useQueryParams();
  const { route } = useFlowPosition();
  const { go } = useFlow();

  const applyAddress = useEffectEvent((address: URLSearchParams) => {
    const returned = statusFromQuery(address);
    if (!returned) return;
    apply(returned);
    const { status: _, ...rest } = Object.fromEntries(address);
    go(route.name, { replace: true, ...(Object.keys(rest).length > 0 && { query: rest }) });
  });
  useEffect(() => applyAddress(query), [query]);
}
