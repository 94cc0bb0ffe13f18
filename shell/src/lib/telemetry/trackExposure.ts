import type { Transport, TransportRequest } from '@paywidget/shared/api';
import { bonusGroup, fetchPaymentMethods } from '@paywidget/shared/contract';
import type { HostPort } from '@paywidget/shared/host';

interface Experiment {
  key: string;
  group: string;
}

interface ExposureOptions {
  host: Pick<HostPort, 'track'>;
  /** Returns the experiments of the host's payload. */
  experiments: () => readonly Experiment[];
}

/**
 * Tracks the experiments on which the widget acts, each experiment once: the first experiment when a call names its group,
 * and an experiment that puts the player in `group_b` when a list of deposit methods is requested, because lists show
 * bonuses to this group.
 */
export function createExposure({ host, experiments }: ExposureOptions) {
  const tracked = new Set<string>();

  function track({ key, group }: Experiment) {
    if (tracked.has(key)) return;
    tracked.add(key);
    host.track('experiment_exposed', { experiment: key, group });
  }

  function onCall({ endpoint, payload }: Pick<TransportRequest, 'endpoint' | 'payload'>) {
    for (const [index, experiment] of experiments().entries()) {
      const isSent = index === 0 && payload.abTestGroup === experiment.group;
      const isShown = endpoint === fetchPaymentMethods.key && experiment.group === bonusGroup;
      if (isSent || isShown) track(experiment);
    }
  }

  return {
    onCall,
    /** Returns a function that sends calls, and tracks the experiments that they expose. */
    follow:
      (send: Transport['request']): Transport['request'] =>
      (call) => {
        onCall(call);
        return send(call);
      },
  };
}
