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

/** What the player agrees to: the amount charged, the amount credited and the bonus. */
export function DepositSummary({ deposit: { paid, currency, bonus }, rows = [] }: DepositSummaryProps) {
  const { t, i18n } = useTranslation();
  const bonusRow = useBonusSummary(bonus);
  const amount = paid === undefined ? '—' : formatAmount(paid, currency, i18n.language);
  return (
    <Summary
      rows={[
        ...rows,
        { label: t('deposit.summary.charged'), value: amount },
        { label: t('deposit.summary.credited'), value: amount, strong: true },
        ...(bonusRow ? [bonusRow] : []),
      ]}
    />
  );
}
