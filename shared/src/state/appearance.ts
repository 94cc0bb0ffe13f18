import { defaultTheme, type ThemeChoice, type Tokens } from '@paywidget/shared/contract';
import { atom } from 'jotai';

export type { ThemeChoice };

/**
 * How the deployment wants the widget to look. The host's choices win. Unknown until the configuration has arrived: a placeholder may be
 * on screen before.
 */
export const deployedLookAtom = atom<{ theme?: ThemeChoice; tokens?: Tokens }>({});

const chosenThemeAtom = atom<ThemeChoice | undefined>(undefined);

/** The theme that the host chose, else the deployment's. */
export const themeAtom = atom(
  (get) => get(chosenThemeAtom) ?? get(deployedLookAtom).theme ?? defaultTheme,
  (_get, set, theme: ThemeChoice) => set(chosenThemeAtom, theme),
);

/** The host's overrides of design tokens. */
export const tokensAtom = atom<Tokens>({});

/** All overrides of design tokens. A later layer replaces an earlier one. The host's layer is the last. */
export const tokenLayersAtom = atom((get): readonly Tokens[] => [
  get(deployedLookAtom).tokens ?? {},
  get(tokensAtom),
]);

/**
 * The tokens that are left out of the layers because they cannot be used, and derived colours that fit the others better.
 * Set after the first screen, by the check of the theme.
 */
export const tokenRepairsAtom = atom<Tokens>({});
