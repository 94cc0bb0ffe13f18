import { Icon } from '@paywidget/shared/ui';
import { useEffect, useState } from 'react';
import styles from './CopyButton.module.scss';
import { copyText } from './copyText';

/** How long the answer stays (specification, section 9), in milliseconds. */
const answerTime = 3000;

export interface CopyButtonProps {
  value: string;
  label: string;
  /** Said for three seconds after it worked. */
  copiedLabel: string;
  /** Said where the browser lets nothing be copied: what to do instead. */
  failedLabel?: string;
  /** Shows the label beside the icon, over the full width. */
  wide?: boolean;
}

/** Copies a value, and says so. */
export function CopyButton({ value, label, copiedLabel, failedLabel, wide = false }: CopyButtonProps) {
  const [answer, setAnswer] = useState<{ copied: boolean }>();

  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => setAnswer(undefined), answerTime);
    return () => clearTimeout(timer);
  }, [answer]);

  const said = answer && (answer.copied ? copiedLabel : failedLabel);
  return (
    <span className={wide ? `${styles.copy} ${styles.wide}` : styles.copy}>
      <button
        type="button"
        className={styles.button}
        data-action="copy"
        aria-label={label}
        onClick={async () => setAnswer({ copied: await copyText(value) })}
      >
        <Icon name={answer?.copied ? 'check' : 'copy'} />
        {wide && label}
      </button>
      <span role="status" className={styles.status}>
        {said && <span className={styles.bubble}>{said}</span>}
      </span>
    </span>
  );
}
