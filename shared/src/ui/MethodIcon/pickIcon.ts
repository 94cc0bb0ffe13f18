/** One of a method's icons, as the server names them. */
export interface MethodIconSource {
  id: string;
  type?: string;
  theme?: 'light' | 'dark';
}

/** The icon made for the theme, else one for any theme, else whichever there is. Empty ids count as none. */
export function pickIcon(
  icons: readonly MethodIconSource[] = [],
  theme: 'light' | 'dark',
): MethodIconSource | undefined {
  const named = icons.filter(({ id }) => id.trim() !== '');
  return named.find((icon) => icon.theme === theme) ?? named.find((icon) => !icon.theme) ?? named[0];
}
