import { DepositNotices, needsResolution, ResolveButton } from '@paywidget/shared/deposit';
import { useTranslation } from '@paywidget/shared/i18n';
import { RotatingHint } from '@paywidget/shared/invoice';
import { formatAmount } from '@paywidget/shared/money';
import { Button, Notice } from '@paywidget/shared/ui';
import type { TransferFormState } from './useTransferForm';

/** The one thing to do next: send the form, break off what was sent, or settle what has become of it. */
export function TransferFooter({ deposit }: { deposit: TransferFormState }) {
  const { t } = useTranslation();
  const { view, isCancelling, isAsSent } = deposit;
  if (isCancelling) {
    return (
      <>
        <div role="status">
          <Notice tone="info">{t('p2p.create.cancelling')}</Notice>
        </div>
        <Button variant="secondary" action="cancel" busy>
          {t('invoice.cancel')}
        </Button>
      </>
    );
  }
  const isOpen = needsResolution(view);
  return (
    <>
      <DepositNotices view={view} />
      {view === 'busy' && <RotatingHint />}
      {isOpen && <ResolveButton deposit={deposit} />}
      {!(isOpen && isAsSent) && <SubmitButton deposit={deposit} />}
      {view === 'busy' && (
        <Button variant="plain" action="cancel" onClick={deposit.cancel}>
          {t('invoice.cancel')}
        </Button>
      )}
    </>
  );
}

function SubmitButton({ deposit: { view, form, paid, currency, submit } }: { deposit: TransferFormState }) {
  const { t, i18n } = useTranslation();
  return (
    <Button action="submit" busy={view === 'busy'} disabled={form.isSubmitDisabled} onClick={submit}>
      {paid === undefined
        ? t('deposit.submit.plain')
        : t('deposit.submit', { amount: formatAmount(paid, currency, i18n.language) })}
    </Button>
  );
}
