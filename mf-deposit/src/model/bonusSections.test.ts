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

it('the terms list payout, maximum, minimum and wager of a deposit bonus', () => {
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

it('the terms list count, games, maximum win, payout and wager of free spins', () => {
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
])('the terms list both parts of a combined bonus, for the type %s in the order %j', (type, kinds) => {
  const both = sections({ type, depositBonusData: money, freespinBonusData: spins });
  expect(both.map(({ kind }) => kind)).toEqual(kinds);
});

it('a bonus without terms has no sections', () => {
  expect(sections({})).toEqual([]);
});
