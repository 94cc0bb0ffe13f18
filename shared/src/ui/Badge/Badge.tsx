import styles from './Badge.module.scss';

/** The specification's badge variants (section 3). */
export type BadgeKind = 'fast' | 'instant' | 'top' | 'turbo' | 'brand' | 'exclusive';

export interface BadgeProps {
  kind: BadgeKind;
  text: string;
}

export function Badge({ kind, text }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[kind]}`}>{text}</span>;
}
