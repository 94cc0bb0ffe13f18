import type { PaymentMethod } from '@paywidget/shared/contract';
import type { ScreenName } from '@paywidget/shared/navigation/routes';

/** The category whose payouts start with the choice of a bank (decisions, section 3). */
export const nigerianBanks = 'bank_transfer_nigeria';

/** The page a method's withdrawal starts on: always the form, in a group its twin; Nigerian banks come first. */
export function withdrawalPageOf({ category }: PaymentMethod, within: 'list' | 'group'): ScreenName {
  if (category === nigerianBanks) return 'withdrawal.nigerian-banks';
  return within === 'group' ? 'withdrawal.group.redirect' : 'withdrawal.redirect';
}

/** The page that a group opens. */
export function withdrawalPageOfGroup(group: string): ScreenName {
  return group === nigerianBanks ? 'withdrawal.nigerian-banks' : 'withdrawal.group';
}

/** The form that the player's choice was made for: within its group, save where the group only chose a bank. */
export function formPageOf({ group }: { group?: string }): ScreenName {
  return group === undefined || group === nigerianBanks ? 'withdrawal.redirect' : 'withdrawal.group.redirect';
}
