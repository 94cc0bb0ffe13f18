import { AmountField, FieldList, FormBody, MethodAnnotation, MethodHeading } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { FlowScreen, useFlow } from '@paywidget/shared/navigation';
import { withdrawalAtom } from '@paywidget/shared/payments';
import { payloadAtom, useAtomValue } from '@paywidget/shared/state';
import { Button, Icon } from '@paywidget/shared/ui';
import {
  CryptoWarnings,
  type CryptoWarningsProps,
  UnresolvedNotice,
  useOpenCreatedWithdrawal,
} from '@paywidget/shared/withdrawal';
import { amountTitleOf } from '../../model/amountTitle';
import { instructionOf } from '../../model/instruction';
import { AccountField } from './AccountField';
import { BalanceRow } from './BalanceRow';
import { LowBalanceNotice, MemoNotice } from './FormNotices';
import { HolderNotice } from './HolderNotice';
import { PayoutSummary } from './PayoutSummary';
import { useWithdrawalForm, type WithdrawalFormOptions } from './useWithdrawalForm';
import styles from './WithdrawalForm.module.scss';

type WithdrawalFormProps = WithdrawalFormOptions & Pick<CryptoWarningsProps, 'warningsOf'>;

/** The form of a withdrawal: account, amount, and destination fields. */
export function WithdrawalForm({ warningsOf, ...options }: WithdrawalFormProps) {
  const { method, fields } = options;
  const { t } = useTranslation();
  const { go } = useFlow();
  const { platformVersion } = useAtomValue(payloadAtom);
  const { step } = useAtomValue(withdrawalAtom);
  const state = useWithdrawalForm(options);
  const { form, amount } = state;
  useOpenCreatedWithdrawal();

  const submit = () => {
    if (step !== 'sending') state.submit();
  };

  return (
    <FlowScreen
      heading={t(amountTitleOf(platformVersion))}
      footer={
        <>
          {/* In the footer, so that it is visible in a low frame too. */}
          <UnresolvedNotice />
          <Button
            action="submit"
            busy={step === 'sending'}
            blocked={form.isSubmitBlocked || amount.isBalanceTooLow}
            onClick={state.submit}
          >
            {t('withdrawal.submit')}
          </Button>
        </>
      }
    >
      <MethodHeading method={method} />
      <MethodAnnotation method={method} />
      {instructionOf(method).length > 0 && (
        <div className={styles.link}>
          <Button variant="plain" action="instruction" onClick={() => go('withdrawal.redirect.instruction')}>
            <Icon name="info" />
            {t('withdrawal.instruction.open')}
          </Button>
        </div>
      )}
      <FormBody onSubmit={submit}>
        <AccountField state={state} />
        <AmountField form={form} />
        <BalanceRow state={state} />
        <LowBalanceNotice state={state} />
        <FieldList form={form} />
        <CryptoWarnings form={form} warningsOf={warningsOf} />
        <HolderNotice holder={state.holder} />
        <MemoNotice fields={fields} />
      </FormBody>
      <PayoutSummary method={method} amount={state.enteredAmount} currency={amount.currency} />
    </FlowScreen>
  );
}
