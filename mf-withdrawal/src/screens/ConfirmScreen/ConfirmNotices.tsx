import { useTranslation } from '@paywidget/shared/i18n';
import { Notice } from '@paywidget/shared/ui';
import type { StatusUpdate, WithdrawalSubmission } from '@paywidget/shared/withdrawal';
import { StatusUpdateList } from '@paywidget/shared/withdrawal';
import type { ConfirmView } from './confirmView';

interface ConfirmNoticesProps {
  view: ConfirmView;
  submission: WithdrawalSubmission;
  news: Readonly<Record<string, StatusUpdate>>;
}

/** What has become of the withdrawal, as far as that is known, and what to do. */
export function ConfirmNotices({ view: { notice }, submission, news }: ConfirmNoticesProps) {
  const { t } = useTranslation();
  return (
    <div role="status">
      {notice && (
        <Notice tone={notice.tone} title={t(notice.title)}>
          <p>{t(notice.text)}</p>
          {submission.step === 'detailsLost' && <StatusUpdateList updates={news} />}
        </Notice>
      )}
    </div>
  );
}
