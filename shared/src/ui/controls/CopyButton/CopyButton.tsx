import { Icon } from '@paywidget/shared/ui';
import { useEffect, useState } from 'react';
import styles from './CopyButton.module.scss';
import { copyText } from './copyText';

/** How long the result is shown, in ms. */
const resultTime = 3000;

export interface CopyButtonProps {
  value: string;
  label: string;
  /** Shown for three seconds after copying succeeded. */
  copiedLabel: string;
  /** Shown if the copy failed. Tells the player what to do instead. */
  failedLabel?: string;
  /** Uses the full width and shows the label beside the icon. */
  wide?: boolean;
}

/** A button that copies a value to the clipboard and shows the result. */
export function CopyButton({ value, label, copiedLabel, failedLabel, wide = false }: CopyButtonProps) {
  const [result, setResult] = useState<{ copied: boolean }>();

  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), resultTime);
    return () => clearTimeout(timer);
  }, [result]);

  const statusText = result && (result.copied ? copiedLabel : failedLabel);
  return (
    <span className={wide ? `${styles.copy} ${styles.wide}` : styles.copy}>
      <button
        type="button"
        className={styles.button}
        data-action="copy"
        aria-label={label}
        onClick={async () => setResult({ copied: await copyText(value) })}
      >
        <Icon name={result?.copied ? 'check' : 'copy'} />
        {wide && label}
      </button>
      <span role="status" className={styles.status}>
        {statusText && <span className={styles.bubble}>{statusText}</span>}
      </span>
    </span>
  );
}
