import { useTranslation } from '@paywidget/shared/i18n';
import { Notice } from '@paywidget/shared/ui';
import type { News, Submission } from '@paywidget/shared/withdrawal';
import { NewsText } from '@paywidget/shared/withdrawal';
import type { ConfirmView } from './confirmView';

interface ConfirmNoticesProps {
  view: ConfirmView;
  submission: Submission;
  news: Readonly<Record<string, News>>;
}

/** What has become of the withdrawal, as far as that is known, and what to do. */
export function ConfirmNotices({ view: { notice }, submission, news }: ConfirmNoticesProps) {
  const { t } = useTranslation();
  return (
    <div role="status">
      {notice && (
        <Notice tone={notice.tone} title={t(notice.title)}>
          <p>{t(notice.text)}</p>
          {submission.step === 'forgotten' && <NewsText news={news} />}
        </Notice>
      )}
    </div>
  );
}
