import { needsResolution, ResolveButton } from '@paywidget/shared/deposit';
import { useTranslation } from '@paywidget/shared/i18n';
import { formatAmount } from '@paywidget/shared/money';
import { Button } from '@paywidget/shared/ui';
import type { DepositFormState } from './useDepositForm';

/**
 * The one thing to do next. While the outcome of what was sent is unknown, that is to ask for it; while its provider's page
 * could not be opened, to open it. Only another deposit than the one sent can be submitted meanwhile (decisions, section 6).
 */
export function SubmitFooter({ deposit }: { deposit: DepositFormState }) {
  const isOpen = needsResolution(deposit.view);
  return (
    <>
      {isOpen && <ResolveButton deposit={deposit} />}
      {!(isOpen && deposit.isAsSent) && <SubmitButton deposit={deposit} />}
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
