import styles from './Icon.module.scss';
import { directionalIcons, type IconName, iconPaths } from './iconPaths';

export interface IconProps {
  name: IconName;
  /** Mirrors the icon in right-to-left layouts. By default true for directional icons such as back and chevron. */
  mirrored?: boolean;
  size?: 'small' | 'medium' | 'large';
}

/** An interface icon in the text colour. Decorative: show its meaning as text beside it. */
export function Icon({ name, mirrored = directionalIcons.has(name), size = 'medium' }: IconProps) {
  return (
    <svg
      className={`${styles.icon} ${styles[size]} ${mirrored ? styles.mirrored : ''}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      data-icon={name}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
