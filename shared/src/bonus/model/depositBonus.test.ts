import { Bonus } from '@paywidget/shared/contract';
import { samplePaymentMethod } from '@paywidget/shared/testing';
import { depositBonusOf } from './depositBonus';

const bonus = Bonus.parse({
  id: 7,
  type: 'deposit',
  currency: 'USD',
  depositBonusData: { minDeposit: 20, maxBonusAmount: 100, payoutMultiplier: 1, wagerMultiplier: 30 },
});
const ask = (fields: Record<string, unknown>, question = {}) =>
  depositBonusOf({
    method: samplePaymentMethod('visa', fields),
    bonus,
    isOn: true,
    amount: '50',
    currency: 'USD',
    ...question,
  });

it.each([
  ['on, and large enough', {}, {}, { bonusId: '7', isActivatedBonus: true }],
  ['on, and too small', {}, { amount: '10' }, { bonusId: '7', isActivatedBonus: false }],
  ['off', {}, { isOn: false }, { isActivatedBonus: false }],
  ['without a bonus', {}, { bonus: undefined }, { isActivatedBonus: false }],
  ['of a method that takes none', { isBonusRestricted: true }, {}, { isActivatedBonus: false }],
  ['of an on-ramp', { cardViewType: 13 }, {}, { isActivatedBonus: false }],
  [
    'of an on-ramp that takes them',
    { cardViewType: 13, isBonusRestricted: false },
    {},
    { bonusId: '7', isActivatedBonus: true },
  ],
  [
    'of a method that hides the switch',
    { isInvestForbidden: true },
    {},
    { bonusId: '7', isActivatedBonus: true },
  ],
  [
    'of coins, whose amount comes later',
    { category: 'crypto' },
    { amount: undefined, currency: 'BTC' },
    { bonusId: '7', isActivatedBonus: true },
  ],
  [
    'in another currency, which the server compares',
    {},
    { amount: '1', currency: 'EUR' },
    { bonusId: '7', isActivatedBonus: true },
  ],
])('a deposit %s', (_, fields, question, sent) => {
  const { bonusId, isActivatedBonus } = ask(fields, question);
  expect({ ...(bonusId !== undefined && { bonusId }), isActivatedBonus }).toEqual(sent);
});

it.each([
  ['restricted by name', samplePaymentMethod('yamoney_rub'), true, true],
  ['restricted, but the player wants none', samplePaymentMethod('webmoney_usd'), false, false],
])('says of a method that is %s', (_, method, isOn, isRestricted) => {
  const answer = depositBonusOf({ method, bonus, isOn, amount: '50', currency: 'USD' });
  expect(answer).toEqual({ isActivatedBonus: false, isRestricted });
});

it.each([
  ['the switch of coins', { category: 'crypto' }, { kind: 'crypto', hasSwitch: true }],
  ['the switch of deposits', {}, { kind: 'deposit', hasSwitch: true }],
  ['no switch', { isInvestForbidden: true }, { kind: 'deposit', hasSwitch: false }],
])('shows %s', (_, fields, view) => {
  expect(ask(fields).view).toMatchObject(view);
});
