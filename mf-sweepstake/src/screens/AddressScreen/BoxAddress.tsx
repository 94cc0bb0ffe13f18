import { useQuery } from '@paywidget/shared/api';
import type { PaymentMethod } from '@paywidget/shared/contract';
import type { Box } from '@paywidget/shared/contract/payments';
import { AddressPage, coinOf } from '@paywidget/shared/crypto';
import { useTranslation } from '@paywidget/shared/i18n';
import { currencyOf, formatAmount, roundToDecimals } from '@paywidget/shared/money';
import { useApi } from '@paywidget/shared/services';
import { convertQuery } from '@paywidget/shared/transaction';
import { Summary } from '@paywidget/shared/ui/controls';
import { useMemo } from 'react';
import { Disclaimer } from '../SelectMethodScreen/Disclaimer';
import { OrderSummary } from '../SelectMethodScreen/OrderSummary';

interface BoxAddressProps {
  box: Box;
  method: PaymentMethod;
}

/** The address of a coin, the amount to send, and the order. */
export function BoxAddress({ box, method }: BoxAddressProps) {
  const request = useMemo(() => ({ boxId: box.boxId }), [box.boxId]);
  return (
    <AddressPage method={method} kind="sweepstake" request={request}>
      <CoinsToSend box={box} coin={coinOf(method)} />
      <OrderSummary box={box} />
      <Disclaimer />
    </AddressPage>
  );
}

/** Renders nothing while the rate is unknown: the minimum above shows the amount in the player's currency. */
function CoinsToSend({ box, coin }: { box: Box; coin: string }) {
  const { t, i18n } = useTranslation();
  const { price: amount, priceCurrencyCode: from } = box;
  const { data: converted } = useQuery(convertQuery(useApi(), { from, to: coin, amount }));
  if (converted === undefined) return null;
  const coins = roundToDecimals(converted, currencyOf(coin).decimals, 'up');
  return (
    <Summary
      rows={[{ label: t('sweep.order.send'), value: formatAmount(coins, coin, i18n.language), strong: true }]}
    />
  );
}
