import { useFlow } from '@paywidget/shared/navigation';
import type { ScreenName } from '@paywidget/shared/navigation/routes';
import { useHost } from '@paywidget/shared/services';
import { useEffect } from 'react';

/** Goes to the given list if the chosen method is not offered any more. Reports it to the host. */
export function useLeaveWithoutMethod(isMissing: boolean, list: ScreenName): void {
  const host = useHost();
  const { go } = useFlow();
  useEffect(() => {
    if (!isMissing) return;
    host.report('method.missing', 'No payment-method');
    go(list, { replace: true });
  }, [isMissing, host, go, list]);
}
