import { type Owner, type ScreenName, screenNamed } from '@paywidget/shared/navigation/routes';

/** A separately deployed flow. */
export type RemoteName = Exclude<Owner, 'shell'>;

/** Returns the remote that provides a screen, or undefined for the shell's own screens. */
export function remoteFor(screen: ScreenName): RemoteName | undefined {
  const { owner } = screenNamed(screen);
  return owner === 'shell' ? undefined : owner;
}
