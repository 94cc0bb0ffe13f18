import { useId } from 'react';
import styles from './ProgressBar.module.scss';

export interface ProgressBarProps {
  /** From 0 to `max`, in any unit. */
  value: number;
  max: number;
  /** The progress in words, such as '3 of 16 confirmations' or 'Pay within 14:59'. */
  text: string;
}

/** A progress bar. Uses the native element, which fills from the right in right-to-left layouts. */
export function ProgressBar({ value, max, text }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <span id={id} className={styles.text}>
        {text}
      </span>
      <progress className={styles.bar} aria-labelledby={id} value={value} max={max} />
    </div>
  );
}
