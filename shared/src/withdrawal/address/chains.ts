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

/** By what operators call a network; the first row that fits counts, since one name may hold another. */
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

/** The chain of a network; nothing for one we do not know, whose addresses only the server can judge. */
export function chainOf({ code, name }: Pick<Network, 'code' | 'name'>): Chain | undefined {
  const fits = (text: string) => names.find(([pattern]) => pattern.test(text))?.[1];
  return fits(code) ?? fits(name);
}
