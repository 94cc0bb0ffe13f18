import type { CaptchaKind, PaymentMethod } from '@paywidget/shared/contract';
import { opensHelperWindow } from '@paywidget/shared/methods';
import type { DepositRequestKind, OrderContext, RedirectMode } from '@paywidget/shared/state';
import type { FormRequestKind } from './buildDepositRequest';
import type { DepositRequest } from './depositRequest';

/** A deposit that the player asked for by pressing submit. */
export interface DepositOrder {
  readonly context: OrderContext;
  readonly request: DepositRequest;
  /** Solved before the call is sent. */
  readonly captcha?: CaptchaKind;
}

/** The call that creates a method's deposit, unless its screen says otherwise. */
export function requestKindOf({ cardViewType, isPreparationRequired }: PaymentMethod): FormRequestKind {
  if (cardViewType === 'p2p') return 'peer-to-peer';
  return cardViewType === 'india' || isPreparationRequired ? 'prepare' : 'create';
}

export interface RedirectConditions {
  isNative: boolean;
  kind: DepositRequestKind;
  /** The deposit is a crypto address, which never leaves the widget. */
  isAddress?: boolean;
}

/**
 * Who carries the player to the provider (specification, section 4, step 2; decisions, section 2, "Return"). A helper
 * window is opened in the press of submit, before it is known whether the answer redirects at all.
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

/** Where the provider sends the player back to (decisions, section 2, "Return"). */
export function returnUrlOf(redirectMode: RedirectMode, widgetUrl: string, hostReturnUrl?: string): string {
  if (hostReturnUrl !== undefined) return hostReturnUrl;
  return new URL(redirectMode === 'helper' ? 'form?returned=1' : 'deposit/complete', widgetUrl).href;
}
