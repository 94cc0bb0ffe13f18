import { useAtomValue, userAtom } from '@paywidget/shared/state';
import { useSyncExternalStore } from 'react';

/** A small screen with touch input. A narrow column on a desktop page has a mouse. */
const smallTouchScreen =
  '(pointer: coarse) and (max-width: 767px), (pointer: coarse) and (max-height: 500px)';

const phonePlatforms: ReadonlySet<string | undefined> = new Set(['mobile', 'android', 'ios']);

/**
 * True if the player uses a phone: by the host's `platform`, or by the screen, because hosts often send no platform. A phone
 * cannot scan a code on its own screen, so its pages start with the details that the player can copy or open.
 */
export function useIsPhone(): boolean {
  const isSmall = useSyncExternalStore(subscribe, isSmallTouchScreen, () => false);
  return phonePlatforms.has(useAtomValue(userAtom).platform) || isSmall;
}

const isSmallTouchScreen = (): boolean => window.matchMedia?.(smallTouchScreen).matches ?? false;

function subscribe(notify: () => void) {
  const list = window.matchMedia?.(smallTouchScreen);
  list?.addEventListener('change', notify);
  return () => list?.removeEventListener('change', notify);
}
