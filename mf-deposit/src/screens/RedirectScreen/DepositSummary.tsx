import { useTranslation } from '@paywidget/shared/i18n';
import { type Decimal, formatAmount } from '@paywidget/shared/money';
import { Summary } from '@paywidget/shared/ui';

interface DepositSummaryProps {
  paid: Decimal | undefined;
  currency: string;
}

/** What the player is about to agree to. */
export function DepositSummary({ paid, currency }: DepositSummaryProps) {
  const { t, i18n } = useTranslation();
  const amount = paid === undefined ? '—' : formatAmount(paid, currency, i18n.language);
  return (
    <Summary
      rows={[
        { label: t('deposit.summary.charged'), value: amount },
        { label: t('deposit.summary.credited'), value: amount, strong: true },
      ]}
    />
  );
}
