import type { PaymentMethod } from '@paywidget/shared/contract';
import { ChosenMethod } from '@paywidget/shared/deposit/form';
import { FormPlaceholder } from '@paywidget/shared/form';
import { useRedirect } from '@paywidget/shared/navigation';
import { shownDepositAtom } from '@paywidget/shared/payments';
import { useStore } from '@paywidget/shared/state';
import { useState } from 'react';
import { offeredDepositOf } from '../../model/onrampOffers';
import { OfferList } from './OfferList';

/** The offers of providers for an on-ramp's amount. Without offers, for example after a reload, opens the on-ramp form. */
export function OfferListScreen() {
  return (
    <ChosenMethod placeholder={<FormPlaceholder />}>
      {(method) => <MethodOffers method={method} />}
    </ChosenMethod>
  );
}

function MethodOffers({ method }: { method: PaymentMethod }) {
  const store = useStore();
  // Read once, because continuing with an offer replaces the deposit's response before the next page opens.
  const [deposit] = useState(() => offeredDepositOf(store.get(shownDepositAtom), method.name));
  const isMissing = deposit === undefined;

  useRedirect(isMissing && 'deposit.onramp');

  return deposit ? <OfferList method={method} deposit={deposit} /> : <FormPlaceholder />;
}
