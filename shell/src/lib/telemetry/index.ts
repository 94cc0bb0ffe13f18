import type { Transport } from '@paywidget/shared/api';
import { fetchPaymentMethods } from '@paywidget/shared/contract';
import type { HostChannel } from '@paywidget/shared/host';
import type { ScreenName } from '@paywidget/shared/navigation/routes';
import type { Services } from '@paywidget/shared/services';
import { depositMethodsParamsAtom, payloadAtom } from '@paywidget/shared/state';
import { traceCalls } from './traceCalls';
import { createExposure } from './trackExposure';
import { sendVitals } from './vitals';

interface TelemetryOptions {
  /** The parts that the deployment switches on. */
  telemetry: Readonly<Record<string, boolean>>;
  transport: Transport;
  services: Pick<Services, 'host' | 'store'>;
  /** The channel whose errors are counted. */
  bridge: HostChannel;
  isPackage: boolean | undefined;
  /** The first screen. Its list was requested before this script had loaded. */
  screen: ScreenName;
}

/**
 * Starts what the deployment switches on. The script loads while the widget already works, so it replaces the transport's
 * `request` in place. Call it once. Nothing waits for it, and the widget works without it.
 */
export function startTelemetry(options: TelemetryOptions): void {
  const { telemetry, transport, bridge, isPackage, screen } = options;
  const { host, store } = options.services;
  if (telemetry.traceparent) transport.request = traceCalls(transport.request);
  if (telemetry.exposure) {
    const exposure = createExposure({ host, experiments: () => store.get(payloadAtom).experiments });
    transport.request = exposure.follow(transport.request);
    const payload = { ...store.get(depositMethodsParamsAtom) };
    if (screen === 'deposit.list') exposure.onCall({ endpoint: fetchPaymentMethods.key, payload });
  }
  if (telemetry.vitals) sendVitals({ window, channel: bridge, isOwnPage: !isPackage });
}
