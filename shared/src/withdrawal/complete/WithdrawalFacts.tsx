import type { CreatedWithdrawal } from '@paywidget/shared/payments';
import { IdentifyingFacts } from '@paywidget/shared/transaction';
import type { SummaryRow } from '@paywidget/shared/ui/controls';

export interface WithdrawalFactsProps {
  /** The rows of the withdrawal. Shown first. */
  rows: readonly SummaryRow[];
  withdrawal: CreatedWithdrawal;
}

/**
 * The known facts that identify a withdrawal. If only the page's URL names the withdrawal, renders nothing, because a URL
 * may name any withdrawal.
 */
export function WithdrawalFacts({ rows, withdrawal: { withdrawalId, createdAt } }: WithdrawalFactsProps) {
  if (withdrawalId === undefined) return null;
  return <IdentifyingFacts rows={rows} createdAt={createdAt} reference={withdrawalId} />;
}
