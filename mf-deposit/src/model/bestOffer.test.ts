import { compare } from '@paywidget/shared/money';
import fc from 'fast-check';
import { bestOfferOf } from './bestOffer';

const offer = (amount: string) => ({ amount, fee: '1', method: `for ${amount}` });

it.each([
  [['97.10', '96.50', '95.80'], '97.10'],
  [['95.80', '97.10'], '97.10'],
  [['9.5', '10'], '10'],
  [['97.1', '97.10'], undefined],
  [['97.10'], undefined],
  [[], undefined],
])('the best on-ramp offer of %j is %s', (amounts, expected) => {
  expect(bestOfferOf(amounts.map(offer))?.amount).toBe(expected);
});

it('the best on-ramp offer is higher than all other offers', () => {
  const amounts = fc.array(fc.nat({ max: 1_000 }).map(String), { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(amounts, (given) => {
      const offers = given.map(offer);
      const best = bestOfferOf(offers);
      const isBest = (one: (typeof offers)[number]) =>
        offers.every((other) => other === one || compare(one.amount, other.amount) > 0);
      expect(best).toBe(offers.find(isBest));
    }),
  );
});
