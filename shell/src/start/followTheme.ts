import { themeAtom, tokenLayersAtom } from '@paywidget/shared/state';
import { log } from '../log';
import type { ThemeCheck } from '../theme';
import { whenIdle } from './whenIdle';

/**
 * Checks the theme whenever the browser is idle after a change of it. Loads the check only if the host or the deployment has set tokens.
 * Returns a function that stops it.
 */
export function followTheme(widget: ThemeCheck): () => void {
  const { store } = widget;
  let isStopped = false;

  async function check() {
    if (isStopped || store.get(tokenLayersAtom).every((layer) => Object.keys(layer).length === 0)) return;
    const { checkTheme } = await import('../theme');
    if (!isStopped) checkTheme(widget);
  }

  const checkLater = () =>
    whenIdle(() => {
      check().catch((error: unknown) => log('The theme was not checked', error));
    });
  const subscriptions = [tokenLayersAtom, themeAtom].map((changed) => store.sub(changed, checkLater));
  checkLater();
  return () => {
    isStopped = true;
    for (const stop of subscriptions) stop();
  };
}
