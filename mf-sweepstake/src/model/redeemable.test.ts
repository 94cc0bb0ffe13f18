import * as fc from 'fast-check';
import { redeemableOf } from './redeemable';

const of = (currency: string, balance: string) => ({ currency, balance });

it.each([
  [
    'the balance minus the unplayed amount',
    [of('GC', '900'), of('SC', '121')],
    '0.5',
    ['SC', '121', '120.5'],
  ],
  ['the whole balance if nothing is unplayed', [of('QSC', '7.25')], '0', ['QSC', '7.25', '7.25']],
  ['zero if the unplayed amount is above the balance', [of('SC', '3')], '5', ['SC', '3', '0']],
  ['the balance rounded down to the coins’ decimals', [of('SC', '120.0049')], '0', ['SC', '120', '120']],
  ['zero without a balance of sweep coins', [of('GC', '900')], '0', ['SC', '0', '0']],
  ['zero if both calls failed', undefined, undefined, ['SC', '0', '0']],
])('the redeemable amount is %s', (_, balances, unplayed, [currency, balance, available]) => {
  expect(redeemableOf(balances, unplayed)).toEqual({
    currency,
    balance,
    available,
    unplayed: unplayed ?? '0',
  });
});

it('the redeemable amount is never below zero, or above the balance', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 }).map((value) => (value / 100).toFixed(2));
  fc.assert(
    fc.property(cents, cents, (balance, unplayed) => {
      const available = Number(redeemableOf([of('SC', balance)], unplayed).available);
      expect(available).toBeGreaterThanOrEqual(0);
      expect(available).toBeLessThanOrEqual(Number(balance));
    }),
  );
});
