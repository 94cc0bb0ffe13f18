import { useFlow, useFlowPosition, useQueryParams } from '@paywidget/shared/navigation';
import { type ReturnedStatus, statusFromQuery } from '@paywidget/shared/payments';
import { useEffect, useEffectEvent } from 'react';

/** Passes the status in the page's URL to `apply`, then removes it from the URL. Do not trust it: anyone can write a URL. */
export function useReturnedStatus(apply: (status: ReturnedStatus) => void): void {
  const query = useQueryParams();
  const { route } = useFlowPosition();
  const { go } = useFlow();

  const applyQuery = useEffectEvent((params: URLSearchParams) => {
    const returned = statusFromQuery(params);
    if (!returned) return;
    apply(returned);
    const { status: _, ...query } = Object.fromEntries(params);
    go(route.name, { replace: true, query });
  });
  useEffect(() => applyQuery(query), [query]);
}
