import { createHash } from 'node:crypto';

/** Address format of each supported coin on its own blockchain. `length` does not include the prefix. */
const addressForms: Record<
  string,
  { prefix: string; alphabet: string; length: number; needsMemo?: boolean }
> = {
  BTC: { prefix: 'bc1q', alphabet: 'bech32', length: 38 },
  ETH: { prefix: '0x', alphabet: 'hex', length: 40 },
  LTC: { prefix: 'ltc1q', alphabet: 'bech32', length: 38 },
  USDT: { prefix: 'T', alphabet: 'base58', length: 33 },
  TRX: { prefix: 'T', alphabet: 'base58', length: 33 },
  XMR: { prefix: '4', alphabet: 'base58', length: 94 },
  BCH: { prefix: 'bitcoincash:q', alphabet: 'bech32', length: 41 },
  DASH: { prefix: 'X', alphabet: 'base58', length: 33 },
  NEO: { prefix: 'N', alphabet: 'base58', length: 33 },
  DOGE: { prefix: 'D', alphabet: 'base58', length: 33 },
  ZEC: { prefix: 't1', alphabet: 'base58', length: 33 },
  XRP: { prefix: 'r', alphabet: 'base58', length: 33, needsMemo: true },
  XLM: { prefix: 'G', alphabet: 'base32', length: 55, needsMemo: true },
  BNB: { prefix: '0x', alphabet: 'hex', length: 40 },
  USDC: { prefix: '0x', alphabet: 'hex', length: 40 },
  TON: { prefix: 'UQ', alphabet: 'base64url', length: 46, needsMemo: true },
};

const alphabets: Record<string, string> = {
  hex: '0123456789abcdef',
  bech32: 'qpzry9x8gf2tvdw0s3jn54khce6mua7l',
  base32: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  base58: '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz',
  base64url: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_',
};

/** Networks by name: the coin whose address format they use, and their blockchain as pushes name it. */
const chainByNetwork: readonly [RegExp, coin: string, blockchain: string][] = [
  [/trc|tron/i, 'TRX', 'TRON'],
  [/erc|ethereum/i, 'ETH', 'ETHEREUM'],
  [/bep|bsc|binance/i, 'BNB', 'BINANCE_SMART_CHAIN'],
  [/^ton|toncoin/i, 'TON', 'TON'],
  [/litecoin|^ltc/i, 'LTC', 'LITECOIN'],
  [/bitcoin cash|^bch/i, 'BCH', 'BITCOIN_CASH'],
  [/bitcoin|^btc/i, 'BTC', 'BITCOIN'],
];

const chainOf = (network: string) => chainByNetwork.find(([pattern]) => pattern.test(network));

/** Returns the blockchain name used in `deposit.status` pushes. */
export const blockchainOf = (coin: string, network = coin) =>
  (chainOf(network) ?? chainOf(coin))?.[2] ?? network.toUpperCase();

/** Derives an address from the seed. It has a valid prefix, alphabet and length, but no private key. */
export function addressFor(seed: string, coin: string, network: string) {
  const form = addressForms[chainOf(network)?.[1] ?? coin] ?? addressForms.ETH;
  const alphabet = alphabets[form?.alphabet ?? 'hex'] ?? '';
  const bytes = [0, 1, 2, 3].flatMap((part) => [
    ...createHash('sha256').update(`${seed} ${coin} ${network} ${part}`).digest(),
  ]);
  const body = bytes
    .slice(0, form?.length)
    .map((byte) => alphabet[byte % alphabet.length])
    .join('');
  return {
    address: `${form?.prefix}${body}`,
    memo: form?.needsMemo ? String(100_000 + ((bytes[100] ?? 0) * 256 + (bytes[101] ?? 0))) : undefined,
  };
}
