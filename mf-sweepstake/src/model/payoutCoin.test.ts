import { payoutCoinOf } from './payoutCoin';

it.each([
  ['redeem_usdt', ['USDT'], 'USDT'],
  ['payout', ['SC', 'BTC'], 'BTC'],
  ['redeem_usdt', ['SC', 'QSC'], 'USDT'],
  ['ltc', undefined, 'LTC'],
  ['pulsar', undefined, 'PULSAR'],
])('the method %s with the currencies %j pays out %s', (name, currency, expected) => {
  expect(payoutCoinOf({ name, currency })).toBe(expected);
});
