import type { Box } from '@paywidget/shared/contract/payments';
import { DepositFacts, type DepositFactsProps } from '@paywidget/shared/deposit';
import { useTranslation } from '@paywidget/shared/i18n';
import { formatAmount } from '@paywidget/shared/money';
import type { Deposit } from '@paywidget/shared/payments';
import { useChosenBox } from '../../shop/useBoxes';
import { useChosenMethod } from '../SelectMethodScreen/useChosenMethod';
import { useOrderRows } from '../SelectMethodScreen/useOrderRows';

/** The known facts that identify a purchase. Players quote them to the support team. */
export function PurchaseFacts({ deposit }: { deposit: Deposit }) {
  const { box } = useChosenBox();
  const method = useChosenMethod();
  if (box) return <BoxFacts box={box} method={method} deposit={deposit} />;
  return <DepositFacts rows={[]} method={method} deposit={deposit} />;
}

function BoxFacts({ box, ...rest }: Omit<DepositFactsProps, 'rows'> & { box: Box }) {
  const { t, i18n } = useTranslation();
  const price = formatAmount(box.price, box.priceCurrencyCode, i18n.language);
  const coins = useOrderRows(box);
  return <DepositFacts {...rest} rows={[...coins, { label: t('deposit.complete.amount'), value: price }]} />;
}
