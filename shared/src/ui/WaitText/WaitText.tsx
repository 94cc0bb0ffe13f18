import styles from './WaitText.module.scss';

/**
 * Says what a placeholder waits for: at once to screen readers, and to everybody after 3 s, because retries can take longer.
 * Takes no room.
 */
export function WaitText({ text }: { text: string }) {
  return (
    <div role="status" className={styles.wait}>
      {text}
    </div>
  );
}
