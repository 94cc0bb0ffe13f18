import { useBonusSummary } from '@paywidget/shared/bonus';
import { useTranslation } from '@paywidget/shared/i18n';
import { formatAmount } from '@paywidget/shared/money';
import { Summary } from '@paywidget/shared/parts';
import type { TransferFormState } from './useTransferForm';

/** What the player is about to agree to. */
export function TransferSummary({
  deposit: { paid, currency, bonus, bank },
}: {
  deposit: TransferFormState;
}) {
  const { t, i18n } = useTranslation();
  const bonusRow = useBonusSummary(bonus);
  const amount = paid === undefined ? '—' : formatAmount(paid, currency, i18n.language);
  return (
    <Summary
      rows={[
        ...(bank ? [{ label: t('p2p.bank.yours'), value: bank }] : []),
        { label: t('deposit.summary.charged'), value: amount },
        { label: t('deposit.summary.credited'), value: amount, strong: true },
        ...(bonusRow ? [bonusRow] : []),
      ]}
    />
  );
}
