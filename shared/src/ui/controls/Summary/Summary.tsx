import type { ReactNode } from 'react';
import styles from './Summary.module.scss';

export interface SummaryRow {
  label: string;
  value: ReactNode;
  /** The row that matters: what is charged, or what arrives. */
  strong?: boolean;
}

export interface SummaryProps {
  /** Labels are unique within one summary. */
  rows: readonly SummaryRow[];
}

/** What the user agrees to, line by line. */
export function Summary({ rows }: SummaryProps) {
  return (
    <dl className={styles.summary}>
      {rows.map(({ label, value, strong }) => (
        <div key={label} className={strong ? `${styles.row} ${styles.strong}` : styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
