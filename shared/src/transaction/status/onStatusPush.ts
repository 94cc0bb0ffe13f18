import type { Api } from '@paywidget/shared/api';
import { parseWire, pushes } from '@paywidget/shared/contract';
import type { HostPort, IncomingPayload } from '@paywidget/shared/host';

type StatusPushName = 'deposit.status' | 'withdrawal.status';

/**
 * Subscribes to the statuses of payments of one kind. The server pushes them, and the host passes them on. Reports an
 * invalid push to the host. Returns an unsubscribe function.
 */
export function onStatusPush<Name extends StatusPushName>(
  name: Name,
  { api, host }: { api: Api; host: HostPort },
  listener: (push: IncomingPayload<Name>) => void,
): () => void {
  const stopHost = host.on(name, listener);
  const stopServer = api.onPush((event, data) => {
    if (event !== name) return;
    try {
      listener(parseWire(event, pushes[name], data).data as IncomingPayload<Name>);
    } catch (error) {
      host.report('ContractError', String(error));
    }
  });
  return () => {
    stopHost();
    stopServer();
  };
}
