import { methodTitle } from '@paywidget/shared/catalogue';
import type { PaymentMethod } from '@paywidget/shared/contract';
import { FlowScreen } from '@paywidget/shared/flow';
import { AmountField, type AmountOptions, FieldList } from '@paywidget/shared/form';
import { textIn, useTranslation } from '@paywidget/shared/i18n';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { Notice } from '@paywidget/shared/ui';
import type { FormEvent } from 'react';
import styles from './DepositForm.module.scss';
import { DepositNotices } from './DepositNotices';
import { DepositSummary } from './DepositSummary';
import { MethodHeading } from './MethodHeading';
import { SubmitFooter } from './SubmitFooter';
import { useDepositForm } from './useDepositForm';

interface DepositFormProps {
  method: PaymentMethod;
  amount: AmountOptions;
}

/** What a deposit needs of the player: an amount and the method's fields, then one press. */
export function DepositForm({ method, amount }: DepositFormProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const deposit = useDepositForm(method, amount);
  const annotation = textIn(method.annotation, language);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    deposit.submit();
  };

  return (
    <FlowScreen
      heading={methodTitle(method, language)}
      footer={
        <>
          {/* Beside the button, since a low frame would leave 'do not pay again' below its edge. */}
          <DepositNotices view={deposit.view} />
          <SubmitFooter deposit={deposit} />
        </>
      }
    >
      <MethodHeading method={method} />
      {annotation && <Notice tone="info">{annotation}</Notice>}
      <form className={styles.form} noValidate onSubmit={submit}>
        <AmountField form={deposit.form} />
        <div role="status">
          {deposit.hasMoreFields && <Notice tone="info">{t('deposit.moreFields')}</Notice>}
        </div>
        <FieldList form={deposit.form} />
        {/* The button that shows is outside of the form; this one lets Enter submit it. */}
        <button type="submit" hidden />
      </form>
      <DepositSummary paid={deposit.paid} currency={amount.currency} />
    </FlowScreen>
  );
}
