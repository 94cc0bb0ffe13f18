import type { ReactNode } from 'react';
import styles from './GuideRow.module.scss';

/** A row of buttons that open a method's instructions. Takes no space if empty. */
export function GuideRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
