import type { UnifiedFlow } from '@paywidget/shared/contract/payments';
import { FieldList, usePaymentForm } from '@paywidget/shared/form';
import { textIn, useTranslation } from '@paywidget/shared/i18n';
import { FlowScreen } from '@paywidget/shared/navigation';
import { countryAtom, languageAtom, useAtomValue } from '@paywidget/shared/state';
import type { FormEvent } from 'react';
import type { Cancellation } from '../completion/useCancellation';
import type { Completion } from '../completion/useCompletion';
import { Countdown } from '../countdown/Countdown';
import type { InvoiceDeposit } from '../deposit/invoiceDeposit';
import { PayableAmountCard } from '../deposit/PayableAmountCard';
import { LinkButton } from '../link/LinkButton';
import { RequisiteList } from '../requisites/RequisiteList';
import { UnifiedFooter } from './UnifiedFooter';
import styles from './UnifiedForm.module.scss';

export interface UnifiedFormProps {
  deposit: InvoiceDeposit;
  flow: UnifiedFlow;
  /** What becomes of the press of paid. */
  completion: Pick<Completion<never>, 'view' | 'retry'>;
  /** The player says that it is paid; the fields hold by their rules. By alias, as text. */
  onPaid: (fields: Record<string, string>) => void;
  cancellation: Cancellation;
  /** Hears, once, that the form's lifetime is over. What that means is the flow's own affair. */
  onExpire?: () => void;
}

/** A form that the server describes whole: what to pay to, what to tell of it, until when, and its buttons. */
export function UnifiedForm({ deposit, flow, completion, onPaid, cancellation, onExpire }: UnifiedFormProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const country = useAtomValue(countryAtom);
  const form = usePaymentForm({ method: { name: deposit.method }, fields: flow.inputFields, country });
  const links = flow.buttons.filter(({ type, url }) => type === 'link' && url);
  const hasFooter = flow.buttons.some(({ type }) => type !== 'link');
  const isIdle = completion.view === 'ready' && !cancellation.isBusy;

  function pay() {
    if (!isIdle) return;
    const validation = form.validate();
    if (validation.ok) onPaid(validation.fields);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    pay();
  };

  return (
    <FlowScreen
      heading={t('invoice.heading')}
      footer={
        hasFooter ? (
          <UnifiedFooter
            buttons={flow.buttons}
            completion={completion}
            cancellation={cancellation}
            isDisabled={form.isSubmitDisabled || cancellation.isBusy}
            onPaid={pay}
          />
        ) : undefined
      }
    >
      {deposit.deadline !== undefined && deposit.lifetime !== undefined && (
        <Countdown deadline={deposit.deadline} lifetime={deposit.lifetime} onExpire={onExpire} />
      )}
      {deposit.amount && <PayableAmountCard amount={deposit.amount} isCopyable />}
      <RequisiteList requisites={flow.requisites} />
      {links.map(({ text, url = '' }) => (
        <LinkButton key={url} url={url}>
          {textIn(text, language) ?? t('invoice.link')}
        </LinkButton>
      ))}
      {form.fields.length > 0 && (
        <form className={styles.form} noValidate onSubmit={submit}>
          <FieldList form={form} />
          {/* The button that shows is outside of the form; this one lets Enter submit it. */}
          <button type="submit" hidden />
        </form>
      )}
    </FlowScreen>
  );
}
