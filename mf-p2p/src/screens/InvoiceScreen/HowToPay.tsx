import type { PaymentMethod } from '@paywidget/shared/contract';
import { StepList } from '@paywidget/shared/form';
import { textIn, useTranslation } from '@paywidget/shared/i18n';
import { hasHostToHostInstruction } from '@paywidget/shared/methods';
import type { DepositAnswer } from '@paywidget/shared/payments';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { usePaidLabel } from '../../deposit/usePaidLabel';
import { instructionSteps } from '../../model/instructionSteps';
import styles from './HowToPay.module.scss';

interface HowToPayProps {
  method: PaymentMethod;
  answer: DepositAnswer;
}

/** How to make the transfer: the server's instruction, else the widget's instruction for methods such as yamoney_h2h. */
export function HowToPay({ method, answer }: HowToPayProps) {
  const { t } = useTranslation();
  const { instruction } = answer;
  const button = usePaidLabel(answer);
  const language = useAtomValue(languageAtom);
  const text = textIn(instruction?.text, language);
  const serverSteps = instructionSteps(instruction, language);
  const methodSteps = hasHostToHostInstruction(method)
    ? [
        t('deposit.transfer.step.open'),
        t('deposit.transfer.step.enter'),
        t('deposit.transfer.step.confirm', { button }),
      ]
    : [];
  const steps = serverSteps.length > 0 || text ? serverSteps : methodSteps;
  if (steps.length === 0 && !text) return null;
  return (
    <section className={styles.guide}>
      <h2 className={styles.heading}>{t('instruction.open')}</h2>
      {text && (
        <p className={styles.text}>
          <bdi>{text}</bdi>
        </p>
      )}
      {steps.length > 0 && (
        <StepList steps={steps.map((step) => ({ text: step }))} areFromServer={serverSteps.length > 0} />
      )}
    </section>
  );
}
