import { useApi, useQuery } from '@paywidget/shared/api';
import { useHost } from '@paywidget/shared/host';
import { admit } from '@paywidget/shared/methods';
import { useAtomValue } from '@paywidget/shared/state';
import { useEffect } from 'react';
import { withdrawalMethodsParamsAtom, withdrawalMethodsQuery } from './withdrawalMethods';

/** Tells the host of each method that the list leaves out for its card view type (decisions, section 3). */
export function useRefusedReport(): void {
  const params = useAtomValue(withdrawalMethodsParamsAtom);
  const { data } = useQuery(withdrawalMethodsQuery(useApi(), params));
  const host = useHost();

  useEffect(() => {
    if (!data) return;
    for (const { name } of admit(data.methods, 'withdrawal').refused) {
      host.report('methods.refused', `Method ${name} has a card view type that withdrawals do not show`);
    }
  }, [data, host]);
}
