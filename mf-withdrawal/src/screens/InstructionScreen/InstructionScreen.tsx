import { FormPlaceholder, GuidePage, StepList } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { methodTitle } from '@paywidget/shared/methods';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { instructionOf } from '../../model/instruction';
import { ChosenMethod } from '../AmountScreen/ChosenMethod';

/** The steps of withdrawing with the chosen method. */
export function InstructionScreen() {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  return (
    <ChosenMethod placeholder={<FormPlaceholder hasTitle />}>
      {(method) => {
        const steps = instructionOf(method);
        return (
          <GuidePage
            heading={t('withdrawal.instruction.heading', { method: methodTitle(method, language) })}
            backText={t('withdrawal.instruction.back')}
            none={{ title: t('withdrawal.instruction.none.title') }}
          >
            {steps.length > 0 ? (
              <StepList steps={steps.map(({ text, picture }) => ({ text: t(text), picture }))} />
            ) : undefined}
          </GuidePage>
        );
      }}
    </ChosenMethod>
  );
}
