import type { PaymentMethod } from '@paywidget/shared/contract';
import {
  abTestGroupAtom,
  type CreationKind,
  choiceAtom,
  countryAtom,
  currencyAtom,
  hostReturnUrlAtom,
  type Purpose,
  paymentSessionAtom,
  type RedirectWay,
  type Store,
  widgetUrlAtom,
} from '@paywidget/shared/state';
import type { CreationFacts } from './buildCreation';
import { returnUrlOf } from './purpose';

/** What a creation payload says of the player, as things stand. */
export function creationFactsIn(store: Store, method: PaymentMethod, through: RedirectWay): CreationFacts {
  const session = store.get(paymentSessionAtom);
  return {
    country: store.get(countryAtom),
    currency: store.get(currencyAtom),
    abTestGroup: store.get(abTestGroupAtom),
    returnUrl: returnUrlOf(through, store.get(widgetUrlAtom), store.get(hostReturnUrlAtom)),
    paymentSessionId: session?.method === method.name ? session.id : undefined,
  };
}

export interface OrderedFrom {
  kind: CreationKind;
  through: RedirectWay;
  /** The form's route, by name. */
  screen: string;
  requested?: string;
  /** Of a crypto address, by its code. */
  network?: string;
}

/** What a deposit is for, as things stand. */
export function purposeIn(store: Store, method: PaymentMethod, from: OrderedFrom): Purpose {
  const { group, box } = store.get(choiceAtom);
  return {
    ...from,
    method: method.name,
    cardViewType: method.cardViewType,
    country: store.get(countryAtom),
    currency: store.get(currencyAtom),
    group,
    box,
  };
}
