import { type DepositBonus, useBonusSummary } from '@paywidget/shared/bonus';
import { useTranslation } from '@paywidget/shared/i18n';
import { type Decimal, formatAmount } from '@paywidget/shared/money';
import { Summary } from '@paywidget/shared/parts';

interface DepositSummaryProps {
  paid: Decimal | undefined;
  currency: string;
  bonus: DepositBonus;
}

/** What the player is about to agree to. */
export function DepositSummary({ paid, currency, bonus }: DepositSummaryProps) {
  const { t, i18n } = useTranslation();
  const bonusRow = useBonusSummary(bonus);
  const amount = paid === undefined ? '—' : formatAmount(paid, currency, i18n.language);
  return (
    <Summary
      rows={[
        { label: t('deposit.summary.charged'), value: amount },
        { label: t('deposit.summary.credited'), value: amount, strong: true },
        ...(bonusRow ? [bonusRow] : []),
      ]}
    />
  );
}
