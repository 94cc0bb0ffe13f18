/** @jest-environment jsdom */
import { createStore } from '@paywidget/shared/state';
import { paidDepositsAtom } from './paymentClaims';

it('a deposit whose id every object inherits is not claimed as paid before the player says so (B9)', () => {
  const paid = createStore().get(paidDepositsAtom);
  paid.record('41', 'said');
  expect(paid.claimFor('constructor')).toBeUndefined();
  paid.record('constructor', 'said');
  expect(paid.claimFor('constructor')).toBe('said');
});
