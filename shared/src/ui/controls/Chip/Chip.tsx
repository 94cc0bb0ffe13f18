import type { ReactNode } from 'react';
import styles from './Chip.module.scss';

export interface ChipProps {
  /** The chip's amount, value of the stable hook `data-chip`. See docs/rules/hooks.md. */
  amount?: string;
  selected: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A toggle chip for quick selection. */
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
