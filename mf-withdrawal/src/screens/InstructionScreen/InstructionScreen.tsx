import { FormPlaceholder, StepList } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { methodTitle } from '@paywidget/shared/methods';
import { FlowScreen, useFlow } from '@paywidget/shared/navigation';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { Button, Message } from '@paywidget/shared/ui';
import { instructionOf } from '../../model/instruction';
import { ChosenMethod } from '../AmountScreen/ChosenMethod';
import styles from './InstructionScreen.module.scss';

/** The steps of withdrawing with the chosen method. Shows a message if the method has none. */
export function InstructionScreen() {
  const { t } = useTranslation();
  const { back } = useFlow();
  const language = useAtomValue(languageAtom);
  const goBack = (
    <Button action="back" onClick={back}>
      {t('withdrawal.instruction.back')}
    </Button>
  );
  return (
    <ChosenMethod placeholder={<FormPlaceholder hasTitle />}>
      {(method) => {
        const steps = instructionOf(method);
        return (
          <FlowScreen footer={goBack}>
            {steps.length > 0 ? (
              <>
                <h2 className={styles.heading}>
                  {t('withdrawal.instruction.heading', { method: methodTitle(method, language) })}
                </h2>
                <StepList steps={steps.map(({ text, picture }) => ({ text: t(text), picture }))} />
              </>
            ) : (
              <Message icon="info" title={t('withdrawal.instruction.none.title')} />
            )}
          </FlowScreen>
        );
      }}
    </ChosenMethod>
  );
}
