import { Bonus } from '@paywidget/shared/contract';
import { samplePaymentMethod } from '@paywidget/shared/testing';
import { depositBonusOf } from './depositBonus';

const bonus = Bonus.parse({
  id: 7,
  type: 'deposit',
  currency: 'USD',
  depositBonusData: { minDeposit: 20, maxBonusAmount: 100, payoutMultiplier: 1, wagerMultiplier: 30 },
});
const depositBonusWith = (fields: Record<string, unknown>, input = {}) =>
  depositBonusOf({
    method: samplePaymentMethod('visa', fields),
    bonus,
    isOn: true,
    amount: '50',
    currency: 'USD',
    ...input,
  });

it.each([
  ['that reaches the minimum', {}, {}, { bonusId: '7', isActivatedBonus: true }],
  ['below the minimum', {}, { amount: '10' }, { bonusId: '7', isActivatedBonus: false }],
  ['with the switch off', {}, { isOn: false }, { isActivatedBonus: false }],
  ['without a bonus', {}, { bonus: undefined }, { isActivatedBonus: false }],
  ['of a restricted method', { isBonusRestricted: true }, {}, { isActivatedBonus: false }],
  ['of an on-ramp', { cardViewType: 13 }, {}, { isActivatedBonus: false }],
  [
    'of an on-ramp that is explicitly not restricted',
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
    'of crypto, whose amount is not known yet',
    { category: 'crypto' },
    { amount: undefined, currency: 'BTC' },
    { bonusId: '7', isActivatedBonus: true },
  ],
  [
    'in another currency, which only the server can compare',
    {},
    { amount: '1', currency: 'EUR' },
    { bonusId: '7', isActivatedBonus: true },
  ],
])('returns the request fields of a deposit %s', (_, fields, input, sent) => {
  const { bonusId, isActivatedBonus } = depositBonusWith(fields, input);
  expect({ ...(bonusId !== undefined && { bonusId }), isActivatedBonus }).toEqual(sent);
});

it.each([
  ['restricted by its name', samplePaymentMethod('yamoney_rub'), true, true],
  ['restricted while the switch is off', samplePaymentMethod('webmoney_usd'), false, false],
])('returns isRestricted for a method that is %s', (_, method, isOn, isRestricted) => {
  const result = depositBonusOf({ method, bonus, isOn, amount: '50', currency: 'USD' });
  expect(result).toEqual({ isActivatedBonus: false, isRestricted });
});

it.each([
  ['the crypto switch', { category: 'crypto' }, { kind: 'crypto', hasSwitch: true }],
  ['the deposit switch', {}, { kind: 'deposit', hasSwitch: true }],
  ['no switch', { isInvestForbidden: true }, { kind: 'deposit', hasSwitch: false }],
])('shows %s', (_, fields, view) => {
  expect(depositBonusWith(fields).view).toMatchObject(view);
});

test.each([
  [
    'is activated by its switch',
    { category: 'crypto' },
    true,
    { isActivatedBonus: true, hasCryptoSwitch: true },
  ],
  [
    'is off with its switch',
    { category: 'crypto' },
    false,
    { isActivatedBonus: false, hasCryptoSwitch: true },
  ],
  [
    'has no switch if the method hides it',
    { category: 'crypto', isInvestForbidden: true },
    true,
    { isActivatedBonus: true, hasCryptoSwitch: false },
  ],
  ['applies to coins only', {}, true, { isActivatedBonus: false }],
  [
    'does not apply to a restricted method',
    { category: 'crypto', isBonusRestricted: true },
    true,
    { isActivatedBonus: false },
  ],
])('the crypto bonus without a bonus of the list %s', (_, fields, isOn, expected) => {
  const input = { bonus: undefined, isOn, hasCryptoBonus: true };
  expect(depositBonusWith(fields, input)).toEqual({ isRestricted: false, ...expected });
});
