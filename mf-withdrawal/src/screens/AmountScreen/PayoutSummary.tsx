import type { PaymentMethod } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { type Decimal, formatAmount } from '@paywidget/shared/money';
import { Summary } from '@paywidget/shared/ui/controls';
import { hasFee, payoutOf } from '../../model/fee';

interface PayoutSummaryProps {
  method: PaymentMethod;
  amount: Decimal | undefined;
  currency: string;
}

/** The withdrawn amount, the fee, and the amount after the fee. Renders nothing for a method without a fee. */
export function PayoutSummary({ method, amount, currency }: PayoutSummaryProps) {
  const { t, i18n } = useTranslation();
  const format = (amount: Decimal | undefined) =>
    amount === undefined ? '—' : formatAmount(amount, currency, i18n.language);
  const payout = amount === undefined ? undefined : payoutOf(method, amount, currency);
  if (!hasFee(method)) return null;
  return (
    <Summary
      rows={[
        { label: t('withdrawal.summary.amount'), value: format(amount) },
        { label: t('withdrawal.summary.fee'), value: format(payout?.fee) },
        { label: t('withdrawal.summary.arrives'), value: format(payout?.netAmount), strong: true },
      ]}
    />
  );
}
