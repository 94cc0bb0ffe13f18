import { BonusSwitch } from '@paywidget/shared/bonus';
import { methodTitle } from '@paywidget/shared/catalogue';
import type { PaymentMethod } from '@paywidget/shared/contract';
import { DepositNotices } from '@paywidget/shared/deposit';
import { FlowScreen, LazyPart, useFlow } from '@paywidget/shared/flow';
import { AmountField, FieldList, MethodHeading } from '@paywidget/shared/form';
import { textIn, useTranslation } from '@paywidget/shared/i18n';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { Notice } from '@paywidget/shared/ui';
import type { FormEvent, ReactNode } from 'react';
import styles from './DepositForm.module.scss';
import { GuideLinks } from './GuideLinks';
import { SubmitFooter } from './SubmitFooter';
import type { DepositFormState } from './useDepositForm';
import { waitingHint } from './waitingHint';

interface DepositFormPageProps {
  method: PaymentMethod;
  deposit: DepositFormState;
  /** What is asked before the amount. */
  lead?: ReactNode;
  /** What the player is about to agree to. */
  children: ReactNode;
}

/** The page of a deposit form: the method, what is asked, what comes of it, and the one button. */
export function DepositFormPage({ method, deposit, lead, children }: DepositFormPageProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const { go } = useFlow();
  const annotation = textIn(method.annotation, language);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    deposit.submit();
  };

  const openBonus = (bonus: string) => {
    deposit.keepDraft();
    go('deposit.bonus-details', { query: { bonus } });
  };

  return (
    <FlowScreen
      heading={methodTitle(method, language)}
      footer={
        <>
          {/* Beside the button, since a low frame would leave 'do not pay again' below its edge. */}
          <DepositNotices view={deposit.view} />
          {deposit.view === 'busy' && <LazyPart part={waitingHint} />}
          <SubmitFooter deposit={deposit} />
        </>
      }
    >
      <MethodHeading method={method} />
      <GuideLinks method={method} onLeave={deposit.keepDraft} />
      {annotation && <Notice tone="info">{annotation}</Notice>}
      <form className={styles.form} noValidate onSubmit={submit}>
        {lead}
        <AmountField form={deposit.form} />
        <div role="status">
          {deposit.hasMoreFields && <Notice tone="info">{t('deposit.moreFields')}</Notice>}
        </div>
        <FieldList form={deposit.form} />
        {/* The button that shows is outside of the form; this one lets Enter submit it. */}
        <button type="submit" hidden />
      </form>
      <BonusSwitch bonus={deposit.bonus} onDetails={openBonus} />
      {children}
    </FlowScreen>
  );
}
