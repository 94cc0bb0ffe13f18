import styles from './StepList.module.scss';

export interface Step {
  text: string;
  /** URL of a 16:10 picture with the same content as the text. */
  picture?: string;
}

export interface StepListProps {
  steps: readonly Step[];
  /** True if the texts come from the server. They may be in another language, so each text has its own direction. */
  areFromServer?: boolean;
}

/** A numbered list of instructions. A step with a picture is shown as a card. */
export function StepList({ steps, areFromServer = false }: StepListProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ text, picture }) => (
        <li key={text} className={picture ? `${styles.step} ${styles.card}` : styles.step}>
          {picture && (
            <img className={styles.picture} src={picture} alt="" width={480} height={300} loading="lazy" />
          )}
          <p className={styles.text}>{areFromServer ? <bdi>{text}</bdi> : text}</p>
        </li>
      ))}
    </ol>
  );
}
