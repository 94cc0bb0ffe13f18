import { useTranslation } from '@paywidget/shared/i18n';
import { Notice, type Tone } from '@paywidget/shared/ui';
import type { AccountHolder } from './useAccountHolder';

const notices: Readonly<Partial<Record<AccountHolder['kind'], { tone: Tone; text: string }>>> = {
  loading: { tone: 'info', text: 'withdrawal.holder.asking.text' },
  notFound: { tone: 'warning', text: 'withdrawal.holder.missing.text' },
  failed: { tone: 'info', text: 'withdrawal.holder.failed.text' },
};

/** Shows the account holder's name, so that the player notices a mistyped number before the money is sent. */
export function HolderNotice({ holder }: { holder: AccountHolder }) {
  const { t } = useTranslation();
  const notice = notices[holder.kind];
  return (
    <div role="status">
      {holder.kind === 'found' && (
        <Notice tone="success" title={t('withdrawal.holder.title')}>
          <bdi>{holder.name}</bdi>
        </Notice>
      )}
      {notice && <Notice tone={notice.tone}>{t(notice.text)}</Notice>}
    </div>
  );
}
