import type { ReactNode } from 'react';
import styles from './ChipRow.module.scss';

export interface ChipRowProps {
  /** What is chosen with the chips, for screen readers. */
  label?: string;
  children: ReactNode;
}

/** Chips side by side; they share the width, and wrap where it is short. */
export function ChipRow({ label, children }: ChipRowProps) {
  return (
    <fieldset className={styles.row} aria-label={label}>
      {children}
    </fieldset>
  );
}
