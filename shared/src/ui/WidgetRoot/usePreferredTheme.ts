import { useSyncExternalStore } from 'react';
import type { Theme } from './widgetContext';

const query = '(prefers-color-scheme: dark)';

/** The theme that the device asks for; light where it cannot be asked. */
export function usePreferredTheme(): Theme {
  return useSyncExternalStore(subscribe, read, () => 'light');
}

const read = (): Theme => (window.matchMedia?.(query).matches ? 'dark' : 'light');

function subscribe(notify: () => void) {
  const list = window.matchMedia?.(query);
  list?.addEventListener('change', notify);
  return () => list?.removeEventListener('change', notify);
}
