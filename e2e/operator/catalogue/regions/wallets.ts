import {
  type Country,
  centralAsia,
  countries,
  currenciesOf,
  europe,
  latinAmerica,
  southEastAsia,
} from '../countries';
import { banner, icon, type MethodWithoutPosition, type Region, type RegionEntry } from '../entry';
import {
  neosurfCode,
  perfectMoneyAccount,
  voucherPin,
  walletEmail,
  walletNumber,
  webmoneyPurse,
} from '../fields';
import { limits, limitsAcross } from '../limits';
import type { WireField } from '../wire';

interface Wallet {
  name: string;
  title: string;
  served: Country[];
  /** Minimum and maximum in US dollars, converted to each currency. */
  dollars: readonly [number, number];
  payIn?: WireField[];
  payOut?: WireField[];
  rest?: Partial<MethodWithoutPosition>;
}

const eMoney = { category: 'e-money' };

/** International wallets. The countries are plausible examples, not the wallets' real coverage. */
const wallets: Wallet[] = [
  {
    name: 'skrill',
    title: 'Skrill',
    served: [...europe, 'ae', 'ca', 'br', 'jp', 'my', 'ph', 'th', 'vn'],
    dollars: [10, 10_000],
    payIn: [walletEmail],
    payOut: [walletEmail],
    rest: { isBonusRestricted: true, badgeType: 2 },
  },
  {
    name: 'neteller',
    title: 'Neteller',
    served: [...europe, 'ca', 'jp', 'ph', 'th'],
    dollars: [10, 10_000],
    payIn: [walletEmail],
    payOut: [walletEmail],
    rest: { isBonusRestricted: true },
  },
  {
    name: 'jeton',
    title: 'Jeton',
    served: ['de', 'fi', 'fr', 'gr', 'se', 'tr', 'az', 'jp'],
    dollars: [10, 5000],
    payIn: [walletNumber(6, 12)],
    payOut: [walletNumber(6, 12)],
    rest: { badgeType: 'exclusive' },
  },
  {
    name: 'mifinity',
    title: 'MiFinity',
    served: [...europe, 'ca', 'br', 'jp', 'ae', 'sa'],
    dollars: [10, 5000],
    payOut: [walletEmail],
  },
  {
    name: 'muchbetter',
    title: 'MuchBetter',
    served: ['cz', 'de', 'gb', 'pl', 'pt', 'ca', 'br', 'jp'],
    dollars: [10, 5000],
    payOut: [walletEmail],
  },
  {
    name: 'astropay',
    title: 'AstroPay',
    served: [...latinAmerica, ...southEastAsia, 'in', 'ng', 'ke', 'tr', 'bd', 'lk', 'gh', 'tz'],
    dollars: [5, 3000],
    payOut: [walletEmail],
    rest: { ...eMoney, banner: banner('astropayBonus') },
  },
  {
    name: 'payz',
    title: 'Payz',
    served: [...europe, 'br', 'jp', 'th', 'vn', 'za'],
    dollars: [10, 5000],
    payIn: [walletNumber(10, 10)],
    payOut: [walletNumber(10, 10)],
    rest: eMoney,
  },
  {
    name: 'piastrix',
    title: 'Piastrix',
    served: [...centralAsia, 'ru', 'ua', 'tr'],
    dollars: [5, 3000],
    payOut: [walletNumber(12, 12)],
    rest: eMoney,
  },
  {
    name: 'webmoney_usd',
    title: 'WebMoney',
    served: ['az', 'kz', 'tj', 'uz', 'ru', 'vn'],
    dollars: [5, 2000],
    payIn: [webmoneyPurse],
    payOut: [webmoneyPurse],
    rest: { ...eMoney, iconIds: icon('webmoney') },
  },
  {
    name: 'volet',
    title: 'Volet',
    served: ['az', 'kz', 'tj', 'uz', 'ua', 'tr', 'eg', 'ma', 'ng'],
    dollars: [5, 5000],
    payOut: [walletEmail],
    rest: eMoney,
  },
  {
    name: 'paysafecard',
    title: 'paysafecard',
    served: [...europe, 'ca', 'mx', 'pe', 'tr', 'ae', 'sa'],
    dollars: [10, 1000],
    payIn: [voucherPin],
    rest: { isBonusRestricted: true },
  },
  {
    name: 'neosurf',
    title: 'Neosurf',
    served: ['fr', 'es', 'ca', 'ci', 'cm', 'sn', 'ma'],
    dollars: [10, 500],
    payIn: [neosurfCode],
  },
  {
    name: 'chipper',
    title: 'Chipper Cash',
    served: ['gh', 'ke', 'ng', 'ug', 'za', 'zm', 'tz'],
    dollars: [2, 2000],
    payOut: [walletEmail],
  },
];

const entries: RegionEntry[] = wallets.map(({ name, title, served, dollars, payIn, payOut, rest }) => {
  const method = {
    name,
    text: title,
    ...limitsAcross(currenciesOf(served), ...dollars),
    fields: payIn,
    iconIds: icon(name),
    ...rest,
  };
  return { countries: served, method, withdrawal: payOut && { category: rest?.category, fields: payOut } };
});

const everywhere = currenciesOf(countries);

/** Countries without this method, to vary the lists. It is restricted in roughly these countries. */
const withoutBinance = new Set<Country>(['ca', 'cn', 'de', 'gb', 'jp', 'nl', 'ru', 'us']);

export const worldwideWallets: Region = {
  deposits: [
    ...entries,
    {
      countries: 'all',
      method: {
        name: 'perfect_money',
        text: 'Perfect Money',
        ...eMoney,
        ...limitsAcross([...everywhere], 5, 10_000),
        iconIds: icon('perfectmoney'),
      },
      withdrawal: { ...eMoney, fields: [perfectMoneyAccount] },
    },
    {
      countries: countries.filter((country) => !withoutBinance.has(country)),
      method: {
        name: 'binance_pay',
        text: 'Binance Pay',
        ...limitsAcross([...everywhere], 5, 20_000),
        iconIds: icon('binance'),
        badgeType: 'top',
      },
      withdrawal: { fields: [walletNumber(8, 10)] },
    },
    {
      // Limits of 21 to 20,155 pesos: an example with a maximum that is not round.
      countries: ['mx'],
      method: {
        name: 'emoney_mx',
        text: 'Todito Cash',
        ...eMoney,
        ...limits({ MXN: [21, 20_155] }),
        iconIds: icon('todito'),
      },
    },
    {
      // No limits here and none from `deposit-limits`, so the widget requires at least 1.
      countries: ['in', 'pk'],
      method: {
        name: 'airtm',
        text: 'Airtm',
        ...eMoney,
        currency: ['INR', 'PKR'],
        iconIds: icon('airtm'),
      },
    },
    {
      // No limits here: the widget loads them from `deposit-limits`.
      countries: ['br', 'mx', 'co', 'ar'],
      method: {
        name: 'payretailers',
        text: 'PayRetailers',
        ...eMoney,
        currency: ['BRL', 'MXN', 'COP', 'ARS'],
        iconIds: icon('payretailers'),
      },
      depositLimits: {
        BRL: { min: 25, max: 8000 },
        MXN: { min: 80, max: 30_000 },
        COP: { min: 20_000, max: 8_000_000 },
        ARS: { min: 5000, max: 2_000_000 },
      },
    },
  ],
};
