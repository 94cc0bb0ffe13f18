import type { PaymentMethod } from '@paywidget/shared/contract';
import { depositPageOf } from './pages';

// Defaults by method name, for methods without the server's flag. See docs/rules/methods.md.
const bonusRestricted = new Set(['yamoney_h2h', 'yamoney_rub', 'webmoney_usd']);
const confirmationIdNeeded = new Set(['bkash_p2p', 'nagad_p2p']);
const hostToHostInstructed = new Set(['yamoney_h2h', 'qiwi_h2h']);
const guaranteed = new Set(['card_p2p_uz_uzcard', 'card_p2p_uz_humo']);
const crossBorder = new Set(['sbp_transgran_rabbit_tbank', 'sbp_transgran_rabbit_sber']);
const virtualAccounts = new Set(['nigerian_virtual_accounts']);

/** True if the player cannot use a bonus with this method's deposits. */
export function isBonusRestricted(method: PaymentMethod): boolean {
  return method.isBonusRestricted ?? (bonusRestricted.has(method.name) || method.cardViewType === 'onramp');
}

/** True if a peer-to-peer payment must be confirmed by an id of 8 to 10 digits. */
export function needsConfirmationId(method: Pick<PaymentMethod, 'name' | 'needsConfirmationId'>): boolean {
  return method.needsConfirmationId ?? confirmationIdNeeded.has(method.name);
}

export function hasHostToHostInstruction(method: PaymentMethod): boolean {
  return method.hasHostToHostInstruction ?? hostToHostInstructed.has(method.name);
}

export function isGuaranteedPeerToPeer(method: PaymentMethod): boolean {
  return method.isGuaranteedP2p ?? guaranteed.has(method.name);
}

export function isVirtualAccount(method: PaymentMethod): boolean {
  return method.isVirtualAccount ?? virtualAccounts.has(method.name);
}

/** True for a transfer to a card of a bank in another country. */
export function isCrossBorder(method: PaymentMethod): boolean {
  return crossBorder.has(method.name);
}

/** By default, true for card transfers in Kyrgyzstan. */
export function hasSupportButton(method: PaymentMethod): boolean {
  return method.hasSupportButton ?? /^card_p2p_kg_/.test(method.name);
}

/**
 * True if submit opens a helper window for the provider's page. False for methods that never leave the widget, and for
 * methods with which the host redirects. See docs/rules/deposits.md.
 */
export function opensHelperWindow(method: PaymentMethod): boolean {
  if (method.redirectsThroughHost) return false;
  return method.opensHelperWindow ?? depositPageOf(method, 'list') === 'deposit.redirect';
}
