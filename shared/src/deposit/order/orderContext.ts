import type { PaymentMethod } from '@paywidget/shared/contract';
import { opensHelperWindow } from '@paywidget/shared/methods';
import type { DepositRequestKind, OrderContext, RedirectMode } from '@paywidget/shared/payments';
import type { Services, TrustedOrigins } from '@paywidget/shared/services';
import {
  abTestGroupAtom,
  choiceAtom,
  countryAtom,
  currencyAtom,
  payloadAtom,
  type Store,
} from '@paywidget/shared/state';
import type { FormRequestKind, RequestContext } from './depositRequest';
import { paymentSessionsAtom } from './paymentSession';

/** The call that creates a method's deposit, unless the method's screen uses another call. */
export function requestKindOf({ cardViewType, isPreparationRequired }: PaymentMethod): FormRequestKind {
  if (cardViewType === 'p2p') return 'peer-to-peer';
  return cardViewType === 'india' || isPreparationRequired ? 'prepare' : 'create';
}

export interface RedirectConditions {
  isNative: boolean;
  kind: DepositRequestKind;
  /** True for a crypto address, because it needs no provider's page. */
  isAddress?: boolean;
}

/**
 * The way to open the provider's page. A helper window must be opened within the press of submit, before the response shows
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

/** The host of a frame: its page, its origin, and the trusted origins. */
interface FrameHost {
  /** The host's page, as the payload names it. */
  returnUrl?: string;
  /** The host's origin. */
  origin?: string;
  /** The origins that the deployment trusts. A player is sent back to no other site. */
  trusted: Pick<TrustedOrigins, 'includes'>;
}

/**
 * The URL to which the provider sends the player back. A helper window closes itself there. Without a helper window, the URL
 * is the host's page. If the host names no trusted page, the URL is a page of the widget, which leads back to the host's
 * site.
 * @param packageUrl the option of package mode
 */
export function returnUrlOf(
  redirectMode: RedirectMode,
  widgetUrl: string,
  packageUrl?: string,
  { returnUrl, origin, trusted }: FrameHost = { trusted: [] },
): string {
  if (packageUrl !== undefined) return packageUrl;
  if (redirectMode === 'helper') return new URL('form?returned=1', widgetUrl).href;
  const ofHost = trustedUrl(returnUrl, trusted);
  if (ofHost) return ofHost;
  const url = new URL('deposit/complete', widgetUrl);
  if (redirectMode === 'host' && origin && trusted.includes(origin))
    url.searchParams.set('hostOrigin', origin);
  return url.href;
}

/** Returns a URL if it is absolute and at one of the origins. */
function trustedUrl(text: string | undefined, origins: FrameHost['trusted']): string | undefined {
  try {
    const url = new URL(text ?? '');
    return /^https?:$/.test(url.protocol) && origins.includes(url.origin) ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The origin of the page around the frame, if the browser tells it. After a reload of the frame, the referrer is the widget.
 */
function hostOrigin({ parent, location, document }: Window & typeof globalThis): string | undefined {
  if (parent === window) return undefined;
  const [ancestor] = location.ancestorOrigins ?? [];
  if (ancestor) return ancestor;
  return document.referrer ? new URL(document.referrer).origin : undefined;
}

/** The parts of a request that do not come from the form but from the widget. */
export function requestContext(
  { store, urls }: Pick<Services, 'store' | 'urls'>,
  method: PaymentMethod,
  redirectMode: RedirectMode,
): RequestContext {
  return {
    country: store.get(countryAtom),
    currency: store.get(currencyAtom),
    abTestGroup: store.get(abTestGroupAtom),
    returnUrl: returnUrlOf(redirectMode, urls.widget, urls.hostReturn, {
      returnUrl: store.get(payloadAtom).returnUrl,
      origin: hostOrigin(window),
      trusted: urls.trustedOrigins,
    }),
    paymentSessionId: store.get(paymentSessionsAtom).get(method.name),
  };
}

/** The facts that the submitting page knows about the order. */
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
