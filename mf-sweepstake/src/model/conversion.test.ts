import { compare } from '@paywidget/shared/money';
import * as fc from 'fast-check';
import { questionOf, sidesOf } from './conversion';

const pair = { from: 'SC', to: 'BTC' };

it.each([
  ['from', '50', { from: 'SC', to: 'BTC', amount: '50' }],
  ['from', '50.', { from: 'SC', to: 'BTC', amount: '50' }],
  ['to', '0.001', { from: 'BTC', to: 'SC', amount: '0.001' }],
  ['to', '', undefined],
  ['from', '0', undefined],
  ['to', '0.00', undefined],
] as const)('an entry in %s of %j asks for %j', (side, text, expected) => {
  expect(questionOf({ side, text }, pair)).toEqual(expected);
});

it.each([
  ['from', '50', '0.000543219', { from: '50', to: '0.00054321' }],
  ['to', '0.001', '92.0312', { from: '92.04', to: '0.001' }],
  ['from', '50', undefined, { from: '50', to: '' }],
  ['to', '0.001', undefined, { from: '', to: '0.001' }],
] as const)('an entry in %s of %s with the answer %s shows %j', (side, text, answer, expected) => {
  expect(sidesOf({ side, text }, answer, pair)).toEqual(expected);
});

it('never promises more than the answer, nor redeems less', () => {
  const answers = fc
    .tuple(fc.nat({ max: 1_000_000 }), fc.nat({ max: 999_999_999 }))
    .map(([whole, fraction]) => `${whole}.${String(fraction).padStart(9, '0')}`);
  fc.assert(
    fc.property(answers, (answer) => {
      expect(compare(sidesOf({ side: 'from', text: '1' }, answer, pair).to, answer)).not.toBe(1);
      expect(compare(sidesOf({ side: 'to', text: '1' }, answer, pair).from, answer)).not.toBe(-1);
    }),
  );
});
