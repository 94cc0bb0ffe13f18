import type { Network } from '@paywidget/shared/contract';

/** The chains whose addresses the widget can check before the player sends coins to them. */
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

/**
 * The names of each chain, in lower case without spaces, hyphens and underscores. A network counts as known only by its exact
 * name: "BEP2" is not "BEP20", and "BTC Lightning" is not "BTC".
 */
const namesByChain: Readonly<Record<Chain, readonly string[]>> = {
  bitcoin: ['btc', 'bitcoin'],
  'bitcoin-cash': ['bch', 'bitcoincash'],
  litecoin: ['ltc', 'litecoin'],
  dogecoin: ['doge', 'dogecoin'],
  dash: ['dash'],
  zcash: ['zec', 'zcash'],
  evm: [
    ...['erc20', 'eth', 'ethereum'],
    ...['bep20', 'bsc', 'bnbsmartchain', 'binancesmartchain'],
    ...['polygon', 'polygonpos', 'matic', 'arbitrum', 'arbitrumone', 'optimism', 'opmainnet'],
    ...['avalanchecchain', 'avaxcchain', 'avaxc', 'base', 'linea', 'zksyncera'],
  ],
  tron: ['trc20', 'trx', 'tron'],
  ton: ['ton', 'toncoin', 'theopennetwork'],
  ripple: ['xrp', 'ripple', 'xrpl', 'xrpledger'],
  stellar: ['xlm', 'stellar', 'stellarlumens'],
  monero: ['xmr', 'monero'],
  neo: ['neo', 'n3', 'neon3', 'neolegacy'],
};

const chainByName: ReadonlyMap<string, Chain> = new Map(
  (Object.keys(namesByChain) as Chain[]).flatMap((chain) =>
    namesByChain[chain].map((name) => [name, chain] as const),
  ),
);

function chainNamed(name: string): Chain | undefined {
  const plain = name.toLowerCase().replace(/[\s_-]/g, '');
  return chainByName.get(plain) ?? chainByName.get(plain.replace(/(?:blockchain|network|mainnet)$/, ''));
}

/** Returns the chain that all names share. Undefined if a name is unknown or belongs to another chain. */
function commonChain(names: readonly string[]): Chain | undefined {
  const [first, ...others] = names.map(chainNamed);
  return others.every((chain) => chain === first) ? first : undefined;
}

/**
 * Returns the chain of a network whose name is known exactly: "TRC-20", "Bitcoin Blockchain", "Tron (TRC20)". Undefined for
 * any other name, and if the network's code belongs to another known chain.
 */
export function chainOf({ code, name }: Pick<Network, 'code' | 'name'>): Chain | undefined {
  const parts = name.split(/[()]/).filter((part) => part.trim() !== '');
  const chain = commonChain(parts);
  const coded = chainNamed(code);
  return coded === undefined || coded === chain ? chain : undefined;
}
