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
  /** The networks that the link means; a coin of the same name on another network has no link. */
  network: RegExp;
  link(payee: Payee): string;
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
    `ethereum:${address}@${chainId}`;

const query = (values: Readonly<Record<string, string>>) => new URLSearchParams(values).toString();

/** SEP-7: pays to an account, whose customers a numeric memo tells apart. */
const sep7 = ({ address, memo }: Payee) =>
  `web+stellar:pay?${query({ destination: address, ...(memo && { memo, memo_type: 'MEMO_ID' }) })}`;

/** TON's transfer link; the memo goes as its comment. */
const tonTransfer = ({ address, memo }: Payee) =>
  `ton://transfer/${address}${memo ? `?${query({ text: memo })}` : ''}`;

/** The chains that have a link which wallets agree on. */
const schemes: readonly Scheme[] = [
  { coin: 'BTC', network: /^(btc|bitcoin)/i, link: bip21('bitcoin') },
  { coin: 'BCH', network: /^(bch|bitcoin)/i, link: bip21('bitcoincash') },
  { coin: 'LTC', network: /^(ltc|litecoin)/i, link: bip21('litecoin') },
  { coin: 'DASH', network: /^dash/i, link: bip21('dash') },
  { coin: 'DOGE', network: /^doge/i, link: bip21('dogecoin') },
  { coin: 'ZEC', network: /^(zec|zcash)/i, link: bip21('zcash') },
  { coin: 'XMR', network: /^(xmr|monero)/i, link: bip21('monero') },
  { coin: 'ETH', network: /^(erc|eth)/i, link: eip681(1) },
  { coin: 'BNB', network: /^(bep|bsc|bnb)/i, link: eip681(56) },
  { coin: 'XLM', network: /^(xlm|stellar)/i, link: sep7 },
  { coin: 'TON', network: /^ton/i, link: tonTransfer },
];

/** What any chain's address is made of: nothing that could end the address within a link. */
const plainAddress = /^[A-Za-z0-9_-]+(?::[A-Za-z0-9]+)?$/;

/**
 * The link that opens a wallet with the address filled in; nothing for tokens, for chains without such a link, and for an
 * address that does not look like one. It names no amount: the player chooses it in the wallet.
 */
export function walletLink(payee: Payee): string | undefined {
  if (!plainAddress.test(payee.address)) return undefined;
  const scheme = schemes.find(({ coin, network }) => coin === payee.coin && network.test(payee.network));
  return scheme?.link(payee);
}
