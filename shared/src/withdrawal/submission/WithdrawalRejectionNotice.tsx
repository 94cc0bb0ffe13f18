import { useTranslation } from '@paywidget/shared/i18n';
import { type WithdrawalRequest, withdrawalAtom } from '@paywidget/shared/payments';
import { useAtomValue, useSetAtom } from '@paywidget/shared/state';
import { RejectionText } from '@paywidget/shared/transaction';
import { Notice } from '@paywidget/shared/ui';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useOutcomeTexts } from './outcomeTexts';
import { rejectionNoticeAtom } from './rejectionNotice';

export interface WithdrawalRejectionNoticeProps {
  /** True if the page holds the rejected withdrawal. The player may still send another one. */
  isOwn: (rejected: WithdrawalRequest) => boolean;
  /** A button, such as the button that leads back to the form. */
  action?: ReactNode;
}

/** Shows above the button why the page's withdrawal was rejected, until the next press. Replaces the snackbar. */
export function WithdrawalRejectionNotice({ isOwn, action }: WithdrawalRejectionNoticeProps) {
  const { t } = useTranslation();
  const { rejected } = useOutcomeTexts();
  const submission = useAtomValue(withdrawalAtom);
  const register = useSetAtom(rejectionNoticeAtom);
  const isShownFor = useEffectEvent(isOwn);
  useEffect(() => {
    register({ isShownFor: (request) => isShownFor(request) });
    return () => register(undefined);
  }, [register]);

  const reason = submission.step === 'rejected' && isOwn(submission.request) ? submission.reason : undefined;
  return (
    <div role="status">
      {reason && (
        <Notice tone="danger" title={<RejectionText reason={reason} />} action={action}>
          {t(rejected)}
        </Notice>
      )}
    </div>
  );
}
