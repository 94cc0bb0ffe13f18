import { useTranslation } from '@paywidget/shared/i18n';
import { useFlow } from '@paywidget/shared/navigation';
import { useAtomValue } from '@paywidget/shared/state';
import { Button, Notice } from '@paywidget/shared/ui';
import {
  isSameRequest,
  type WithdrawalRequest,
  withdrawalSubmissionAtom,
} from '@paywidget/shared/withdrawal';

/** Shows why this withdrawal was rejected, longer than the snackbar does. Leads back to the form to change it. */
export function RejectionNotice({ request }: { request: WithdrawalRequest }) {
  const { t } = useTranslation();
  const { back } = useFlow();
  const submission = useAtomValue(withdrawalSubmissionAtom);
  const isRejected = submission.step === 'rejected' && isSameRequest(submission.request, request);
  const reason = isRejected ? submission.reason : undefined;
  return (
    <div role="status">
      {reason && (
        <Notice
          tone="danger"
          title={reason.kind === 'key' ? t(reason.key) : reason.text}
          action={
            <Button action="change" variant="secondary" onClick={back}>
              {t('withdrawal.confirm.change')}
            </Button>
          }
        >
          {t('withdrawal.refused.text')}
        </Notice>
      )}
    </div>
  );
}
