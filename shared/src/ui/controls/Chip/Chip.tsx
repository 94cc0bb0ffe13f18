import type { ReactNode } from 'react';
import styles from './Chip.module.scss';

export interface ChipProps {
  /** The amount it stands for, `data-chip` (decisions, section 11). */
  amount?: string;
  selected: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** One of a few quick choices. */
export function Chip({ amount, selected, disabled, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      data-chip={amount}
      aria-pressed={selected}
      disabled={disabled}
      onClick={onPress}
    >
      <bdi>{children}</bdi>
    </button>
  );
}
