import { useIconResolver } from '@paywidget/shared/services';
import { useEffect } from 'react';
import { Icon } from '../Icon/Icon';
import { IconFile } from '../IconFile/IconFile';
import { useWidget } from '../WidgetRoot/widgetContext';
import styles from './MethodIcon.module.scss';
import { type MethodIconSource, pickIcon } from './pickIcon';

const pixels = { mini: 19, small: 28, medium: 40 } as const;

export interface MethodIconProps {
  /** The method's `iconIds`. */
  icons?: readonly MethodIconSource[];
  /** The method's displayed name. Used in error reports. */
  name: string;
  /** `mini` is as wide as its place. */
  size?: keyof typeof pixels;
}

/**
 * A payment method's icon in a box of fixed size. A drawn card replaces a missing icon. Decorative: show the method's name
 * beside it.
 */
export function MethodIcon({ icons, name, size = 'medium' }: MethodIconProps) {
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
        url={icon && resolver?.url(icon.id, 'method')}
        ownerName={name}
        size={pixels[size]}
        className={hasPlate ? `${styles.picture} ${styles.plate}` : styles.picture}
        fallback={
          <span className={styles.generic}>
            <Icon name="card" />
          </span>
        }
      />
    </span>
  );
}
