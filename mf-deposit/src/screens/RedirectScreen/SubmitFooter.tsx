import { useTranslation } from '@paywidget/shared/i18n';
import { formatAmount } from '@paywidget/shared/money';
import { Button } from '@paywidget/shared/ui';
import type { DepositFormState } from './useDepositForm';

/**
 * The one thing to do next. While the outcome of what was sent is unknown, that is to ask for it; only another deposit
 * than the one sent can be submitted meanwhile, which asks first (decisions, section 6).
 */
export function SubmitFooter({ deposit }: { deposit: DepositFormState }) {
  const { t } = useTranslation();
  const { view, isAsSent } = deposit;
  if (view === 'payable')
    return <Button onClick={deposit.continueToPayment}>{t('deposit.continueToPayment')}</Button>;
  return (
    <>
      {(view === 'unknown' || view === 'absent') && (
        <Button variant={isAsSent ? 'primary' : 'secondary'} action="refresh" onClick={deposit.retry}>
          {t(`deposit.${view}.refresh`)}
        </Button>
      )}
      {!((view === 'unknown' || view === 'absent') && isAsSent) && <SubmitButton deposit={deposit} />}
    </>
  );
}

function SubmitButton({ deposit: { view, form, paid, currency, submit } }: { deposit: DepositFormState }) {
  const { t, i18n } = useTranslation();
  return (
    <Button action="submit" busy={view === 'busy'} disabled={form.isSubmitDisabled} onClick={submit}>
      {paid === undefined
        ? t('deposit.submit.plain')
        : t('deposit.submit', { amount: formatAmount(paid, currency, i18n.language) })}
    </Button>
  );
}
