import { useTranslation } from '@paywidget/shared/i18n';
import type { StatusUpdate } from '../submission/useWithdrawalUpdates';

/** Lists the status updates since the page was loaded: one of them may be of the withdrawal whose details are lost. */
export function StatusUpdateList({ updates }: { updates: Readonly<Record<string, StatusUpdate>> }) {
  const { t } = useTranslation();
  return Object.entries(updates).map(([reference, { status }]) => (
    <p key={reference}>{t(`withdrawal.news.${status}`, { reference })}</p>
  ));
}
