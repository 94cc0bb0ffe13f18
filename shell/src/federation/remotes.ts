import type { ScreenName } from '@paywidget/shared/navigation/routes';

/** The separately deployed flows. Nothing outside this folder names one. */
export const remoteNames = ['mf-deposit', 'mf-withdrawal', 'mf-crypto', 'mf-sweepstake', 'mf-p2p'] as const;
export type RemoteName = (typeof remoteNames)[number];

/** Which remote brings a screen, by how the screen's name begins; the first that fits counts. */
const owners: readonly (readonly [prefix: string, remote: RemoteName])[] = [
  ['sweep.', 'mf-sweepstake'],
  ['withdrawal.', 'mf-withdrawal'],
  ['cryptobalance.', 'mf-crypto'],
  ['deposit.crypto', 'mf-crypto'],
  ['deposit.peer-to-peer', 'mf-p2p'],
  ['deposit.', 'mf-deposit'],
];

/** The remote that brings a screen; none for the shell's own. */
export function remoteFor(screen: ScreenName): RemoteName | undefined {
  return owners.find(([prefix]) => screen.startsWith(prefix))?.[1];
}
