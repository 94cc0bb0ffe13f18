import { useAtomValue, userAtom } from '@paywidget/shared/state';
import { useSyncExternalStore } from 'react';

/** A small screen that is used with a finger. A narrow column on a desktop page has a mouse. */
const smallTouchScreen =
  '(pointer: coarse) and (max-width: 767px), (pointer: coarse) and (max-height: 500px)';

const phonePlatforms: ReadonlySet<string | undefined> = new Set(['mobile', 'android', 'ios']);

/**
 * True if the player uses a phone: by the host's `platform`, or by the screen, because hosts often send none. A phone cannot
 * scan a code on its own screen, so its pages start with what can be copied or opened.
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
