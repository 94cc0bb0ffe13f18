import { useTranslation } from '@paywidget/shared/i18n';
import type { WithdrawalUpdate } from '@paywidget/shared/payments';
import { useOutcomeTexts } from '../submission/outcomeTexts';

/** Lists the status updates since the page was loaded: one of them may belong to the withdrawal whose details are lost. */
export function StatusUpdateList({ updates }: { updates: Readonly<Record<string, WithdrawalUpdate>> }) {
  const { t } = useTranslation();
  const texts = useOutcomeTexts();
  return Object.entries(updates).map(([reference, { status }]) => (
    <p key={reference}>{t(texts.updates[status], { reference })}</p>
  ));
}
