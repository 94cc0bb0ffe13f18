import { useEffect } from 'react';
import { IconFile } from '../IconFile/IconFile';
import { useIconResolver } from '../IconFile/iconResolver';
import { useWidget } from '../WidgetRoot/widgetContext';
import styles from './MethodIcon.module.scss';
import { type MethodIconSource, pickIcon } from './pickIcon';

const pixels = { small: 28, medium: 40, large: 56 } as const;

export interface MethodIconProps {
  /** The method's `iconIds`. */
  icons?: readonly MethodIconSource[];
  /** The method's displayed name. Its initials replace a missing icon. */
  name: string;
  size?: keyof typeof pixels;
  /** Returns the URL of an icon. If undefined, the URL of the `IconBaseProvider` is used. */
  resolve?: (id: string) => string | undefined;
}

/** A payment method's icon in a box of fixed size. Decorative: show the method's name beside it. */
export function MethodIcon({ icons, name, size = 'medium', resolve }: MethodIconProps) {
  const { theme } = useWidget();
  const resolver = useIconResolver();
  const icon = pickIcon(icons, theme);
  const hasNoUsableIcon = icons !== undefined && icon === undefined;

  useEffect(() => {
    if (hasNoUsableIcon) resolver?.report?.('', name);
  }, [hasNoUsableIcon, resolver, name]);

  // Most brand icons need a light background. In the dark theme, put them on a light plate unless they are made for it.
  const hasPlate = theme === 'dark' && icon?.theme !== 'dark';
  return (
    <span className={`${styles.box} ${styles[size]}`} aria-hidden="true">
      <IconFile
        id={icon?.id}
        url={icon && (resolve?.(icon.id) ?? resolver?.url(icon.id, 'method'))}
        ownerName={name}
        size={pixels[size]}
        className={hasPlate ? `${styles.picture} ${styles.plate}` : styles.picture}
        fallback={<span className={styles.initials}>{initialsOf(name)}</span>}
      />
    </span>
  );
}

/** Returns the first letters of the first two words in upper case: 'Bank transfer' becomes 'BT'. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean);
  const letters = words.slice(0, 2).map((word) => [...word][0] ?? '');
  return letters.join('').toUpperCase();
}
