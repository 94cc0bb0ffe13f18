import type { CreatedWithdrawal } from '@paywidget/shared/payments';
import { IdentifyingFacts } from '@paywidget/shared/transaction';
import type { SummaryRow } from '@paywidget/shared/ui/controls';

export interface WithdrawalFactsProps {
  /** What was withdrawn. Shown first. */
  rows: readonly SummaryRow[];
  withdrawal: CreatedWithdrawal;
}

/**
 * The known facts that identify a withdrawal. Renders nothing for a withdrawal that only the page's URL names, because a URL may
 * name any.
 */
export function WithdrawalFacts({ rows, withdrawal: { withdrawalId, createdAt } }: WithdrawalFactsProps) {
  if (withdrawalId === undefined) return null;
  return <IdentifyingFacts rows={rows} createdAt={createdAt} reference={withdrawalId} />;
}
