import { useTranslation } from '@paywidget/shared/i18n';
import type { InstructionStep } from '../../model/instruction';
import styles from './InstructionSteps.module.scss';

interface InstructionStepsProps {
  heading: string;
  steps: readonly InstructionStep[];
}

/** Steps in their order, each with its picture. */
export function InstructionSteps({ heading, steps }: InstructionStepsProps) {
  const { t } = useTranslation();
  return (
    <>
      <h1 className={styles.heading}>{heading}</h1>
      <ol className={styles.steps}>
        {steps.map(({ text, picture }) => (
          <li key={text} className={styles.step}>
            {/* The text says what it shows. */}
            <img className={styles.picture} src={picture} alt="" width={480} height={300} loading="lazy" />
            <p className={styles.text}>{t(text)}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
