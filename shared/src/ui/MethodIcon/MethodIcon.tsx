import { useEffect } from 'react';
import { IconFile } from '../IconBase/IconFile';
import { useIconBase } from '../IconBase/iconBase';
import { useWidget } from '../WidgetRoot/widgetContext';
import { initialsOf } from './initials';
import styles from './MethodIcon.module.scss';
import { type MethodIconSource, pickIcon } from './pickIcon';

const pixels = { small: 28, medium: 40, large: 56 } as const;

export interface MethodIconProps {
  /** The method's `iconIds`. */
  icons?: readonly MethodIconSource[];
  /** The method's name as the user reads it: its initials stand in for a missing icon. */
  name: string;
  size?: keyof typeof pixels;
  /** The address of an icon, where it is not the one of the IconBaseProvider around. */
  resolve?: (id: string) => string | undefined;
}

/** A payment method's picture in a box of fixed size. Decoration: the method's name stands beside it. */
export function MethodIcon({ icons, name, size = 'medium', resolve }: MethodIconProps) {
  const { theme } = useWidget();
  const base = useIconBase();
  const icon = pickIcon(icons, theme);
  const namesNone = icons !== undefined && icon === undefined;

  useEffect(() => {
    if (namesNone) base?.report?.('', name);
  }, [namesNone, base, name]);

  // Most brands draw for white paper: in the dark theme only an icon made for it does without.
  const onPlate = theme === 'dark' && icon?.theme !== 'dark';
  return (
    <span className={`${styles.box} ${styles[size]}`} aria-hidden="true">
      <IconFile
        id={icon?.id}
        url={icon && (resolve?.(icon.id) ?? base?.url(icon.id, 'method'))}
        owner={name}
        size={pixels[size]}
        className={onPlate ? `${styles.picture} ${styles.plate}` : styles.picture}
        fallback={<span className={styles.initials}>{initialsOf(name)}</span>}
      />
    </span>
  );
}
