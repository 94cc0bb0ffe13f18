import type { PaymentMethod } from '@paywidget/shared/contract';
import { opensHelperWindow } from '@paywidget/shared/methods';
import {
  abTestGroupAtom,
  choiceAtom,
  countryAtom,
  currencyAtom,
  type DepositRequestKind,
  hostReturnUrlAtom,
  type OrderContext,
  paymentSessionsAtom,
  type RedirectMode,
  type Store,
  widgetUrlAtom,
} from '@paywidget/shared/state';
import type { FormRequestKind, RequestContext } from './depositRequest';

/** The call that creates a method's deposit, unless its screen uses another one. */
export function requestKindOf({ cardViewType, isPreparationRequired }: PaymentMethod): FormRequestKind {
  if (cardViewType === 'p2p') return 'peer-to-peer';
  return cardViewType === 'india' || isPreparationRequired ? 'prepare' : 'create';
}

export interface RedirectConditions {
  isNative: boolean;
  kind: DepositRequestKind;
  /** True for a crypto address, which needs no provider's page. */
  isAddress?: boolean;
}

/**
 * What opens the provider's page. A helper window must be opened within the press of submit, before the response shows
 * whether there is a redirect at all. See docs/rules/deposits.md.
 */
export function redirectModeOf(
  method: PaymentMethod,
  { isNative, kind, isAddress = false }: RedirectConditions,
): RedirectMode {
  if (method.redirectsThroughHost) return 'host';
  if (isNative) return 'self';
  const isOnramp = kind === 'continue' || method.cardViewType === 'onramp';
  return !isOnramp && !isAddress && opensHelperWindow(method) ? 'helper' : 'host';
}

/** The URL to which the provider sends the player back. */
export function returnUrlOf(redirectMode: RedirectMode, widgetUrl: string, hostReturnUrl?: string): string {
  if (hostReturnUrl !== undefined) return hostReturnUrl;
  return new URL(redirectMode === 'helper' ? 'form?returned=1' : 'deposit/complete', widgetUrl).href;
}

/** The parts of a request that do not come from the form but from the widget's state. */
export function requestContext(
  store: Store,
  method: PaymentMethod,
  redirectMode: RedirectMode,
): RequestContext {
  return {
    country: store.get(countryAtom),
    currency: store.get(currencyAtom),
    abTestGroup: store.get(abTestGroupAtom),
    returnUrl: returnUrlOf(redirectMode, store.get(widgetUrlAtom), store.get(hostReturnUrlAtom)),
    paymentSessionId: store.get(paymentSessionsAtom).get(method.name),
  };
}

/** What the page that submits knows about the order. */
export interface FormOrder {
  kind: DepositRequestKind;
  redirectMode: RedirectMode;
  /** The name of the form's route. */
  screen: string;
  fallbackScreen?: string;
  /** The code of a crypto address's network. */
  network?: string;
}

/** Builds the context of an order from the widget's current state. */
export function orderContext(store: Store, method: PaymentMethod, order: FormOrder): OrderContext {
  const { group, box } = store.get(choiceAtom);
  return {
    ...order,
    method: method.name,
    cardViewType: method.cardViewType,
    country: store.get(countryAtom),
    currency: store.get(currencyAtom),
    group,
    box,
  };
}
