import type { CardViewType, PaymentMethod } from '@paywidget/shared/contract';
import type { ScreenName } from '@paywidget/shared/navigation/routes';

/** The deposit page of each card view type. See docs/rules/methods.md. */
const pages: Readonly<Record<Exclude<CardViewType, 'unknown'>, ScreenName>> = {
  default: 'deposit.redirect',
  eazype: 'deposit.redirect',
  bankTransfer: 'deposit.redirect',
  india: 'deposit.india',
  p2p: 'deposit.peer-to-peer',
  onramp: 'deposit.onramp',
  cash: 'deposit.cash',
};

/** Returns the first page of a method's deposit. Undefined for an unknown card view type. */
export function depositPageOf(method: PaymentMethod, within: 'list' | 'group'): ScreenName | undefined {
  if (method.category === 'crypto') return 'deposit.crypto.address';
  if (method.cardViewType === 'unknown') return undefined;
  const page = pages[method.cardViewType ?? 'default'];
  return page === 'deposit.redirect' && within === 'group' ? 'deposit.group.redirect' : page;
}

/** Returns the page of a group. Coins and peer-to-peer methods have separate lists. */
export function depositPageOfGroup(group: string): ScreenName {
  if (group === 'crypto') return 'deposit.crypto';
  return group.startsWith('p2p_methods_') ? 'deposit.peer-to-peer.list' : 'deposit.group';
}
