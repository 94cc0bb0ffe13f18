import type { UnifiedFlow } from '@paywidget/shared/contract/payments';
import { usePaymentForm } from '@paywidget/shared/form';
import { textIn, useTranslation } from '@paywidget/shared/i18n';
import { needsConfirmationId, useChosenMethod } from '@paywidget/shared/methods';
import { FlowScreen, useFlow } from '@paywidget/shared/navigation';
import { countryAtom, languageAtom, useAtomValue } from '@paywidget/shared/state';
import { Button } from '@paywidget/shared/ui';
import { useMemo } from 'react';
import type { Cancellation } from '../completion/useCancellation';
import type { CompletionState } from '../completion/useCompletion';
import { Countdown } from '../countdown/Countdown';
import type { InvoiceDeposit } from '../deposit/invoiceDeposit';
import { PayableAmountCard } from '../deposit/PayableAmountCard';
import { invoiceFields } from '../fields/confirmationId';
import { InvoiceFields } from '../fields/InvoiceFields';
import { LinkButton } from '../link/LinkButton';
import { RequisiteList } from '../requisites/RequisiteList';
import { UnifiedFooter } from './UnifiedFooter';

export interface UnifiedFormProps {
  deposit: InvoiceDeposit;
  flow: UnifiedFlow;
  /** The state of the call that reports the payment. */
  completion: CompletionState;
  /** Called when the player reports the payment and all fields are valid. `fields` are texts by alias. */
  onPaid: (fields: Record<string, string>) => void;
  cancellation: Cancellation;
  /** Called once when the form expires. */
  onExpire?: () => void;
}

/**
 * The fields of the form: the server's fields, and the confirmation id if the method needs one. Without a paid button there
 * is no call that could send the confirmation id.
 */
function useUnifiedFields({ method: name }: InvoiceDeposit, { inputFields, buttons }: UnifiedFlow) {
  const chosen = useChosenMethod();
  const needsId =
    needsConfirmationId(chosen?.name === name ? chosen : { name }) &&
    buttons.some(({ type }) => type === 'paid');
  return useMemo(() => invoiceFields(inputFields, needsId), [inputFields, needsId]);
}

/** A form whose whole content comes from the server: payment details, fields, deadline and buttons. */
export function UnifiedForm({ deposit, flow, completion, onPaid, cancellation, onExpire }: UnifiedFormProps) {
  const { t } = useTranslation();
  const { go } = useFlow();
  const language = useAtomValue(languageAtom);
  const country = useAtomValue(countryAtom);
  const fields = useUnifiedFields(deposit, flow);
  const form = usePaymentForm({ method: { name: deposit.method }, fields, country });
  const links = flow.buttons.filter(({ type, url }) => type === 'link' && url);
  const hasFooter = flow.buttons.some(({ type }) => type !== 'link');
  const isIdle = completion.view === 'ready' && !cancellation.isBusy;

  function pay() {
    if (!isIdle) return;
    const validation = form.validate();
    if (validation.ok) onPaid(validation.fields);
  }

  return (
    <FlowScreen
      heading={t('invoice.heading')}
      footer={
        hasFooter ? (
          <UnifiedFooter
            buttons={flow.buttons}
            completion={completion}
            cancellation={cancellation}
            isBlocked={form.isSubmitBlocked}
            onPaid={pay}
          />
        ) : (
          // The page follows the status by itself. It has no other way on.
          <Button variant="plain" action="change" onClick={() => go('deposit.list')}>
            {t('deposit.complete.notPaid')}
          </Button>
        )
      }
    >
      <Countdown deadline={deposit.deadline} lifetime={deposit.lifetime} onExpire={onExpire} />
      {deposit.amount && <PayableAmountCard amount={deposit.amount} isCopyable />}
      <RequisiteList requisites={flow.requisites} />
      {links.map(({ text, url = '' }) => (
        <LinkButton key={url} url={url}>
          {textIn(text, language) ?? t('invoice.link')}
        </LinkButton>
      ))}
      <InvoiceFields form={form} onSubmit={pay} />
    </FlowScreen>
  );
}
