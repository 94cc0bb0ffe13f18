import type { SubmissionView } from '@paywidget/shared/deposit';
import { useTranslation } from '@paywidget/shared/i18n';
import { Button } from '@paywidget/shared/ui';

/** True if the player must still act on the last request. */
export const needsResolution = (view: SubmissionView): boolean =>
  ['unknown', 'notFound', 'payable'].includes(view);

export interface ResolveButtonProps {
  deposit: {
    view: SubmissionView;
    /** True if the form still holds the last sent order, so there is nothing else to submit. */
    isAsSent: boolean;
    retry(): void;
    continueToPayment(): void;
  };
}

/** Continues with the sent deposit: checks its outcome, or opens the provider's page. */
export function ResolveButton({ deposit: { view, isAsSent, retry, continueToPayment } }: ResolveButtonProps) {
  const { t } = useTranslation();
  const variant = isAsSent ? 'primary' : 'secondary';
  return view === 'payable' ? (
    <Button variant={variant} onClick={continueToPayment}>
      {t('deposit.continueToPayment')}
    </Button>
  ) : (
    <Button variant={variant} action="refresh" onClick={retry}>
      {t(view === 'notFound' ? 'deposit.notFound.refresh' : 'deposit.unknown.refresh')}
    </Button>
  );
}
