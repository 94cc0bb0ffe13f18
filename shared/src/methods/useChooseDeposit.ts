import type { Choice } from '@paywidget/shared/state';
import type { ListEntry } from './groups';
import { depositPageOf, depositPageOfGroup } from './pages';
import { type ChosenEntry, useChooseEntry } from './useChooseEntry';

function inList(entry: ListEntry): ChosenEntry | undefined {
  if (entry.kind === 'group') return { choice: { group: entry.name }, page: depositPageOfGroup(entry.name) };
  const page = depositPageOf(entry.method, 'list');
  return page && { choice: { method: entry.method.name }, page };
}

function inGroup(entry: ListEntry, { group }: Choice): ChosenEntry | undefined {
  if (entry.kind === 'group') return inList(entry);
  const page = depositPageOf(entry.method, 'group');
  return page && { choice: { group, method: entry.method.name }, page };
}

/** Returns a function that stores the entry the player chose in a list or a group of deposits, and opens its page. */
export const useChooseDeposit = (within: 'list' | 'group') =>
  useChooseEntry('deposit', within === 'list' ? inList : inGroup);
