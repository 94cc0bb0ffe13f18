import styles from './StepList.module.scss';

export interface Step {
  /** In the player's language. */
  text: string;
  /** Address of a picture, 16 : 10, that says the same as the text. */
  picture?: string;
}

/** What to do, step by step; those with a picture stand each on a card. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ text, picture }) => (
        <li key={text} className={picture ? `${styles.step} ${styles.card}` : styles.step}>
          {picture && (
            <img className={styles.picture} src={picture} alt="" width={480} height={300} loading="lazy" />
          )}
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
