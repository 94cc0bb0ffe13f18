import type { FlowModule } from '@paywidget/shared/navigation';
import deposit from '../../../../mf-deposit/src/routes';
import type { Federation } from '../../../../shell/src/lib/federation/createFederation';
import { type RemoteName, remoteFor } from '../../../../shell/src/lib/federation/remotes';

const flows: Readonly<Record<RemoteName, () => Promise<FlowModule>>> = {
  'mf-deposit': async () => deposit,
  'mf-withdrawal': async () => (await import('../../../../mf-withdrawal/src/routes')).default,
  'mf-crypto': async () => (await import('../../../../mf-crypto/src/routes')).default,
  'mf-sweepstake': async () => (await import('../../../../mf-sweepstake/src/routes')).default,
  'mf-p2p': async () => (await import('../../../../mf-p2p/src/routes')).default,
};

/**
 * Replaces federation: the flow of the first screen is in the bundle, the other flows are chunks of the bundle. `warm` does
 * nothing, because the chunk of the likely next screen contains the parts of the forms.
 */
export function createFederation(): Federation {
  return { remoteFor, load: (remote) => flows[remote](), warm: () => undefined };
}
