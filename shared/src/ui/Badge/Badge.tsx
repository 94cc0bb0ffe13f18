import { IconFile } from '../IconFile/IconFile';
import styles from './Badge.module.scss';

/** Badge variants. See docs/rules/methods.md. */
export type BadgeKind = 'fast' | 'instant' | 'top' | 'turbo' | 'brand' | 'exclusive';

export interface BadgeProps {
  kind: BadgeKind;
  text: string;
  /** URL of a picture that replaces the text. If the picture cannot be loaded, the text is shown. */
  picture?: string;
}

/** A small label on a method tile. */
export function Badge({ kind, text, picture }: BadgeProps) {
  return (
    <IconFile
      id={picture}
      url={picture}
      ownerName={text}
      className={styles.picture}
      alt={text}
      fallback={<span className={`${styles.badge} ${styles[kind]}`}>{text}</span>}
    />
  );
}
