import type { HostPort } from '@paywidget/shared/host';
import { type Store, themeAtom, tokenLayersAtom, tokenRepairsAtom } from '@paywidget/shared/state';
import type { Mode } from '@paywidget/shared/theme';
import { whenIdle } from '../scheduling/whenIdle';
import { log } from '../telemetry/log';
import { derivesColours, measurePalette } from './measurePalette';
import { reviewTheme } from './reviewTheme';

export interface ThemedWidget {
  /** The element into which the widget is rendered. */
  element: Element;
  store: Store;
  host: HostPort;
}

/**
 * Checks the overrides of design tokens, now and after each change of the theme. Tells developers about names and values
 * that the widget cannot use (console, and `Error` for the host) and about colours that are hard to read (console). Repairs
 * some problems, so that the widget stays readable. Returns a function that stops the check. See docs/guides/theming.md.
 */
export function watchTheme({ element, store, host }: ThemedWidget): () => void {
  /** The problems that were already reported. */
  const said = new Set<string>();
  let isStopped = false;

  function check() {
    const root = element.querySelector('[data-paywidget]');
    if (isStopped || !root) return;
    const { mistakes, warnings, repairs } = reviewTheme({
      layers: store.get(tokenLayersAtom),
      modes: modesOf(store),
      supports: (property, value) => CSS.supports(property, value),
      measure: (mode, tokens) => measurePalette(root, mode, tokens),
      derivesColours: derivesColours(),
    });
    store.set(tokenRepairsAtom, repairs);
    for (const mistake of newOnes(mistakes)) {
      log(`Theme: ${mistake}. See docs/guides/theming.md`);
      host.report('theme.token', mistake);
    }
    for (const warning of newOnes(warnings)) log(`Theme, ${warning}. See docs/guides/theming.md`);
  }

  function newOnes(texts: readonly string[]): string[] {
    const others = texts.filter((text) => !said.has(text));
    for (const text of others) said.add(text);
    return others;
  }

  const checkLater = () => whenIdle(check);
  const subscriptions = [tokenLayersAtom, themeAtom].map((changed) => store.sub(changed, checkLater));
  checkLater();
  return () => {
    isStopped = true;
    for (const stop of subscriptions) stop();
  };
}

function modesOf(store: Store): readonly Mode[] {
  const theme = store.get(themeAtom);
  return theme === 'auto' ? ['light', 'dark'] : [theme];
}
