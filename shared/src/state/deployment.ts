import { atom } from 'jotai';

const deployedUrlAtom = atom<string | undefined>(undefined);

/**
 * The URL of the widget's own pages, such as `https://pay.example/paywidget/`. The shell sets it at the start. By default
 * it is on the site of the page.
 */
export const widgetUrlAtom = atom(
  (get) => get(deployedUrlAtom) ?? new URL('/paywidget/', window.location.href).href,
  (_get, set, url: string) => set(deployedUrlAtom, url),
);

/** True if forms must not ask for card numbers: in package mode, unless the deployment allows it. */
export const refusesCardFieldsAtom = atom(false);

/**
 * The origins that the deployment trusts: the widget's own origin, and `allowedOrigins`. Empty until the shell knows them.
 * Players are sent back to no other site.
 */
export const trustedOriginsAtom = atom<readonly string[]>([]);

/** The schemes of apps that payment links may open, such as `upi:`. The deployment lists them. */
export const appLinksAtom = atom<readonly string[]>([]);

/** The page to which the host wants players to return: an option of package mode. */
export const hostReturnUrlAtom = atom<string | undefined>(undefined);
