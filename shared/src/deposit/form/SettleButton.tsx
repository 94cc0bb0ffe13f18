import { useTranslation } from '@paywidget/shared/i18n';
import { Button } from '@paywidget/shared/ui';
import type { SubmissionView } from '../submissionView';

/** Whether something is left to be done about what was sent. */
export const isSettling = (view: SubmissionView): boolean => ['unknown', 'absent', 'payable'].includes(view);

export interface SettleButtonProps {
  deposit: {
    view: SubmissionView;
    /** What stands in the form is what was sent last: there is nothing else to submit. */
    isAsSent: boolean;
    retry(): void;
    continueToPayment(): void;
  };
}

/** Goes on with the deposit that was sent: asks for its outcome, or opens the provider's page. */
export function SettleButton({ deposit: { view, isAsSent, retry, continueToPayment } }: SettleButtonProps) {
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
