import { methodTitle } from '@paywidget/shared/catalogue';
import { FlowScreen, useFlow } from '@paywidget/shared/flow';
import { useTranslation } from '@paywidget/shared/i18n';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { Button, Message } from '@paywidget/shared/ui';
import { FormPlaceholder } from '../../form/FormPlaceholder';
import { ChosenMethod } from '../../methods/ChosenMethod';
import { instructionOf } from '../../model/instruction';
import { InstructionSteps } from './InstructionSteps';

/** How to withdraw with the chosen method, step by step; who comes to a method without steps is told so. */
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
    <ChosenMethod placeholder={<FormPlaceholder />}>
      {(method) => {
        const steps = instructionOf(method);
        return (
          <FlowScreen footer={goBack}>
            {steps.length > 0 ? (
              <InstructionSteps
                heading={t('withdrawal.instruction.heading', { method: methodTitle(method, language) })}
                steps={steps}
              />
            ) : (
              <Message icon="info" title={t('withdrawal.instruction.none.title')} />
            )}
          </FlowScreen>
        );
      }}
    </ChosenMethod>
  );
}
