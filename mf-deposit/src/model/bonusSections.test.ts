import { Bonus } from '@paywidget/shared/contract';
import { bonusSections } from './bonusSections';

const money = { minDeposit: 20, maxBonusAmount: 200, payoutMultiplier: 1.5, wagerMultiplier: 30 };
const spins = {
  count: 50,
  maxSpinWin: 5,
  payoutMultiplier: 1,
  wagerMultiplier: 20,
  gamesContent: [{ name: 'Reef' }],
};
const sections = (fields: object) => bonusSections(Bonus.parse({ id: 1, type: 'deposit', ...fields }));

it('tells of money what is added, up to what, from what on, and the wager', () => {
  expect(sections({ depositBonusData: money })).toEqual([
    {
      kind: 'deposit',
      wager: '30',
      terms: [
        { name: 'payout', percent: '150' },
        { name: 'cap', amount: '200' },
        { name: 'minimum', amount: '20' },
        { name: 'wager', times: '30' },
      ],
    },
  ]);
});

it('tells of free spins how many, in which games, what can be won, and the wager', () => {
  expect(sections({ type: 'freespin', freespinBonusData: spins })).toEqual([
    {
      kind: 'freespin',
      wager: '20',
      terms: [
        { name: 'spins', count: 50 },
        { name: 'games', names: ['Reef'] },
        { name: 'maxWin', amount: '5' },
        { name: 'spinPayout', times: '1' },
        { name: 'wager', times: '20' },
      ],
    },
  ]);
});

it.each([
  ['deposit', ['deposit', 'freespin']],
  ['freespin', ['freespin', 'deposit']],
])('has both parts of a bonus that is both, the own one of a %s bonus first', (type, kinds) => {
  const both = sections({ type, depositBonusData: money, freespinBonusData: spins });
  expect(both.map(({ kind }) => kind)).toEqual(kinds);
});

it('has nothing where the host told no terms', () => {
  expect(sections({})).toEqual([]);
});
