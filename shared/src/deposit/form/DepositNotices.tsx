import type { SubmissionView } from '@paywidget/shared/deposit';
import { useTranslation } from '@paywidget/shared/i18n';
import { Notice, type Tone } from '@paywidget/shared/ui';

/** The notices of a submission that needs the player's attention. `key` is the start of the translation keys. */
const notices: Readonly<Partial<Record<SubmissionView, { tone: Tone; key: string }>>> = {
  unknown: { tone: 'warning', key: 'deposit.unknown' },
  notFound: { tone: 'info', key: 'deposit.notFound' },
  payable: { tone: 'info', key: 'deposit.blocked' },
};

/** Says what happened to the deposit, whether money moved, and what to do. */
export function DepositNotices({ view }: { view: SubmissionView }) {
  const { t } = useTranslation();
  const notice = notices[view];
  return (
    <div role="status">
      {notice && (
        <Notice tone={notice.tone} title={t(`${notice.key}.title`)}>
          {t(`${notice.key}.text`)}
        </Notice>
      )}
    </div>
  );
}
