import { useTranslation } from '@paywidget/shared/i18n';
import { Summary, type SummaryRow } from '@paywidget/shared/ui/controls';
import type { CreatedWithdrawal } from '../submission/submission';
import styles from './WithdrawalFacts.module.scss';

export interface WithdrawalFactsProps {
  /** What was withdrawn. Shown first. */
  rows: readonly SummaryRow[];
  withdrawal: CreatedWithdrawal;
}

/**
 * The known facts that identify a withdrawal. Players quote them to the support team. Renders nothing for
 * a withdrawal that only the page's URL names, because a URL may name any.
 */
export function WithdrawalFacts({ rows, withdrawal: { withdrawalId } }: WithdrawalFactsProps) {
  const { t } = useTranslation();
  if (withdrawalId === undefined) return null;
  return (
    <div className={styles.facts}>
      <Summary rows={[...rows, { label: t('deposit.complete.reference'), value: withdrawalId }]} />
    </div>
  );
}
