import type { HostPort } from '@paywidget/shared/host';
import { type Store, themeAtom, tokenLayersAtom, tokenRepairsAtom } from '@paywidget/shared/state';
import type { Mode } from '@paywidget/shared/theme';
import { log } from '../log';
import { derivesColours, measurePalette } from './measurePalette';
import { reviewTheme } from './reviewTheme';

export interface ThemeCheck {
  /** The element that the widget is rendered into. */
  element: Element;
  store: Store;
  host: HostPort;
}

/** What this widget has said already. */
const said = new WeakMap<Store, Set<string>>();

/**
 * Checks the overrides of design tokens. Tells developers about names and values that the widget cannot use (console, and `Error` for the
 * host) and about colours that are hard to read (console). Repairs what it can, so that the widget stays readable. See docs/THEMING.md.
 */
export function checkTheme({ element, store, host }: ThemeCheck): void {
  const root = element.querySelector('[data-paywidget]');
  if (!root) return;
  const { mistakes, warnings, repairs } = reviewTheme({
    layers: store.get(tokenLayersAtom),
    modes: modesOf(store),
    supports: (property, value) => CSS.supports(property, value),
    measure: (mode, tokens) => measurePalette(root, mode, tokens),
    derivesColours: derivesColours(),
  });
  if (JSON.stringify(store.get(tokenRepairsAtom)) !== JSON.stringify(repairs))
    store.set(tokenRepairsAtom, repairs);
  const known = said.get(store) ?? new Set();
  said.set(store, known);
  const once = (text: string, say: () => void) => {
    if (!known.has(text)) say();
    known.add(text);
  };
  for (const mistake of mistakes)
    once(mistake, () => {
      log(`Theme: ${mistake}. See docs/THEMING.md`);
      host.report('theme.token', mistake);
    });
  for (const warning of warnings) once(warning, () => log(`Theme, ${warning}. See docs/THEMING.md`));
}

function modesOf(store: Store): readonly Mode[] {
  const theme = store.get(themeAtom);
  return theme === 'auto' ? ['light', 'dark'] : [theme];
}
