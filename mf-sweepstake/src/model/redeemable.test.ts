import * as fc from 'fast-check';
import { redeemableOf } from './redeemable';

const of = (currency: string, balance: string) => ({ currency, balance });

it.each([
  [
    'what is left after what must be played',
    [of('GC', '900'), of('SC', '121')],
    '0.5',
    ['SC', '121', '120.5'],
  ],
  ['all of it where nothing must be played', [of('QSC', '7.25')], '0', ['QSC', '7.25', '7.25']],
  ['nothing while more must be played than there is', [of('SC', '3')], '5', ['SC', '3', '0']],
  ['no part of a coin that cannot be redeemed', [of('SC', '120.0049')], '0', ['SC', '120', '120']],
  ['nothing without sweep coins', [of('GC', '900')], '0', ['SC', '0', '0']],
  ['nothing where neither could be had', undefined, undefined, ['SC', '0', '0']],
])('is %s', (_, balances, unplayed, [currency, balance, free]) => {
  expect(redeemableOf(balances, unplayed)).toEqual({ currency, balance, free, unplayed: unplayed ?? '0' });
});

it('is never below zero, and never more than there is', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 }).map((value) => (value / 100).toFixed(2));
  fc.assert(
    fc.property(cents, cents, (balance, unplayed) => {
      const free = Number(redeemableOf([of('SC', balance)], unplayed).free);
      expect(free).toBeGreaterThanOrEqual(0);
      expect(free).toBeLessThanOrEqual(Number(balance));
    }),
  );
});
