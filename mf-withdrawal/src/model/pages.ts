import type { PaymentMethod } from '@paywidget/shared/contract';
import type { ScreenName } from '@paywidget/shared/navigation/routes';

/** Payouts of this category start with the choice of a bank. */
export const nigerianBanks = 'bank_transfer_nigeria';

/** Returns the first page of a method's withdrawal: the form, the group's form, or the list of Nigerian banks. */
export function withdrawalPageOf({ category }: PaymentMethod, within: 'list' | 'group'): ScreenName {
  if (category === nigerianBanks) return 'withdrawal.nigerian-banks';
  return within === 'group' ? 'withdrawal.group.redirect' : 'withdrawal.redirect';
}

/** Returns the page that a group opens. */
export function withdrawalPageOfGroup(group: string): ScreenName {
  return group === nigerianBanks ? 'withdrawal.nigerian-banks' : 'withdrawal.group';
}

/** Returns the form of the player's choice: the group's form, except for the group of Nigerian banks. */
export function formPageOf({ group }: { group?: string }): ScreenName {
  return group === undefined || group === nigerianBanks ? 'withdrawal.redirect' : 'withdrawal.group.redirect';
}
