import styles from './StepList.module.scss';

export interface Step {
  /** In the player's language. */
  text: string;
  /** URL of a 16:10 picture that shows the same as the text. */
  picture?: string;
}

/** A numbered list of instructions. A step with a picture is shown as a card. */
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
