import { useBonusSummary } from '@paywidget/shared/bonus';
import { useTranslation } from '@paywidget/shared/i18n';
import { formatAmount } from '@paywidget/shared/money';
import { Summary, type SummaryRow } from '@paywidget/shared/ui/controls';
import type { DepositFormState } from './useDepositForm';

export interface DepositSummaryProps {
  deposit: Pick<DepositFormState, 'paid' | 'currency' | 'bonus'>;
  /** Rows above the amounts. */
  rows?: readonly SummaryRow[];
}

/**
 * The summary of the payment, if there is more to say than the amount on the button: the amount charged, the amount credited
 * and the bonus. Renders nothing without a bonus or other rows.
 */
export function DepositSummary({ deposit: { paid, currency, bonus }, rows = [] }: DepositSummaryProps) {
  const { t, i18n } = useTranslation();
  const bonusRow = useBonusSummary(bonus);
  const amount = paid === undefined ? '—' : formatAmount(paid, currency, i18n.language);
  if (!bonusRow && rows.length === 0) return null;
  return (
    <Summary
      rows={[
        ...rows,
        ...(bonusRow
          ? [
              { label: t('deposit.summary.charged'), value: amount },
              { label: t('deposit.summary.credited'), value: amount, strong: true },
              bonusRow,
            ]
          : []),
      ]}
    />
  );
}
