import { type ChosenEntry, type ListEntry, useChooseEntry } from '@paywidget/shared/methods';
import type { Choice } from '@paywidget/shared/state';
import { nigerianBanks, withdrawalPageOf, withdrawalPageOfGroup } from '../../model/pages';

function inList(entry: ListEntry): ChosenEntry {
  if (entry.kind === 'group')
    return { choice: { group: entry.name }, page: withdrawalPageOfGroup(entry.name) };
  const { name, category } = entry.method;
  // The page of Nigerian banks needs a group, even if the group has only one method.
  const asGroup = category === nigerianBanks ? { group: category } : {};
  return { choice: { ...asGroup, method: name }, page: withdrawalPageOf(entry.method, 'list') };
}

function inGroup(entry: ListEntry, { group }: Choice): ChosenEntry {
  if (entry.kind === 'group') return inList(entry);
  return { choice: { group, method: entry.method.name }, page: withdrawalPageOf(entry.method, 'group') };
}

/** Stores the method or group that the player chose in the list or in a group, and opens its page. */
export const useChooseWithdrawal = (within: 'list' | 'group') =>
  useChooseEntry('withdrawal', within === 'list' ? inList : inGroup);
