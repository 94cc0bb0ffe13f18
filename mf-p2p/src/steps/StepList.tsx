import styles from './StepList.module.scss';

/** What to do, step by step, in the player's language. */
export function StepList({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((text) => (
        <li key={text} className={styles.step}>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
