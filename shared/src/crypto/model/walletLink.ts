/** What a wallet needs to know of an address. */
export interface Payee {
  /** The coin's code. */
  coin: string;
  /** The network's code, as the server names it. */
  network: string;
  address: string;
  memo?: string;
}

interface Scheme {
  coin: string;
  /** The network that the link means, by all that it is called; a coin of the same name on another network has no link. */
  network: RegExp;
  /** Without a memo that the address needs, and that the link cannot carry, coins are lost: then there is none. */
  carriesMemo?: boolean;
  link(payee: Payee): string | undefined;
}

/** BIP 21 and its like: the coin's own scheme and the address; cash addresses carry their scheme already. */
const bip21 =
  (scheme: string) =>
  ({ address }: Payee) =>
    address.startsWith(`${scheme}:`) ? address : `${scheme}:${address}`;

/** EIP-681: the chain's id follows the address. Only for the chain's own coin: a token's link would call a contract. */
const eip681 =
  (chainId: number) =>
  ({ address }: Payee) =>
    /^0x[\da-f]{40}$/i.test(address) ? `ethereum:${address}@${chainId}` : undefined;

/** What a Stellar memo is: a 64-bit id as it is written down, else a text of at most 28 bytes. */
function stellarMemoType(memo: string): 'MEMO_ID' | 'MEMO_TEXT' | undefined {
  if (/^(?:0|[1-9]\d{0,19})$/.test(memo) && BigInt(memo) < 1n << 64n) return 'MEMO_ID';
  return new TextEncoder().encode(memo).length <= 28 ? 'MEMO_TEXT' : undefined;
}

/** SEP-7: pays to an account, whose customers a memo tells apart. */
function sep7({ address, memo }: Payee) {
  const link = `web+stellar:pay?destination=${address}`;
  if (!memo) return link;
  const type = stellarMemoType(memo);
  return type && `${link}&memo=${encodeURIComponent(memo)}&memo_type=${type}`;
}

/** TON's transfer link; the memo goes as its comment. */
const tonTransfer = ({ address, memo }: Payee) =>
  `ton://transfer/${address}${memo ? `?text=${encodeURIComponent(memo)}` : ''}`;

/** The chains that have a link which wallets agree on. */
const schemes: readonly Scheme[] = [
  { coin: 'BTC', network: /^(?:btc|bitcoin)$/i, link: bip21('bitcoin') },
  { coin: 'BCH', network: /^(?:bch|bitcoin[-_ ]?cash)$/i, link: bip21('bitcoincash') },
  { coin: 'LTC', network: /^(?:ltc|litecoin)$/i, link: bip21('litecoin') },
  { coin: 'DASH', network: /^dash$/i, link: bip21('dash') },
  { coin: 'DOGE', network: /^doge(?:coin)?$/i, link: bip21('dogecoin') },
  { coin: 'ZEC', network: /^(?:zec|zcash)$/i, link: bip21('zcash') },
  { coin: 'XMR', network: /^(?:xmr|monero)$/i, link: bip21('monero') },
  { coin: 'ETH', network: /^(?:erc[-_ ]?20|eth|ethereum)$/i, link: eip681(1) },
  { coin: 'BNB', network: /^(?:bep[-_ ]?20|bsc|bnb|binance_smart_chain)$/i, link: eip681(56) },
  { coin: 'XLM', network: /^(?:xlm|stellar)$/i, carriesMemo: true, link: sep7 },
  { coin: 'TON', network: /^ton(?:coin)?$/i, carriesMemo: true, link: tonTransfer },
];

/** What any chain's address is made of: nothing that could end the address within a link. */
const plainAddress = /^[A-Za-z0-9_-]+(?::[A-Za-z0-9]+)?$/;

/**
 * The link that opens a wallet with the address filled in; nothing for tokens, for chains without such a link, for an
 * address that does not look like one, and for a memo that the link cannot carry. It names no amount: the player chooses it
 * in the wallet.
 */
export function walletLink(payee: Payee): string | undefined {
  if (!plainAddress.test(payee.address)) return undefined;
  const scheme = schemes.find(({ coin, network }) => coin === payee.coin && network.test(payee.network));
  return scheme && (!payee.memo || scheme.carriesMemo) ? scheme.link(payee) : undefined;
}
