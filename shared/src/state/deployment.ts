import { atom } from 'jotai';

/**
 * Where the widget's own pages are served, such as `https://pay.example/paywidget/`. The shell sets it where that is
 * not the page's origin, as in package mode.
 */
export const widgetUrlAtom = atom(new URL('/paywidget/', window.location.href).href);

/** The page the host wants players to come back to: an option of package mode (decisions, section 2, "Return"). */
export const hostReturnUrlAtom = atom<string | undefined>(undefined);
