import type { Network } from '@paywidget/shared/contract';

/** The chains whose addresses can be checked before coins are sent to them. */
export type Chain =
  | 'bitcoin'
  | 'bitcoin-cash'
  | 'litecoin'
  | 'dogecoin'
  | 'dash'
  | 'zcash'
  | 'evm'
  | 'tron'
  | 'ton'
  | 'ripple'
  | 'stellar'
  | 'monero'
  | 'neo';

/** Names that operators use for networks. The first match counts, since one name may contain another. */
const names: readonly (readonly [RegExp, Chain])[] = [
  [/trc|tron|\btrx\b/i, 'tron'],
  [/erc|bep|bsc|binance|ethereum|\beth\b|polygon|arbitrum|optimism|avalanche|\bbase\b/i, 'evm'],
  [/bitcoin[ _-]?cash|\bbch\b/i, 'bitcoin-cash'],
  [/bitcoin|\bbtc\b/i, 'bitcoin'],
  [/litecoin|\bltc\b/i, 'litecoin'],
  [/doge/i, 'dogecoin'],
  [/dash/i, 'dash'],
  [/zcash|\bzec\b/i, 'zcash'],
  [/ripple|\bxrp\b/i, 'ripple'],
  [/stellar|\bxlm\b/i, 'stellar'],
  [/monero|\bxmr\b/i, 'monero'],
  [/\bneo\b/i, 'neo'],
  [/toncoin|\bton\b/i, 'ton'],
];

/** Returns the chain of a network, undefined for an unknown one, whose addresses only the server can check. */
export function chainOf({ code, name }: Pick<Network, 'code' | 'name'>): Chain | undefined {
  const fits = (text: string) => names.find(([pattern]) => pattern.test(text))?.[1];
  return fits(code) ?? fits(name);
}
