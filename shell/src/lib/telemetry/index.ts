import type { Transport } from '@paywidget/shared/api';
import { fetchPaymentMethods } from '@paywidget/shared/contract';
import type { HostChannel, HostPort } from '@paywidget/shared/host';
import type { ScreenName } from '@paywidget/shared/navigation/routes';
import { depositMethodsParamsAtom, payloadAtom, type Store } from '@paywidget/shared/state';
import { traceCalls } from './traceCalls';
import { createExposure } from './trackExposure';
import { sendVitals } from './vitals';

interface TelemetryOptions {
  /** What the deployment switches on. */
  telemetry: Readonly<Record<string, boolean>>;
  transport: Transport;
  ports: {
    props: { host: HostPort; store: Store };
    options: { bridge: HostChannel; isPackage?: boolean };
  };
  /** The first screen. Its list was requested before this script had loaded. */
  screen: ScreenName;
}

/** The channels whose errors are counted. A retry of the start uses the same channel again. */
const followed = new WeakSet<HostChannel>();

/**
 * Starts what the deployment switches on. The script loads while the widget already works, so it replaces the transport's
 * `request` in place. Nothing waits for it, and the widget works without it.
 */
export function startTelemetry({ telemetry, transport, ports, screen }: TelemetryOptions): void {
  const { host, store } = ports.props;
  const { bridge, isPackage } = ports.options;
  if (telemetry.traceparent) transport.request = traceCalls(transport.request);
  if (telemetry.exposure) {
    const exposure = createExposure({ host, experiments: () => store.get(payloadAtom).experiments });
    transport.request = exposure.follow(transport.request);
    const payload = { ...store.get(depositMethodsParamsAtom) };
    if (screen === 'deposit.list') exposure.onCall({ endpoint: fetchPaymentMethods.key, payload });
  }
  if (!telemetry.vitals || followed.has(bridge)) return;
  followed.add(bridge);
  sendVitals({ window, channel: bridge, isOwnPage: !isPackage });
}
