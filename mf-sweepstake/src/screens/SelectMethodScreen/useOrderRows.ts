import type { Box } from '@paywidget/shared/contract/payments';
import { useTranslation } from '@paywidget/shared/i18n';
import { formatAmount, isZero } from '@paywidget/shared/money';
import type { SummaryRow } from '@paywidget/shared/ui/controls';
import { goldCoin, sweepCoin } from '../../model/coins';

/** Returns the rows with a box's gold coins and free sweep coins. */
export function useOrderRows({ gcAmount, scAmount }: Box): SummaryRow[] {
  const { t, i18n } = useTranslation();
  const row = (label: string, amount: string, coin: string): SummaryRow => ({
    label: t(label),
    value: formatAmount(amount, coin, i18n.language),
  });
  return [
    row('sweep.coins.gold', gcAmount, goldCoin),
    ...(isZero(scAmount) ? [] : [row('sweep.coins.free', scAmount, sweepCoin)]),
  ];
}
