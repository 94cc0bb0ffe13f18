import type { CatalogueEntry, RegionEntry } from './entry';
import { icon, text, themedIcon, withPositions } from './entry';
import { accountNumber, latinName, routingNumber, ruledField } from './fields';
import { limits } from './limits';
import { coins, networks, payoutFields } from './regions/crypto';

const countries = ['us', 'ca'];

/**
 * Currencies of the methods that sell boxes. They include the coin codes, because a player's balance can be in coins.
 */
const currency = ['USD', 'CAD', 'GC', 'SC', 'QGC', 'QSC'];

const zipCode = ruledField('zipCode', { pattern: /^\d{5}(?:-\d{4})?$/u });

const fiat: RegionEntry[] = [
  {
    countries,
    method: {
      name: 'sweep_card',
      text: text('Bank card', 'Банковская карта', 'بطاقة مصرفية'),
      category: 'card_method',
      currency,
      iconIds: [{ id: 'visa' }, { id: 'mastercard' }, { id: 'discover' }],
      fields: [zipCode],
      isPopular: true,
      needsCaptcha: 'recaptcha3',
    },
  },
  {
    countries,
    method: {
      name: 'sweep_apple_pay',
      text: 'Apple Pay',
      category: 'card_method',
      currency,
      iconIds: themedIcon('applepay'),
      badgeType: 'fast',
    },
  },
  {
    countries,
    method: {
      name: 'sweep_google_pay',
      text: 'Google Pay',
      category: 'card_method',
      currency,
      iconIds: icon('googlepay'),
    },
  },
  {
    countries: ['us'],
    method: {
      name: 'sweep_ach',
      text: text('Bank account (ACH)', 'Банковский счёт (ACH)', 'حساب بنكي (ACH)'),
      currency,
      iconIds: icon('ach'),
      fields: [routingNumber, accountNumber(4, 17), latinName],
    },
  },
  {
    countries: ['us'],
    method: { name: 'sweep_cash_app', text: 'Cash App Pay', currency, iconIds: icon('cashapp') },
  },
  {
    countries,
    method: { name: 'sweep_skrill', text: 'Skrill', currency, iconIds: icon('skrill'), badgeType: 'brand' },
  },
  {
    countries: ['ca'],
    method: { name: 'sweep_interac', text: 'Interac e-Transfer', currency, iconIds: icon('interac') },
  },
];

const crypto: RegionEntry[] = coins
  .filter(({ code }) => code !== 'NEO')
  .map(({ code, title, on }) => ({
    countries,
    method: {
      name: `sweep_${code.toLowerCase()}`,
      text: title,
      category: 'crypto',
      currency: [code],
      network: on.map((network) => networks[network]),
      iconIds: icon(code.toLowerCase()),
    },
  }));

/** Crypto currencies in which sweep coins can be redeemed. */
const redeemable = new Set(['USDT', 'BTC', 'ETH', 'LTC', 'TRX', 'USDC', 'DOGE', 'BCH']);

const redemptions: RegionEntry[] = coins
  .filter(({ code }) => redeemable.has(code))
  .map((coin) => ({
    countries,
    method: {
      name: `redeem_${coin.code.toLowerCase()}`,
      text: coin.title,
      category: 'crypto',
      ...limits({ SC: [50, 10_000], QSC: [50, 10_000] }),
      currency: [coin.code],
      network: coin.on.map((network) => networks[network]),
      fields: payoutFields(coin),
      iconIds: icon(coin.code.toLowerCase()),
    },
  }));

/** Methods to buy a box of coins. */
export const sweepstakeDeposits: readonly CatalogueEntry[] = withPositions([...fiat, ...crypto]);

/** Methods to redeem sweep coins. */
export const sweepstakeWithdrawals: readonly CatalogueEntry[] = withPositions(redemptions);
