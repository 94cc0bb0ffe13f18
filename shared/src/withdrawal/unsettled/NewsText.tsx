import { useTranslation } from '@paywidget/shared/i18n';
import type { News } from '../submission/useWithdrawalNews';

/** What the server has told of withdrawals since the page was loaded: one of them may be the forgotten one. */
export function NewsText({ news }: { news: Readonly<Record<string, News>> }) {
  const { t } = useTranslation();
  return Object.entries(news).map(([reference, { status }]) => (
    <p key={reference}>{t(`withdrawal.news.${status}`, { reference })}</p>
  ));
}
