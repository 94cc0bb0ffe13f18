import { useFlow } from '@paywidget/shared/navigation';
import type { ScreenName } from '@paywidget/shared/navigation/routes';
import { useHost } from '@paywidget/shared/services';
import { useEffect } from 'react';

/** If the chosen method is no longer offered, goes to the given list and reports this to the host. */
export function useLeaveWithoutMethod(isMissing: boolean, list: ScreenName): void {
  const host = useHost();
  const { go } = useFlow();
  useEffect(() => {
    if (!isMissing) return;
    host.report('method.missing', 'No payment-method');
    go(list, { replace: true });
  }, [isMissing, host, go, list]);
}
