import * as fc from 'fast-check';
import { walletLink } from './walletLink';

const hex = '0x52908400098527886E0F7030069857D2E4169EE7';
const bech32 = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

it.each([
  ['BTC', 'BTC', bech32, undefined, `bitcoin:${bech32}`],
  ['LTC', 'LTC', 'ltc1qabc', undefined, 'litecoin:ltc1qabc'],
  ['DOGE', 'DOGE', 'DabC', undefined, 'dogecoin:DabC'],
  ['DASH', 'DASH', 'XabC', undefined, 'dash:XabC'],
  ['ZEC', 'ZEC', 't1abC', undefined, 'zcash:t1abC'],
  ['XMR', 'XMR', '4abC', undefined, 'monero:4abC'],
  ['BCH', 'BCH', 'bitcoincash:qabc', undefined, 'bitcoincash:qabc'],
  ['BCH', 'BCH', 'qabc', undefined, 'bitcoincash:qabc'],
  ['ETH', 'ERC20', hex, undefined, `ethereum:${hex}@1`],
  ['BNB', 'BEP20', hex, undefined, `ethereum:${hex}@56`],
  ['TON', 'TON', 'UQ-a_b', '42', 'ton://transfer/UQ-a_b?text=42'],
  ['TON', 'TON', 'UQ-a_b', 'a b', 'ton://transfer/UQ-a_b?text=a%20b'],
  ['XLM', 'XLM', 'GABC', undefined, 'web+stellar:pay?destination=GABC'],
  ['XLM', 'XLM', 'GABC', '42', 'web+stellar:pay?destination=GABC&memo=42&memo_type=MEMO_ID'],
  ['XLM', 'XLM', 'GABC', 'a 1', 'web+stellar:pay?destination=GABC&memo=a%201&memo_type=MEMO_TEXT'],
  [
    'XLM',
    'XLM',
    'GABC',
    '18446744073709551616',
    'web+stellar:pay?destination=GABC&memo=18446744073709551616&memo_type=MEMO_TEXT',
  ],
])('builds a link for %s over %s', (coin, network, address, memo, link) => {
  expect(walletLink({ coin, network, address, memo })).toBe(link);
});

it.each([
  ['a token, because its link would call a contract', 'USDT', 'ERC20'],
  ['a coin on another chain than its own', 'ETH', 'BEP20'],
  ['a coin on a chain whose name starts like its own', 'ETH', 'ETH_ARBITRUM'],
  ['a coin on a former chain of its own', 'BNB', 'BEP2'],
  ['a chain without a common link format', 'TRX', 'TRC20'],
  ['an unknown chain', 'XRP', 'XRP'],
])('builds no link for %s', (_, coin, network) => {
  expect(walletLink({ coin, network, address: hex })).toBeUndefined();
});

it.each([
  ['its scheme cannot carry', 'XMR', 'XMR', '4abC', 'a1'],
  ['is longer than the chain allows', 'XLM', 'XLM', 'GABC', 'a'.repeat(29)],
])('builds no link for an address with a memo that %s', (_, coin, network, address, memo) => {
  expect(walletLink({ coin, network, address, memo })).toBeUndefined();
});

it('builds no link for an address of another chain', () => {
  expect(walletLink({ coin: 'BNB', network: 'BNB', address: 'bnb1qabc' })).toBeUndefined();
});

it('a link contains exactly the address, for any text', () => {
  fc.assert(
    fc.property(fc.string(), (address) => {
      const link = walletLink({ coin: 'BTC', network: 'BTC', address });
      expect(link === undefined || link === `bitcoin:${address}`).toBe(true);
      if (link) expect(link).not.toMatch(/[\s?#&/<>"']/);
    }),
  );
});

it.each([
  ['XLM', 'XLM', 'GABC'],
  ['TON', 'TON', 'EQabc'],
])(
  'builds no link for %s with a memo that is no text, such as half of an emoji',
  (coin, network, address) => {
    expect(walletLink({ coin, network, address, memo: 'a\ud83d' })).toBeUndefined();
  },
);
