import type { ReactNode } from 'react';
import styles from './GuideRow.module.scss';

/** The ways to what explains a method, plain buttons side by side; it takes no room while it has none. */
export function GuideRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
