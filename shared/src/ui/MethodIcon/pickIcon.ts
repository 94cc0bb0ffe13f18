/** One of a method's icons, as sent by the server. */
export interface MethodIconSource {
  id: string;
  type?: string;
  theme?: 'light' | 'dark';
}

/** Returns the icon for the theme, else an icon without a theme, else the first icon. Ignores icons with an empty id. */
export function pickIcon(
  icons: readonly MethodIconSource[] = [],
  theme: 'light' | 'dark',
): MethodIconSource | undefined {
  const usable = icons.filter(({ id }) => id.trim() !== '');
  return usable.find((icon) => icon.theme === theme) ?? usable.find((icon) => !icon.theme) ?? usable[0];
}
