import { opensHelperWindow } from '@paywidget/shared/catalogue';
import type { CaptchaKind, PaymentMethod } from '@paywidget/shared/contract';
import type { CreationKind, Purpose, RedirectWay } from '@paywidget/shared/state';
import type { FormCreationKind } from './buildCreation';
import type { Creation } from './creation';

/** A deposit that the player asked for by pressing submit. */
export interface Order {
  readonly purpose: Purpose;
  readonly creation: Creation;
  /** Solved before the call is sent. */
  readonly captcha?: CaptchaKind;
}

/** The call that creates a method's deposit, unless its screen says otherwise. */
export function creationKindOf({ cardViewType, isPreparationRequired }: PaymentMethod): FormCreationKind {
  if (cardViewType === 'p2p') return 'peer-to-peer';
  return cardViewType === 'india' || isPreparationRequired ? 'prepare' : 'create';
}

export interface RedirectCircumstances {
  isNative: boolean;
  kind: CreationKind;
  /** The deposit is a crypto address, which never leaves the widget. */
  isAddress?: boolean;
}

/**
 * Who carries the player to the provider (specification, section 4, step 2; decisions, section 2, "Return"). A helper
 * window is opened in the press of submit, before it is known whether the answer redirects at all.
 */
export function redirectWayOf(
  method: PaymentMethod,
  { isNative, kind, isAddress = false }: RedirectCircumstances,
): RedirectWay {
  if (method.redirectsThroughHost) return 'host';
  if (isNative) return 'self';
  const isOnramp = kind === 'continue' || method.cardViewType === 'onramp';
  return !isOnramp && !isAddress && opensHelperWindow(method) ? 'helper' : 'host';
}

/** Where the provider sends the player back to (decisions, section 2, "Return"). */
export function returnUrlOf(through: RedirectWay, widgetUrl: string, hostReturnUrl?: string): string {
  if (hostReturnUrl !== undefined) return hostReturnUrl;
  return new URL(through === 'helper' ? 'form?returned=1' : 'deposit/complete', widgetUrl).href;
}
