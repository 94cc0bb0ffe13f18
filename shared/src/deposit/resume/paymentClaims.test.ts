/** @jest-environment jsdom */
import { createStore, sessionAtom } from '@paywidget/shared/state';
import { sampleSession } from '@paywidget/shared/testing';
import { isReported, paidDepositsAtom } from './paymentClaims';

beforeEach(() => sessionStorage.clear());

it('a deposit whose id every object inherits is not claimed as paid before the player says so', () => {
  const paid = createStore().get(paidDepositsAtom);
  paid.record('41', 'said');
  expect(paid.claimFor('constructor')).toBeUndefined();
  paid.record('constructor', 'said');
  expect(paid.claimFor('constructor')).toBe('said');
});

it('claims are kept side by side, also after a reload, and for one player', () => {
  const store = createStore();
  store.set(sessionAtom, sampleSession());
  const paid = store.get(paidDepositsAtom);
  expect(paid.claimFor('41')).toBeUndefined();
  paid.record('41', 'said');
  paid.record('42', 'followed');
  paid.record('41', 'followed');
  const reloaded = createStore();
  reloaded.set(sessionAtom, sampleSession());
  expect(['41', '42'].map(reloaded.get(paidDepositsAtom).claimFor)).toEqual(['followed', 'followed']);
  expect(sessionStorage.key(0)).toMatch(/^paywidget\.attempt\/.*\/paid$/);
  reloaded.set(sessionAtom, sampleSession({ user: { id: 'another' } }));
  expect(reloaded.get(paidDepositsAtom).claimFor('41')).toBeUndefined();
});

it.each(['nonsense', '{"41":"paid"}', '[]'])('a stored text that is no record counts as none: %s', (text) => {
  const store = createStore();
  const paid = store.get(paidDepositsAtom);
  paid.record('41', 'said');
  sessionStorage.setItem(sessionStorage.key(0) ?? '', text);
  expect(paid.claimFor('41')).toBeUndefined();
  paid.record('42', 'said');
  expect(paid.claimFor('42')).toBe('said');
});

it.each([
  ['that the attempt says is paid', { depositId: '9', isPaid: true }, true],
  ['that the player claims to have paid', { depositId: '41' }, true],
  ['that the attempt says is not paid, but the player claims', { depositId: '41', isPaid: false }, true],
  ['of which nothing is known', { depositId: '42' }, false],
  ['without an id', {}, false],
])('a deposit %s is reported, or not', (_, payment, expected) => {
  const store = createStore();
  store.get(paidDepositsAtom).record('41', 'said');
  store.get(paidDepositsAtom).record('undefined', 'said');
  expect(isReported(store, payment)).toBe(expected);
});
