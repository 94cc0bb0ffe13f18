import type { PaymentMethod } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { type Decimal, formatAmount } from '@paywidget/shared/money';
import { Summary } from '@paywidget/shared/ui/controls';
import { payoutOf } from '../../model/fee';

interface PayoutSummaryProps {
  method: PaymentMethod;
  withdrawn: Decimal | undefined;
  currency: string;
}

/** What is taken from the account, the fee if there is one, and what arrives. */
export function PayoutSummary({ method, withdrawn, currency }: PayoutSummaryProps) {
  const { t, i18n } = useTranslation();
  const shown = (amount: Decimal | undefined) =>
    amount === undefined ? '—' : formatAmount(amount, currency, i18n.language);
  const payout = withdrawn === undefined ? undefined : payoutOf(method, withdrawn, currency);
  return (
    <Summary
      rows={[
        { label: t('withdrawal.summary.amount'), value: shown(withdrawn) },
        ...(payout?.fee ? [{ label: t('withdrawal.summary.fee'), value: shown(payout.fee) }] : []),
        { label: t('withdrawal.summary.arrives'), value: shown(payout?.arrives), strong: true },
      ]}
    />
  );
}
