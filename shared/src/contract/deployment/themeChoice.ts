/** The themes that a host or a deployment can choose. `auto` follows the device. */
export const themeChoices = ['light', 'dark', 'auto'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** The theme if nobody chooses a theme: most host pages are light. */
export const defaultTheme: ThemeChoice = 'light';

/** Reads a theme. Undefined for anything else. */
export const toThemeChoice = (raw: unknown): ThemeChoice | undefined =>
  themeChoices.find((theme) => theme === raw);
