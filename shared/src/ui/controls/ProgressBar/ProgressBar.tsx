import { useId } from 'react';
import styles from './ProgressBar.module.scss';

export interface ProgressBarProps {
  /** 0 to `max`, in any unit. */
  value: number;
  max: number;
  /** What the bar says, in words: '3 of 16 confirmations', 'Pay within 14:59'. */
  text: string;
}

/** How far something has come. The native element, which fills from the right side under right-to-left. */
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
