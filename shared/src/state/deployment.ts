import { atom } from 'jotai';

const toldUrlAtom = atom<string | undefined>(undefined);

/**
 * Where the widget's own pages are served, such as `https://pay.example/paywidget/`. The shell says so at its start; a
 * store that was told nothing takes the page's own site.
 */
export const widgetUrlAtom = atom(
  (get) => get(toldUrlAtom) ?? new URL('/paywidget/', window.location.href).href,
  (_get, set, url: string) => set(toldUrlAtom, url),
);

/** The page the host wants players to come back to: an option of package mode (decisions, section 2, "Return"). */
export const hostReturnUrlAtom = atom<string | undefined>(undefined);
