import type { PaymentMethod } from '@paywidget/shared/contract';
import { ChosenMethod } from '@paywidget/shared/deposit/form';
import { FormPlaceholder } from '@paywidget/shared/form';
import { useFlow } from '@paywidget/shared/navigation';
import { depositResponseAtom, useStore } from '@paywidget/shared/state';
import { useEffect, useState } from 'react';
import { offeredDepositOf } from '../../model/onrampOffers';
import { OfferList } from './OfferList';

/** What providers offer for the amount of an on-ramp. Without offers, as after a reload, the player asks for them again. */
export function OfferListScreen() {
  return (
    <ChosenMethod placeholder={<FormPlaceholder />}>{(method) => <OffersOf method={method} />}</ChosenMethod>
  );
}

function OffersOf({ method }: { method: PaymentMethod }) {
  const store = useStore();
  const { go } = useFlow();
  // Those that the player came to: going on with one replaces the deposit's answer before the next page shows.
  const [deposit] = useState(() => offeredDepositOf(store.get(depositResponseAtom), method.name));
  const isGone = deposit === undefined;

  useEffect(() => {
    if (isGone) go('deposit.onramp', { replace: true });
  }, [isGone, go]);

  return deposit ? <OfferList method={method} deposit={deposit} /> : <FormPlaceholder />;
}
