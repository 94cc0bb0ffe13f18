import { useTranslation } from '@paywidget/shared/i18n';
import { useFlow } from '@paywidget/shared/navigation';
import { useAtomValue } from '@paywidget/shared/state';
import { Button, Notice } from '@paywidget/shared/ui';
import {
  isSameRequest,
  type WithdrawalRequest,
  withdrawalSubmissionAtom,
} from '@paywidget/shared/withdrawal';

/** Why the very withdrawal was refused, for longer than the snackbar says it, and the way back to change it. */
export function Refusal({ request }: { request: WithdrawalRequest }) {
  const { t } = useTranslation();
  const { back } = useFlow();
  const submission = useAtomValue(withdrawalSubmissionAtom);
  const isRefused = submission.step === 'rejected' && isSameRequest(submission.request, request);
  const reason = isRefused ? submission.reason : undefined;
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
