import { BonusSwitch } from '@paywidget/shared/bonus';
import type { PaymentMethod } from '@paywidget/shared/contract';
import { AmountField, FieldList, FormBody, MethodAnnotation, MethodHeading } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { methodTitle } from '@paywidget/shared/methods';
import { FlowScreen, useFlow } from '@paywidget/shared/navigation';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { Notice } from '@paywidget/shared/ui';
import type { ReactNode } from 'react';
import type { DepositFormState } from './useDepositForm';

export interface DepositFormPageProps {
  method: PaymentMethod;
  deposit: DepositFormState;
  /** Notices and the primary button. Usually a `SubmitFooter`. */
  footer: ReactNode;
  /** Links to the method's guides. */
  guide?: ReactNode;
  /** Shown above the form: facts that the player must know about the method. */
  notes?: ReactNode;
  /** Shown in the form, before the amount. */
  lead?: ReactNode;
  /** Shown below the form: the summary of the payment. */
  children?: ReactNode;
}

/**
 * The page of a deposit form: the method, the amount, its fields, the bonus, the summary and the primary button. The early form draws
 * it too, before React has loaded: a hook or a service that is new here needs a stand-in. See docs/decisions/030-early-form.md.
 */
export function DepositFormPage({
  method,
  deposit,
  footer,
  guide,
  notes,
  lead,
  children,
}: DepositFormPageProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const { go } = useFlow();

  const openBonus = (bonus: string) => {
    deposit.keepDraft();
    go('deposit.bonus-details', { query: { bonus } });
  };

  return (
    <FlowScreen heading={methodTitle(method, language)} footer={footer}>
      <MethodHeading method={method} />
      {guide}
      <MethodAnnotation method={method} />
      {notes}
      <FormBody onSubmit={deposit.submit}>
        {lead}
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
      </FormBody>
      <BonusSwitch bonus={deposit.bonus} onDetails={openBonus} />
      {children}
    </FlowScreen>
  );
}
