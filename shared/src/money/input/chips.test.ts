import { checkAmount, compare } from '@paywidget/shared/money';
import fc from 'fast-check';
import { chipsFor } from './chips';

const inIndia = { country: 'in', currency: 'USD' };

test.each([
  ['all eighteen amounts', '1', undefined, '5 250 5000 25000 250000'],
  ['ten amounts, in equal runs', '5', '1000', '5 50 100 250 1000'],
  ['seven amounts, the first two runs longer', '10', '250', '10 75 100 150 250'],
  ['six amounts, the first run longer', '10', '150', '10 50 75 100 150'],
  ['five amounts, unchanged', '10', '100', '10 25 50 75 100'],
  ['two amounts, unchanged', '60', '110', '75 100'],
  ['no amount within the limits', '6', '9', ''],
])('%s: from %s to %s the chips are %s', (_, min, max, chips) => {
  expect(chipsFor({ ...inIndia, limits: { min, max } }).join(' ')).toBe(chips);
});

test.each([
  ['RUB', '1', '5000 7500 10000 25000 50000'],
  ['RUB', '6000', '7500 10000 25000 50000'],
  ['USDT', '1', '5 250 5000 25000 250000'],
])('in Russia with %s and a minimum of %s the chips are %s', (currency, min, chips) => {
  expect(chipsFor({ country: 'RU', currency, limits: { min } }).join(' ')).toBe(chips);
});

test('recommended amounts are shown as sent: all within the limits, in their order, each once', () => {
  const recommended = ['300.00', '20', '20.0', '5', '1000', '30', '40', '50', '25', '60'];
  const limits = { min: '10', max: '500' };
  expect(chipsFor({ recommended, limits, country: 'ru', currency: 'RUB' })).toEqual([
    '300',
    '20',
    '30',
    '40',
    '50',
    '25',
    '60',
  ]);
});

test('an empty list of recommended amounts is ignored', () => {
  expect(chipsFor({ ...inIndia, recommended: [], limits: { min: '5', max: '10' } })).toEqual(['5', '10']);
});

test('chips of the own lists are at most five and ascending; recommended ones are all that can be paid', () => {
  const amounts = fc.integer({ min: 0, max: 300_000 }).map(String);
  fc.assert(
    fc.property(
      fc.array(amounts, { maxLength: 12 }),
      amounts,
      fc.option(amounts, { nil: undefined }),
      fc.constantFrom('ru', 'in'),
      fc.constantFrom('USD', 'BTC'),
      (recommended, min, max, country, currency) => {
        const limits = { min, max };
        const chips = chipsFor({ recommended, limits, country, currency });
        expect(chips.every((chip) => checkAmount(chip, limits) === 'ok')).toBe(true);
        if (recommended.length > 0) {
          const payable = recommended.filter((amount) => checkAmount(amount, limits) === 'ok');
          expect(chips).toEqual([...new Set(payable)]);
          return;
        }
        expect(chips.length).toBeLessThanOrEqual(5);
        expect(chips.every((chip, at) => at === 0 || compare(chips[at - 1] ?? '', chip) < 0)).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});
