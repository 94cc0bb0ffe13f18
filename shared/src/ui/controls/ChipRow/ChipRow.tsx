import type { ReactNode } from 'react';
import styles from './ChipRow.module.scss';

export interface ChipRowProps {
  /** Label of the group for screen readers. */
  label?: string;
  children: ReactNode;
}

/** A row of chips that share the width and wrap if needed. */
export function ChipRow({ label, children }: ChipRowProps) {
  return (
    <fieldset className={styles.row} aria-label={label}>
      {children}
    </fieldset>
  );
}
