import { BonusSwitch } from '@paywidget/shared/bonus';
import { methodTitle } from '@paywidget/shared/catalogue';
import type { PaymentMethod } from '@paywidget/shared/contract';
import { FlowScreen, useFlow } from '@paywidget/shared/flow';
import {
  AmountField,
  type AmountOptions,
  FieldList,
  GuideRow,
  MethodHeading,
  VideoButton,
} from '@paywidget/shared/form';
import { textIn, useTranslation } from '@paywidget/shared/i18n';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { Notice } from '@paywidget/shared/ui';
import type { FormEvent } from 'react';
import type { ExistingDeposit } from '../existing/useExistingDeposit';
import { bankOfMethod } from '../model/banks';
import { TransferNotes } from '../notes/TransferNotes';
import { GuideButton } from '../steps/GuideButton';
import { SupportContact } from '../support/SupportContact';
import { ProcessingNotice } from './ProcessingNotice';
import { TransferFooter } from './TransferFooter';
import styles from './TransferForm.module.scss';
import { TransferSummary } from './TransferSummary';
import { useTransferForm } from './useTransferForm';

interface TransferFormProps {
  method: PaymentMethod;
  amount: AmountOptions;
  existing: ExistingDeposit;
}

/** What a deposit between people needs of the player: an amount and the method's fields, then one press. */
export function TransferForm({ method, amount, existing }: TransferFormProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const { go } = useFlow();
  const deposit = useTransferForm(method, amount, existing);
  const annotation = textIn(method.annotation, language);
  const bank = bankOfMethod(method);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    deposit.submit();
  };
  const openBonus = (bonus: string) => {
    deposit.keepDraft();
    go('deposit.bonus-details', { query: { bonus } });
  };

  return (
    <FlowScreen heading={methodTitle(method, language)} footer={<TransferFooter deposit={deposit} />}>
      <MethodHeading method={method} />
      <GuideRow>
        <VideoButton method={method} onLeave={deposit.keepDraft} />
      </GuideRow>
      {existing.view === 'processing' && existing.answer && (
        <ProcessingNotice answer={existing.answer} method={method.name} />
      )}
      {annotation && <Notice tone="info">{annotation}</Notice>}
      <TransferNotes method={method} />
      <form className={styles.form} noValidate onSubmit={submit}>
        {method.isOneClick && (
          <Notice tone="info" title={t('deposit.oneClick.title')}>
            {t('deposit.oneClick.text')}
          </Notice>
        )}
        <AmountField form={deposit.form} />
        <div role="status">
          {deposit.hasMoreFields && <Notice tone="info">{t('deposit.moreFields')}</Notice>}
        </div>
        <FieldList form={deposit.form} />
        {/* The button that shows is outside of the form; this one lets Enter submit it. */}
        <button type="submit" hidden />
      </form>
      <BonusSwitch bonus={deposit.bonus} onDetails={openBonus} />
      <TransferSummary deposit={deposit} />
      {bank && <GuideButton bank={bank} onLeave={deposit.keepDraft} />}
      <SupportContact method={method} />
    </FlowScreen>
  );
}
