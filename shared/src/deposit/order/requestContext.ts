import type { PaymentMethod } from '@paywidget/shared/contract';
import {
  abTestGroupAtom,
  choiceAtom,
  countryAtom,
  currencyAtom,
  type DepositRequestKind,
  hostReturnUrlAtom,
  type OrderContext,
  paymentSessionAtom,
  type RedirectMode,
  type Store,
  widgetUrlAtom,
} from '@paywidget/shared/state';
import type { RequestContext } from './buildDepositRequest';
import { returnUrlOf } from './orderContext';

/** What a creation payload says of the player, as things stand. */
export function requestContext(
  store: Store,
  method: PaymentMethod,
  redirectMode: RedirectMode,
): RequestContext {
  const session = store.get(paymentSessionAtom);
  return {
    country: store.get(countryAtom),
    currency: store.get(currencyAtom),
    abTestGroup: store.get(abTestGroupAtom),
    returnUrl: returnUrlOf(redirectMode, store.get(widgetUrlAtom), store.get(hostReturnUrlAtom)),
    paymentSessionId: session?.method === method.name ? session.id : undefined,
  };
}

export interface OrderOrigin {
  kind: DepositRequestKind;
  redirectMode: RedirectMode;
  /** The form's route, by name. */
  screen: string;
  fallbackScreen?: string;
  /** Of a crypto address, by its code. */
  network?: string;
}

/** What a deposit is for, as things stand. */
export function orderContext(store: Store, method: PaymentMethod, origin: OrderOrigin): OrderContext {
  const { group, box } = store.get(choiceAtom);
  return {
    ...origin,
    method: method.name,
    cardViewType: method.cardViewType,
    country: store.get(countryAtom),
    currency: store.get(currencyAtom),
    group,
    box,
  };
}
