import { tokenLayersAtom } from '@paywidget/shared/state';
import { log } from '../../lib/telemetry/log';
import type { ThemedWidget } from '../../lib/theme';

/**
 * Loads the check of the theme as soon as the host or the deployment has set tokens. Call this function when the first
 * screen is visible. Returns a function that stops the check.
 */
export function followTheme(widget: ThemedWidget): () => void {
  const { store } = widget;
  let stop = store.sub(tokenLayersAtom, begin);

  function begin() {
    if (!store.get(tokenLayersAtom).some((layer) => Object.keys(layer).length > 0)) return;
    stop();
    const checking = import('../../lib/theme').then(
      ({ watchTheme }) => watchTheme(widget),
      (error: unknown) => log('The theme is not checked', error),
    );
    stop = () => void checking.then((stopWatching) => stopWatching?.());
  }

  begin();
  return () => stop();
}
