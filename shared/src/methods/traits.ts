import type { PaymentMethod } from '@paywidget/shared/contract';

/**
 * What the specification knows of methods by name, where the server's own flag says nothing (decisions, section 3;
 * names from the specification, sections 3, 4, 5 and 9).
 */
const bonusRestricted = new Set(['yamoney_h2h', 'yamoney_rub', 'webmoney_usd']);
const confirmedById = new Set(['bkash_p2p', 'nagad_p2p']);
const instructedHostToHost = new Set(['yamoney_h2h', 'qiwi_h2h']);
const guaranteed = new Set(['card_p2p_uz_uzcard', 'card_p2p_uz_humo']);
const transgranular = new Set(['sbp_transgran_rabbit_tbank', 'sbp_transgran_rabbit_sber']);
const virtualAccounts = new Set(['nigerian_virtual_accounts']);

/** Whether a bonus can go with this method's deposits. */
export function isBonusRestricted(method: PaymentMethod): boolean {
  return method.isBonusRestricted ?? (bonusRestricted.has(method.name) || method.cardViewType === 'onramp');
}

/** Whether a peer-to-peer payment must be confirmed by an id of 8 to 10 digits. */
export function needsConfirmationId(method: PaymentMethod): boolean {
  return method.needsConfirmationId ?? confirmedById.has(method.name);
}

export function hasHostToHostInstruction(method: PaymentMethod): boolean {
  return method.hasHostToHostInstruction ?? instructedHostToHost.has(method.name);
}

export function isGuaranteedPeerToPeer(method: PaymentMethod): boolean {
  return method.isGuaranteedP2p ?? guaranteed.has(method.name);
}

export function isVirtualAccount(method: PaymentMethod): boolean {
  return method.isVirtualAccount ?? virtualAccounts.has(method.name);
}

/** A transfer across a border, to a card of another country's bank. */
export function isTransgranular(method: PaymentMethod): boolean {
  return transgranular.has(method.name);
}

/** Kyrgyz card transfers carry a support button. */
export function hasSupportButton(method: PaymentMethod): boolean {
  return method.hasSupportButton ?? /^card_p2p_kg_/.test(method.name);
}

/**
 * Whether submit opens a helper window for the provider's page. Pages that never leave the widget need none, nor do
 * methods whose redirect the host carries out (specification, section 4, "Deposit submit flow").
 */
export function opensHelperWindow(method: PaymentMethod): boolean {
  if (method.redirectsThroughHost) return false;
  return method.opensHelperWindow ?? (method.cardViewType === undefined || method.cardViewType === 'default');
}
