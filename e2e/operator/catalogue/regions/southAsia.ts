import { icon, type Region, type RegionEntry, text } from '../entry';
import {
  accountNumber,
  bangladeshiBanks,
  bank,
  fullName,
  iban,
  nepaleseBanks,
  phone,
  sriLankanBanks,
} from '../fields';
import { limits } from '../limits';

const bankAccount = text('Bank account', 'Банковский счёт', 'حساب بنكي');
const bankTransfer = text('Bank transfer', 'Банковский перевод', 'تحويل بنكي');

/** Transfers between wallets. The widget requires a confirmation id for bKash and Nagad only. */
const bangladeshiTransfers = [
  ['bkash_p2p', 'bKash', 'bkash'],
  ['nagad_p2p', 'Nagad', 'nagad'],
  ['rocket_p2p', 'Rocket', 'rocket'],
  ['upay_p2p', 'Upay', 'upay'],
] as const;

const bangladesh: RegionEntry[] = [
  ...bangladeshiTransfers.map(([name, title, id]) => ({
    countries: ['bd'],
    isListedInEveryCurrency: name === 'bkash_p2p',
    method: {
      name,
      text: title,
      cardViewType: 5,
      ...limits({ BDT: [300, 25_000] }),
      fields: [phone('bd')],
      iconIds: icon(id),
      isPopular: name === 'bkash_p2p',
    },
    withdrawal: { fields: [phone('bd')] },
  })),
  {
    countries: ['bd'],
    method: {
      name: 'bkash',
      text: text('bKash Checkout', 'bKash Checkout', 'bKash Checkout'),
      ...limits({ BDT: [200, 30_000] }),
      fields: [phone('bd')],
      iconIds: icon('bkash'),
      badgeType: 'fast',
    },
  },
];

const pakistan: RegionEntry[] = [
  ...(
    [
      ['jazzcash', 'JazzCash'],
      ['easypaisa', 'Easypaisa'],
    ] as const
  ).map(([name, title]) => ({
    countries: ['pk'],
    method: {
      name,
      text: title,
      ...limits({ PKR: [500, 50_000] }),
      fields: [phone('pk')],
      iconIds: icon(name),
      isPopular: name === 'easypaisa',
    },
    withdrawal: { fields: [phone('pk'), fullName] },
  })),
  {
    countries: ['pk'],
    method: {
      name: 'jazzcash_p2p',
      text: text('JazzCash transfer', 'Перевод JazzCash', 'تحويل JazzCash'),
      cardViewType: 5,
      ...limits({ PKR: [1000, 100_000] }),
      fields: [phone('pk')],
      iconIds: icon('jazzcash'),
      isGuaranteedP2p: true,
    },
  },
  {
    countries: ['pk'],
    method: {
      name: 'raast',
      text: text('Bank transfer (Raast)', 'Банковский перевод (Raast)', 'تحويل بنكي (Raast)'),
      cardViewType: 9,
      ...limits({ PKR: [1000, 500_000] }),
      fields: [fullName],
      iconIds: icon('raast'),
    },
    withdrawal: { fields: [iban('PK'), fullName] },
  },
];

const sriLanka: RegionEntry[] = [
  {
    countries: ['lk'],
    method: {
      name: 'lankaqr',
      text: 'LANKAQR',
      cardViewType: 7,
      ...limits({ LKR: [1000, 200_000] }),
      iconIds: icon('lankaqr'),
      isPopular: true,
    },
  },
  {
    countries: ['lk'],
    method: {
      name: 'ezcash',
      text: 'eZ Cash',
      ...limits({ LKR: [500, 50_000] }),
      fields: [phone('lk')],
      iconIds: icon('ezcash'),
    },
  },
  {
    countries: ['lk'],
    method: {
      name: 'bank_transfer_lk',
      text: bankTransfer,
      cardViewType: 9,
      ...limits({ LKR: [1000, 1_000_000] }),
      fields: [bank(sriLankanBanks), fullName],
      iconIds: icon('bank_transfer'),
    },
    withdrawal: { text: bankAccount, fields: [bank(sriLankanBanks), accountNumber(6, 16), fullName] },
  },
];

const nepal: RegionEntry[] = [
  ...(
    [
      ['esewa', 'eSewa'],
      ['khalti', 'Khalti'],
      ['ime_pay', 'IME Pay'],
    ] as const
  ).map(([name, title]) => ({
    countries: ['np'],
    method: {
      name,
      text: title,
      ...limits({ NPR: [200, 50_000] }),
      fields: [phone('np')],
      iconIds: icon(name),
      isPopular: name === 'esewa',
    },
    withdrawal: { fields: [phone('np')] },
  })),
  {
    countries: ['np'],
    method: {
      name: 'connect_ips',
      text: 'connectIPS',
      ...limits({ NPR: [500, 200_000] }),
      fields: [bank(nepaleseBanks)],
      iconIds: icon('connectips'),
    },
    withdrawal: { fields: [bank(nepaleseBanks), accountNumber(10, 20), fullName] },
  },
];

export const southAsia: Region = {
  deposits: [...bangladesh, ...pakistan, ...sriLanka, ...nepal],
  payouts: [
    {
      countries: ['bd'],
      method: {
        name: 'bank_payout_bd',
        text: bankAccount,
        ...limits({ BDT: [1000, 200_000] }),
        fields: [bank(bangladeshiBanks), accountNumber(11, 17), fullName],
        iconIds: icon('bank_transfer'),
      },
    },
  ],
};
