import { useSyncExternalStore } from 'react';
import type { Theme } from './widgetContext';

const query = '(prefers-color-scheme: dark)';

/** Returns the device's preferred theme. Light if the device does not provide one. */
export function usePreferredTheme(): Theme {
  return useSyncExternalStore(subscribe, getTheme, getTheme);
}

const getTheme = (): Theme => (window.matchMedia?.(query).matches ? 'dark' : 'light');

function subscribe(notify: () => void) {
  const list = window.matchMedia?.(query);
  list?.addEventListener('change', notify);
  return () => list?.removeEventListener('change', notify);
}
