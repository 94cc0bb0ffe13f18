import type { ScreenName } from '@paywidget/shared/navigation/routes';

/** The separately deployed flows. Code outside this folder names none of them. */
export const remoteNames = ['mf-deposit', 'mf-withdrawal', 'mf-crypto', 'mf-sweepstake', 'mf-p2p'] as const;
export type RemoteName = (typeof remoteNames)[number];

/** The remote of a screen by the prefix of the screen's name. The first match wins. */
const owners: readonly (readonly [prefix: string, remote: RemoteName])[] = [
  ['sweep.', 'mf-sweepstake'],
  ['withdrawal.', 'mf-withdrawal'],
  ['cryptobalance.', 'mf-crypto'],
  ['deposit.crypto', 'mf-crypto'],
  ['deposit.peer-to-peer', 'mf-p2p'],
  ['deposit.', 'mf-deposit'],
];

/** Returns the remote that provides a screen, or undefined for the shell's own screens. */
export function remoteFor(screen: ScreenName): RemoteName | undefined {
  return owners.find(([prefix]) => screen.startsWith(prefix))?.[1];
}
