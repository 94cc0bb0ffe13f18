import { useTranslation } from '@paywidget/shared/i18n';
import type { WithdrawalSubmission, WithdrawalUpdate } from '@paywidget/shared/payments';
import { Notice } from '@paywidget/shared/ui';
import { StatusUpdateList } from '@paywidget/shared/withdrawal';
import type { ReviewView } from './reviewView';

interface ReviewNoticesProps {
  view: ReviewView;
  submission: WithdrawalSubmission;
  updates: Readonly<Record<string, WithdrawalUpdate>>;
}

/** Explains an unknown outcome or a key conflict, and what to do. */
export function ReviewNotices({ view: { notice }, submission, updates }: ReviewNoticesProps) {
  const { t } = useTranslation();
  return (
    <div role="status">
      {notice && (
        <Notice tone={notice.tone} title={t(notice.title)}>
          <p>{t(notice.text)}</p>
          {submission.step === 'detailsLost' && <StatusUpdateList updates={updates} />}
        </Notice>
      )}
    </div>
  );
}
