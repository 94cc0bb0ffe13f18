import styles from './Icon.module.scss';
import { type IconName, iconPaths, pointsAlongTheLine } from './iconPaths';

export interface IconProps {
  name: IconName;
  /** Mirrors it under right-to-left. Arrows that point along the line (back, chevron, …) do so unless told not to. */
  mirrored?: boolean;
  size?: 'small' | 'medium' | 'large';
}

/** One of the interface's own icons, drawn in the text's colour. Decoration: what it means stands beside it as text. */
export function Icon({ name, mirrored = pointsAlongTheLine.has(name), size = 'medium' }: IconProps) {
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
