import { DepositResponse, PeerToPeerDeposit } from '@paywidget/shared/contract/payments';
import { deadlineOf, lifetimeOf } from './deadline';

const arrivedAt = Date.UTC(2026, 0, 1);
const created = new Date(arrivedAt - 60_000).toISOString();
const requisites = [{ name: 'iban', title: 'IBAN', type: 'text', value: 'DE02' }];
const end = (data: object) =>
  deadlineOf(DepositResponse.parse({ depositId: 1, apiResponse: { data } }), arrivedAt);
const minute = 60_000;

it.each([
  ['a unified form', { unifiedFlow: { lifetime: 30 } }, 30_000],
  ['a unified form of the usual lifetime', { unifiedFlow: {} }, 600_000],
  ['a unified form, from its arrival', { unifiedFlow: { lifetime: 30 }, created }, 30_000],
  ['a unified form with a time limit', { unifiedFlow: {}, created, timeout_minutes: 5 }, 4 * minute],
  ['a page with a time limit', { created, timeout_minutes: 5 }, 4 * minute],
  ['an invoice with a time limit', { requisites, created, timeout_minutes: 5 }, 4 * minute],
  ['an invoice without one', { requisites, created }, 14 * minute],
  ['an invoice without a time of request', { requisites, timeout_minutes: 5 }, 5 * minute],
])('%s expires at its deadline', (_, data, afterMs) => {
  expect(end(data)).toBe(arrivedAt + afterMs);
});

it.each([
  ['a unified form', { unifiedFlow: { lifetime: 30 } }, 30_000],
  ['an invoice with a time limit', { requisites, created, timeout_minutes: 5 }, 5 * minute],
  ['an invoice without one', { requisites, created }, 15 * minute],
  ['what is paid elsewhere', {}, undefined],
])('%s has a lifetime that does not depend on its start', (_, data, lifetime) => {
  expect(lifetimeOf(DepositResponse.parse({ depositId: 1, apiResponse: { data } }))).toBe(lifetime);
});

it.each([
  ['an invoice', { requisites, created, timeout_minutes: '1e308' }],
  ['an invoice', { requisites, created, timeout_minutes: 1e300 }],
  ['an invoice', { requisites, created, timeout_minutes: 8.64e15 / minute }],
  ['a unified form', { unifiedFlow: { lifetime: '1e306' } }],
])('%s does not expire if its time limit is later than any time: %j', (_, data) => {
  expect(end(data)).toBeUndefined();
});

it.each([
  ['an invoice', { requisites, created, timeout_minutes: -1e303 }, -minute],
  ['an invoice', { requisites, created, timeout_minutes: -3 }, -minute],
  ['a unified form', { unifiedFlow: { lifetime: '-1e306' } }, 0],
])('%s with a negative time limit expires when it is made: %j', (_, data, afterMs) => {
  expect(end(data)).toBe(arrivedAt + afterMs);
});

it('does not expire if nothing is paid inside the widget', () => {
  expect(end({})).toBeUndefined();
});

it('counts a peer-to-peer deposit from its creation time', () => {
  const deposit = PeerToPeerDeposit.parse({
    depositId: 1,
    created,
    timeout_minutes: 10,
    card: { number: '4' },
  });
  expect(deadlineOf(deposit, arrivedAt)).toBe(arrivedAt + 9 * minute);
});

it.each([
  ['a card', { card: { number: '4' } }, 14 * minute],
  ['requisites', { requisites }, 14 * minute],
  ['a unified form, which counts from its arrival', { unifiedFlow: { lifetime: 30 } }, 30_000],
])('a peer-to-peer deposit without a time limit expires at its deadline: %s', (_, parts, afterMs) => {
  const deposit = PeerToPeerDeposit.parse({ depositId: 1, created, ...parts });
  expect(deadlineOf(deposit, arrivedAt)).toBe(arrivedAt + afterMs);
});
