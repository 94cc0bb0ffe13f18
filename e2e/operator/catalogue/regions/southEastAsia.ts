import { icon, type Region, type RegionEntry, text } from '../entry';
import {
  accountNumber,
  bank,
  email,
  fullName,
  indonesianBanks,
  malaysianBanks,
  type PhoneCountry,
  philippineBanks,
  phone,
  thaiBanks,
  vietnameseBanks,
} from '../fields';
import { danaGroup } from '../groups';
import { limits } from '../limits';

type Range = Record<string, readonly [number, number]>;

const bankAccount = text('Bank account', 'Банковский счёт', 'حساب بنكي');

/** Builds wallets that pay in and out with a phone number. */
function wallets(country: PhoneCountry, range: Range, titles: Record<string, string>): RegionEntry[] {
  return Object.entries(titles).map(([name, title]) => ({
    countries: [country],
    method: {
      name,
      text: title,
      ...limits(range),
      fields: [phone(country)],
      iconIds: icon(name.replace(/_[a-z]{2}$/u, '')),
    },
    withdrawal: { fields: [phone(country), fullName] },
  }));
}

/** Builds the online banks of a country as one group. */
function onlineBanks(
  country: string,
  category: string,
  range: Range,
  titles: Record<string, string>,
): RegionEntry[] {
  return Object.entries(titles).map(([id, title]) => ({
    countries: [country],
    method: { name: `bank_${country}_${id}`, text: title, category, ...limits(range), iconIds: icon(id) },
  }));
}

/** Builds a QR code method of a national standard, shown on the eazype page. */
function qrCode(country: string, name: string, title: string, range: Range): RegionEntry {
  return {
    countries: [country],
    method: {
      name,
      text: title,
      cardViewType: 7,
      ...limits(range),
      iconIds: icon(name),
      badgeType: 'instant',
      isPopular: true,
    },
  };
}

const indonesia: RegionEntry[] = [
  { ...qrCode('id', 'qris', 'QRIS', { IDR: [20_000, 10_000_000] }), isListedInEveryCurrency: true },
  {
    countries: ['id'],
    method: {
      name: 'dana',
      text: 'DANA',
      ...danaGroup,
      ...limits({ IDR: [20_000, 10_000_000] }),
      fields: [phone('id')],
      iconIds: icon('dana'),
    },
    withdrawal: { fields: [phone('id'), fullName] },
  },
  {
    countries: ['id'],
    method: {
      name: 'dana_va',
      text: text('DANA virtual account', 'Виртуальный счёт DANA', 'حساب DANA الافتراضي'),
      ...danaGroup,
      cardViewType: 9,
      ...limits({ IDR: [50_000, 20_000_000] }),
      iconIds: icon('dana'),
      isVirtualAccount: true,
    },
  },
  ...wallets(
    'id',
    { IDR: [20_000, 10_000_000] },
    { ovo: 'OVO', gopay: 'GoPay', shopeepay: 'ShopeePay', linkaja: 'LinkAja' },
  ),
  ...onlineBanks(
    'id',
    'online-indonesian-banks-grouped',
    { IDR: [50_000, 50_000_000] },
    { bca: 'BCA', bri: 'BRI', bni: 'BNI', mandiri: 'Mandiri', cimb: 'CIMB Niaga', permata: 'Permata' },
  ),
];

const malaysia: RegionEntry[] = [
  qrCode('my', 'duitnow', 'DuitNow QR', { MYR: [30, 30_000] }),
  ...wallets(
    'my',
    { MYR: [20, 5000] },
    { tng: 'Touch ’n Go eWallet', boost: 'Boost', grabpay_my: 'GrabPay' },
  ),
  {
    countries: ['my'],
    method: {
      name: 'fpx',
      text: 'FPX',
      ...limits({ MYR: [30, 30_000] }),
      fields: [bank(malaysianBanks), email],
      iconIds: icon('fpx'),
    },
  },
  ...onlineBanks(
    'my',
    'online-malaysian-banks-grouped',
    { MYR: [30, 30_000] },
    {
      maybank: 'Maybank2U',
      cimb: 'CIMB Clicks',
      publicbank: 'Public Bank',
      rhb: 'RHB Bank',
      hongleong: 'Hong Leong Bank',
    },
  ),
];

const thailand: RegionEntry[] = [
  qrCode('th', 'promptpay', 'PromptPay', { THB: [100, 200_000] }),
  ...wallets('th', { THB: [100, 50_000] }, { truemoney: 'TrueMoney Wallet' }),
  ...onlineBanks(
    'th',
    'online-thailand-banks-grouped',
    { THB: [200, 200_000] },
    {
      kbank: 'Kasikornbank',
      scb: 'Siam Commercial Bank',
      bbl: 'Bangkok Bank',
      ktb: 'Krungthai Bank',
      krungsri: 'Krungsri',
    },
  ),
  {
    countries: ['th'],
    method: {
      name: 'bank_transfer_th',
      text: text('Bank transfer', 'Банковский перевод', 'تحويل بنكي'),
      cardViewType: 9,
      ...limits({ THB: [300, 500_000] }),
      fields: [bank(thaiBanks), accountNumber(10, 12)],
      iconIds: icon('bank_transfer'),
    },
  },
];

const vietnam: RegionEntry[] = [
  qrCode('vn', 'vietqr', 'VietQR', { VND: [100_000, 300_000_000] }),
  ...wallets(
    'vn',
    { VND: [50_000, 20_000_000] },
    { momo: 'MoMo', zalopay: 'ZaloPay', viettel_money: 'Viettel Money' },
  ),
  {
    countries: ['vn'],
    method: {
      name: 'bank_transfer_vn',
      text: text('Bank transfer', 'Банковский перевод', 'تحويل بنكي'),
      cardViewType: 9,
      ...limits({ VND: [200_000, 500_000_000] }),
      fields: [bank(vietnameseBanks), fullName],
      iconIds: icon('bank_transfer'),
    },
  },
];

const philippines: RegionEntry[] = [
  ...wallets('ph', { PHP: [100, 50_000] }, { gcash: 'GCash', maya: 'Maya', grabpay_ph: 'GrabPay' }),
  qrCode('ph', 'qrph', 'QR Ph', { PHP: [100, 50_000] }),
  {
    countries: ['ph'],
    method: {
      name: 'online_bank_ph',
      text: text('Online banking', 'Интернет-банк', 'الخدمات المصرفية عبر الإنترنت'),
      ...limits({ PHP: [500, 100_000] }),
      fields: [bank(philippineBanks)],
      iconIds: icon('bank_transfer'),
    },
  },
];

/** Countries with payouts to a bank account: banks, length of the account number, and limits. */
const bankPayouts = [
  ['id', indonesianBanks, [10, 16], { IDR: [100_000, 100_000_000] }],
  ['my', malaysianBanks, [8, 17], { MYR: [50, 50_000] }],
  ['th', thaiBanks, [10, 12], { THB: [300, 500_000] }],
  ['vn', vietnameseBanks, [6, 19], { VND: [200_000, 500_000_000] }],
  ['ph', philippineBanks, [10, 16], { PHP: [500, 100_000] }],
] as const;

export const southEastAsia: Region = {
  deposits: [...indonesia, ...malaysia, ...thailand, ...vietnam, ...philippines],
  payouts: bankPayouts.map(([country, banks, [shortest, longest], range]) => ({
    countries: [country],
    method: {
      name: `bank_payout_${country}`,
      text: bankAccount,
      ...limits(range),
      fields: [bank(banks), accountNumber(shortest, longest), fullName],
      iconIds: icon('bank_transfer'),
    },
  })),
};
