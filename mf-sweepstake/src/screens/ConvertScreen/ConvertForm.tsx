import { FieldList, FormBody, MethodAnnotation, MethodHeading } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { methodTitle } from '@paywidget/shared/methods';
import { FlowScreen } from '@paywidget/shared/navigation';
import { withdrawalAtom } from '@paywidget/shared/payments';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import {
  CryptoWarnings,
  type CryptoWarningsProps,
  useOpenCreatedWithdrawal,
} from '@paywidget/shared/withdrawal';
import { ConvertAmounts } from './ConvertAmounts';
import { ConvertFooter } from './ConvertFooter';
import { ConvertNotices } from './ConvertNotices';
import { type ConvertFormOptions, useConvertForm } from './useConvertForm';

type ConvertFormProps = ConvertFormOptions & Pick<CryptoWarningsProps, 'warningsOf'>;

/** The form of a redemption: the two amounts, the destination fields, and the submit button. */
export function ConvertForm({ warningsOf, ...options }: ConvertFormProps) {
  const { method } = options;
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const { step } = useAtomValue(withdrawalAtom);
  const state = useConvertForm(options);
  useOpenCreatedWithdrawal();

  const submit = () => {
    if (step !== 'sending') state.submit();
  };

  return (
    <FlowScreen
      heading={`${t('sweep.withdrawal.title')} · ${methodTitle(method, language)}`}
      footer={<ConvertFooter state={state} />}
    >
      <MethodHeading method={method} />
      <MethodAnnotation method={method} />
      <FormBody onSubmit={submit}>
        <ConvertAmounts state={state} />
        <ConvertNotices state={state} balance={options.balance} />
        <FieldList form={state.form} />
        <CryptoWarnings form={state.form} warningsOf={warningsOf} />
      </FormBody>
    </FlowScreen>
  );
}
