import { chainOf } from './chains';

it.each([
  [{ code: 'TRC20', name: 'TRC-20' }, 'tron'],
  [{ code: 'TRC20', name: 'Tron (TRC20)' }, 'tron'],
  [{ code: 'usdt_trc20', name: 'trc_20' }, 'tron'],
  [{ code: 'ERC20', name: 'ERC-20' }, 'evm'],
  [{ code: 'BEP20', name: 'BEP-20' }, 'evm'],
  [{ code: 'BSC', name: 'BNB Smart Chain (BEP20)' }, 'evm'],
  [{ code: 'BTC', name: 'Bitcoin Blockchain' }, 'bitcoin'],
  [{ code: 'BCH', name: 'Bitcoin Cash Blockchain' }, 'bitcoin-cash'],
  [{ code: '17', name: 'Bitcoin Cash Blockchain' }, 'bitcoin-cash'],
  [{ code: 'XRP', name: 'Ripple Network' }, 'ripple'],
  [{ code: 'DOGE', name: 'Doge Blockchain' }, 'dogecoin'],
  [{ code: 'TON', name: 'TON Blockchain' }, 'ton'],
] as const)('knows the network %j as %s', (network, chain) => {
  expect(chainOf(network)).toBe(chain);
});

it.each([
  { code: 'BEP2', name: 'BEP2' },
  { code: 'BNB', name: 'BNB Beacon Chain (BEP2)' },
  { code: 'BSC', name: 'BNB Smart Chain (BEP2)' },
  { code: 'BTC', name: 'BTC Lightning' },
  { code: 'LN', name: 'Bitcoin (Lightning)' },
  { code: 'AVAX', name: 'Avalanche' },
  { code: 'SOL', name: 'Solana' },
  { code: 'TRC10', name: 'TRC-10' },
  { code: 'ERC20', name: 'TRC-20' },
  { code: 'BTC', name: '' },
  { code: 'constructor', name: 'constructor' },
  { code: 'x', name: 'A chain of tomorrow' },
])('does not guess the chain of the network %j', (network) => {
  expect(chainOf(network)).toBeUndefined();
});
