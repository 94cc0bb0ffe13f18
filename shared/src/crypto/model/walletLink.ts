/** The target to which a wallet sends coins. */
export interface Payee {
  /** The coin's code. */
  coin: string;
  /** The network's code, as the server sends it. */
  network: string;
  address: string;
  memo?: string;
}

interface Scheme {
  coin: string;
  /** All codes of the link's network. The same coin on another network has no link. */
  network: RegExp;
  /** If false, an address with a memo has no link, because coins sent without the memo are lost. */
  carriesMemo?: boolean;
  link(payee: Payee): string | undefined;
}

/** BIP 21 and similar: the coin's scheme and the address. A Bitcoin Cash address may already include the scheme. */
const bip21 =
  (scheme: string) =>
  ({ address }: Payee) =>
    address.startsWith(`${scheme}:`) ? address : `${scheme}:${address}`;

/** EIP-681: the address, then the chain id. Only for the chain's own coin, because a token's link would call a contract. */
const eip681 =
  (chainId: number) =>
  ({ address }: Payee) =>
    /^0x[\da-f]{40}$/i.test(address) ? `ethereum:${address}@${chainId}` : undefined;

/** The type of a Stellar memo: a 64-bit id in decimal, else a text of at most 28 bytes. Undefined for a longer text. */
function stellarMemoType(memo: string): 'MEMO_ID' | 'MEMO_TEXT' | undefined {
  if (/^(?:0|[1-9]\d{0,19})$/.test(memo) && BigInt(memo) < 1n << 64n) return 'MEMO_ID';
  return new TextEncoder().encode(memo).length <= 28 ? 'MEMO_TEXT' : undefined;
}

/** SEP-7: pays to an account. The memo identifies the customer of the account. */
function sep7({ address, memo }: Payee) {
  const link = `web+stellar:pay?destination=${address}`;
  if (!memo) return link;
  const type = stellarMemoType(memo);
  return type && `${link}&memo=${encodeURIComponent(memo)}&memo_type=${type}`;
}

/** TON's transfer link, with the memo as its comment. */
const tonTransfer = ({ address, memo }: Payee) =>
  `ton://transfer/${address}${memo ? `?text=${encodeURIComponent(memo)}` : ''}`;

/** The chains with a link format that wallets support. */
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

/** Characters that are safe in a link: none of them can end the address. */
const safeAddress = /^[A-Za-z0-9_-]+(?::[A-Za-z0-9]+)?$/;

/** Half of a surrogate pair. A URL cannot contain it. */
const halfPair = /\p{Cs}/u;

/**
 * Returns a link that opens a wallet with the address filled in. The player enters the amount in the wallet. Returns undefined
 * for tokens, chains without a link format, unsafe addresses, and memos that the link cannot carry.
 */
export function walletLink(payee: Payee): string | undefined {
  if (!safeAddress.test(payee.address) || halfPair.test(payee.memo ?? '')) return undefined;
  const scheme = schemes.find(({ coin, network }) => coin === payee.coin && network.test(payee.network));
  return scheme && (!payee.memo || scheme.carriesMemo) ? scheme.link(payee) : undefined;
}
