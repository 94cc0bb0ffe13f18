import { samplePaymentMethod } from '@paywidget/shared/testing';
import { searchCoins } from './searchCoins';

it.each([
  ['', ['btc', 'bch', 'eth']],
  ['bitcoin', ['btc', 'bch']],
  ['cash', ['bch']],
  ['BTC', ['btc']],
  ['et', ['eth']],
  ['doge', []],
])('a search for %j finds %j', (text, expected) => {
  const coins = [
    samplePaymentMethod('btc', { text: 'Bitcoin', currency: ['BTC'] }),
    samplePaymentMethod('bch', { text: 'Bitcoin Cash', currency: ['BCH'] }),
    samplePaymentMethod('eth', { text: 'Ethereum', currency: ['ETH'] }),
  ];
  expect(searchCoins(coins, text, 'en').map(({ name }) => name)).toEqual(expected);
});
