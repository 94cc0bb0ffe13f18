import type { PaymentMethod } from '@paywidget/shared/contract';
import { ChosenMethod } from '@paywidget/shared/deposit/form';
import { FormPlaceholder, StepList } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { instructionOf } from '../../model/instruction';
import { MethodGuide } from './MethodGuide';

/** The steps to pay with the chosen method. */
export function InstructionScreen() {
  return (
    <ChosenMethod placeholder={<FormPlaceholder />}>
      {(method) => <Instruction method={method} />}
    </ChosenMethod>
  );
}

function Instruction({ method }: { method: PaymentMethod }) {
  const { t } = useTranslation();
  const steps = instructionOf(method);
  return (
    <MethodGuide method={method}>
      {steps.length > 0
        ? () => <StepList steps={steps.map(({ text, picture }) => ({ text: t(text), picture }))} />
        : undefined}
    </MethodGuide>
  );
}
