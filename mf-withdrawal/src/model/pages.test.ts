import { samplePaymentMethod } from '@paywidget/shared/testing';
import { formPageOf, withdrawalPageOf, withdrawalPageOfGroup } from './pages';

it.each([
  ['any method', {}, 'list', 'withdrawal.redirect'],
  ['a coin', { category: 'crypto' }, 'list', 'withdrawal.redirect'],
  ['a peer-to-peer method', { cardViewType: 5 }, 'list', 'withdrawal.redirect'],
  ['a member of a group', { category: 'crypto' }, 'group', 'withdrawal.group.redirect'],
  ['Nigerian banks', { category: 'bank_transfer_nigeria' }, 'list', 'withdrawal.nigerian-banks'],
] as const)('the withdrawal of %s (%j) from the %s opens on %s', (_, fields, within, page) => {
  expect(withdrawalPageOf(samplePaymentMethod('x', fields), within)).toBe(page);
});

it.each([
  ['crypto', 'withdrawal.group'],
  ['bank_transfer_nigeria', 'withdrawal.nigerian-banks'],
])('the group %s opens on the page %s', (group, page) => {
  expect(withdrawalPageOfGroup(group)).toBe(page);
});

it.each([
  [undefined, 'withdrawal.redirect'],
  ['bank_transfer_nigeria', 'withdrawal.redirect'],
  ['crypto', 'withdrawal.group.redirect'],
])('the form of the group %s is %s', (group, page) => {
  expect(formPageOf({ group })).toBe(page);
});
