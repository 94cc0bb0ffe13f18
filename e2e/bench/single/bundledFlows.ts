import type { FlowModule } from '@paywidget/shared/navigation';
import deposit from '../../../mf-deposit/src/routes';
import type { Federation } from '../../../shell/src/federation/createFederation';
import { type RemoteName, remoteFor } from '../../../shell/src/federation/remotes';

const flows: Readonly<Record<RemoteName, () => Promise<FlowModule>>> = {
  'mf-deposit': async () => deposit,
  'mf-withdrawal': async () => (await import('../../../mf-withdrawal/src/routes')).default,
  'mf-crypto': async () => (await import('../../../mf-crypto/src/routes')).default,
  'mf-sweepstake': async () => (await import('../../../mf-sweepstake/src/routes')).default,
  'mf-p2p': async () => (await import('../../../mf-p2p/src/routes')).default,
};

/**
 * Stands in for federation: the first screen's flow is in the bundle, the others are chunks of it. There is nothing to
 * warm: what the forms stand on comes with the chunk of the likely next screen.
 */
export function createFederation(): Federation {
  return { remoteFor, load: (remote) => flows[remote](), warm: () => undefined };
}
