import type { SubmissionView } from '@paywidget/shared/deposit';
import { useTranslation } from '@paywidget/shared/i18n';
import { Button } from '@paywidget/shared/ui';

/** Whether something is left to be done about what was sent. */
export const needsResolution = (view: SubmissionView): boolean =>
  ['unknown', 'notFound', 'payable'].includes(view);

export interface ResolveButtonProps {
  deposit: {
    view: SubmissionView;
    /** What stands in the form is what was sent last: there is nothing else to submit. */
    isAsSent: boolean;
    retry(): void;
    continueToPayment(): void;
  };
}

/** Goes on with the deposit that was sent: asks for its outcome, or opens the provider's page. */
export function ResolveButton({ deposit: { view, isAsSent, retry, continueToPayment } }: ResolveButtonProps) {
  const { t } = useTranslation();
  const variant = isAsSent ? 'primary' : 'secondary';
  return view === 'payable' ? (
    <Button variant={variant} onClick={continueToPayment}>
      {t('deposit.continueToPayment')}
    </Button>
  ) : (
    <Button variant={variant} action="refresh" onClick={retry}>
      {t(`deposit.${view}.refresh`)}
    </Button>
  );
}
