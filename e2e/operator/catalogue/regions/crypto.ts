import { countries, currenciesOf } from '../countries';
import { banner, icon, type Region, type RegionEntry, videoGuide } from '../entry';
import { cryptoAddress, memo } from '../fields';
import { limitsAcross } from '../limits';
import type { WireField, WireNetwork } from '../wire';

/** Networks by code, with the minimum deposit in US dollars. See docs/rules/crypto.md; it does not list NEO and TON. */
export const networks = {
  BTC: { name: 'Bitcoin Blockchain', code: 'BTC', minDeposit: 15 },
  ERC20: { name: 'ERC-20', code: 'ERC20', minDeposit: 10 },
  TRC20: { name: 'TRC-20', code: 'TRC20', minDeposit: 5 },
  BEP20: { name: 'BEP-20', code: 'BEP20', minDeposit: 5 },
  LTC: { name: 'Litecoin Blockchain', code: 'LTC', minDeposit: 5 },
  XMR: { name: 'Monero Blockchain', code: 'XMR', minDeposit: 10 },
  BCH: { name: 'Bitcoin Cash Blockchain', code: 'BCH', minDeposit: 10 },
  DASH: { name: 'Dash Blockchain', code: 'DASH', minDeposit: 5 },
  NEO: { name: 'Neo Blockchain', code: 'NEO', minDeposit: 10 },
  DOGE: { name: 'Doge Blockchain', code: 'DOGE', minDeposit: 5 },
  ZEC: { name: 'Zcash Blockchain', code: 'ZEC', minDeposit: 5 },
  XRP: { name: 'Ripple Network', code: 'XRP', minDeposit: 3 },
  XLM: { name: 'Stellar Network', code: 'XLM', minDeposit: 3 },
  TON: { name: 'TON Blockchain', code: 'TON', minDeposit: 5 },
} as const satisfies Record<string, WireNetwork>;

export type NetworkCode = keyof typeof networks;

interface Coin {
  code: string;
  title: string;
  on: readonly NetworkCode[];
}

/** All supported coins, most used first, with their networks. */
export const coins: readonly Coin[] = [
  { code: 'USDT', title: 'Tether', on: ['TRC20', 'ERC20', 'BEP20', 'TON'] },
  { code: 'BTC', title: 'Bitcoin', on: ['BTC'] },
  { code: 'ETH', title: 'Ethereum', on: ['ERC20', 'BEP20'] },
  { code: 'LTC', title: 'Litecoin', on: ['LTC'] },
  { code: 'TRX', title: 'TRON', on: ['TRC20'] },
  { code: 'TON', title: 'Toncoin', on: ['TON'] },
  { code: 'BNB', title: 'BNB', on: ['BEP20'] },
  { code: 'USDC', title: 'USD Coin', on: ['ERC20', 'BEP20'] },
  { code: 'DOGE', title: 'Dogecoin', on: ['DOGE'] },
  { code: 'XRP', title: 'XRP', on: ['XRP'] },
  { code: 'BCH', title: 'Bitcoin Cash', on: ['BCH'] },
  { code: 'XLM', title: 'Stellar', on: ['XLM'] },
  { code: 'DASH', title: 'Dash', on: ['DASH'] },
  { code: 'XMR', title: 'Monero', on: ['XMR'] },
  { code: 'ZEC', title: 'Zcash', on: ['ZEC'] },
  { code: 'NEO', title: 'NEO', on: ['NEO'] },
];

/** Networks on which exchanges share one address between customers and identify each by a number, the memo. */
const needsMemo = new Set<NetworkCode>(['XRP', 'XLM', 'TON']);

const networkField = (on: readonly NetworkCode[]): WireField => ({
  name: 'network',
  type: 'networks',
  placeholder_key: 'paymentMethods.placeholder.network',
  values: on.map((code) => ({ value: code, label: networks[code].name })),
});

/** Returns the fields for a payout in a coin: network, address and, if the network uses one, a memo. */
export const payoutFields = ({ on }: Coin): WireField[] => [
  networkField(on),
  cryptoAddress(on),
  ...(on.every((code) => needsMemo.has(code)) ? [memo] : []),
];

const balances = [...currenciesOf(countries), ...coins.map(({ code }) => code)];

const entries: RegionEntry[] = coins.map((coin) => ({
  countries: 'all',
  method: {
    name: coin.code.toLowerCase(),
    text: coin.title,
    category: 'crypto',
    currency: [coin.code],
    network: coin.on.map((code) => networks[code]),
    iconIds: icon(coin.code.toLowerCase()),
    isPopular: coin.code === 'USDT',
    banner: coin.code === 'USDT' ? banner('cryptoBonus') : undefined,
    badgeType: coin.code === 'TRX' ? 'fast' : undefined,
    ...(coin.code === 'USDT' && { video_guide_url: videoGuide('usdt', 'en_us', 'ru_ru') }),
  },
  // A withdrawal request is in the currency of the balance, whichever coin is paid out.
  withdrawal: {
    category: 'crypto',
    network: coin.on.map((code) => networks[code]),
    fields: payoutFields(coin),
    currency: balances,
    amount_rules: limitsAcross(balances, 10, 50_000).amount_rules,
  },
}));

export const crypto: Region = { deposits: entries };
