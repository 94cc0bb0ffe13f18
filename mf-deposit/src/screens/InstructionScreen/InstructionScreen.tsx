import type { PaymentMethod } from '@paywidget/shared/contract';
import { ChosenMethod } from '@paywidget/shared/deposit/form';
import { FormPlaceholder, StepList } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { methodTitle } from '@paywidget/shared/methods';
import { FlowScreen, useFlow } from '@paywidget/shared/navigation';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { Button, Message } from '@paywidget/shared/ui';
import { instructionOf } from '../../model/instruction';
import styles from './InstructionScreen.module.scss';

/** The steps to pay with the chosen method. Shows a message if the method has none. */
export function InstructionScreen() {
  return (
    <ChosenMethod placeholder={<FormPlaceholder />}>
      {(method) => <Instruction method={method} />}
    </ChosenMethod>
  );
}

function Instruction({ method }: { method: PaymentMethod }) {
  const { t } = useTranslation();
  const { back } = useFlow();
  const title = methodTitle(method, useAtomValue(languageAtom));
  const steps = instructionOf(method);
  return (
    <FlowScreen
      footer={
        <Button action="back" onClick={back}>
          {t('instruction.back')}
        </Button>
      }
    >
      {steps.length > 0 ? (
        <>
          <h1 className={styles.heading}>{t('instruction.heading', { method: title })}</h1>
          <StepList steps={steps.map(({ text, picture }) => ({ text: t(text), picture }))} />
        </>
      ) : (
        <Message icon="info" title={t('instruction.none.title')} text={t('instruction.none.text')} />
      )}
    </FlowScreen>
  );
}
