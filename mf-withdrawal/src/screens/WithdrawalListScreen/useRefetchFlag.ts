import { useQueryClient } from '@paywidget/shared/api';
import { useFlow, useFlowPosition, useQueryParams } from '@paywidget/shared/navigation';
import { useEffect, useEffectEvent } from 'react';

/**
 * If the page's URL has the query parameter `refetch`, requests the methods again, then removes the parameter. Returns true
 * while the list must wait for the methods.
 */
export function useRefetchFlag(): boolean {
  const query = useQueryParams();
  const queryClient = useQueryClient();
  const { go } = useFlow();
  const { route } = useFlowPosition();
  const flag = query.get('refetch');
  const isSet = flag !== null && flag !== 'false' && flag !== '0';

  const refetch = useEffectEvent(() => {
    queryClient.removeQueries({ queryKey: ['withdrawal-methods'] });
    const { refetch: _, ...rest } = Object.fromEntries(query);
    go(route.name, { replace: true, ...(Object.keys(rest).length > 0 && { query: rest }) });
  });
  useEffect(() => {
    if (isSet) refetch();
  }, [isSet]);

  return isSet;
}
