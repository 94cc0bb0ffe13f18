import type { ReactNode } from 'react';
import styles from './Summary.module.scss';

export interface SummaryRow {
  label: string;
  value: ReactNode;
  /** Highlights the most important row: the amount that is charged or the amount that arrives. */
  strong?: boolean;
}

export interface SummaryProps {
  /** Labels must be unique within a summary. */
  rows: readonly SummaryRow[];
}

/** A list of labels and values that summarizes an order. */
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
