import { useHost } from '@paywidget/shared/host';
import { admit, useDepositMethods } from '@paywidget/shared/methods';
import { useEffect } from 'react';

/** Tells the host of each method that the list leaves out because its card view type is unknown (decisions, section 3). */
export function useRefusedReport(): void {
  const { data } = useDepositMethods();
  const host = useHost();

  useEffect(() => {
    if (!data) return;
    for (const { name } of admit(data.methods, 'deposit').refused) {
      host.report('methods.refused', `Method ${name} has an unknown card view type`);
    }
  }, [data, host]);
}
