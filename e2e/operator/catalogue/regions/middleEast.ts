import { icon, type Region, type RegionEntry, text } from '../entry';
import { cardNumber, fullName, iban, latinName, phone } from '../fields';
import { limits } from '../limits';
import { egypt } from './egypt';
import { turkey } from './turkey';

const ibanAccount = text('Bank account (IBAN)', 'Банковский счёт (IBAN)', 'حساب بنكي (IBAN)');
const bankTransfer = text('Bank transfer', 'Банковский перевод', 'تحويل بنكي');

const morocco: RegionEntry[] = [
  {
    countries: ['ma'],
    method: {
      name: 'cash_plus',
      text: 'Cash Plus',
      ...limits({ MAD: [100, 10_000] }),
      fields: [phone('ma')],
      iconIds: icon('cashplus'),
    },
    withdrawal: { fields: [phone('ma'), fullName] },
  },
  {
    countries: ['ma'],
    method: {
      name: 'wafacash',
      text: 'Wafacash',
      ...limits({ MAD: [100, 10_000] }),
      fields: [phone('ma'), fullName],
      iconIds: icon('wafacash'),
    },
  },
  {
    countries: ['ma'],
    method: {
      name: 'cmi_card',
      text: text('Moroccan bank card (CMI)', 'Карта банка Марокко (CMI)', 'بطاقة بنكية مغربية (CMI)'),
      cardViewType: 0,
      ...limits({ MAD: [100, 20_000] }),
      iconIds: icon('cmi'),
      isPopular: true,
    },
  },
];

const gulf: RegionEntry[] = [
  {
    countries: ['ae'],
    method: {
      name: 'aani',
      text: text('Aani', 'Aani', 'آني'),
      ...limits({ AED: [50, 50_000] }),
      fields: [phone('ae')],
      iconIds: icon('aani'),
      badgeType: 'instant',
    },
  },
  {
    countries: ['ae'],
    method: {
      name: 'bank_transfer_ae',
      text: bankTransfer,
      cardViewType: 9,
      ...limits({ AED: [100, 100_000] }),
      fields: [latinName],
      iconIds: icon('bank_transfer'),
    },
    withdrawal: { text: ibanAccount, fields: [iban('AE'), latinName] },
  },
  {
    countries: ['sa'],
    method: {
      name: 'mada',
      text: text('mada', 'mada', 'مدى'),
      category: 'card_method',
      ...limits({ SAR: [50, 20_000] }),
      iconIds: icon('mada'),
      isPopular: true,
    },
    withdrawal: { category: 'card_method', fields: [cardNumber('mada')] },
  },
  {
    countries: ['sa'],
    method: {
      name: 'stc_pay',
      text: text('STC Bank', 'STC Bank', 'بنك إس تي سي'),
      ...limits({ SAR: [20, 20_000] }),
      fields: [phone('sa')],
      iconIds: icon('stcpay'),
    },
    withdrawal: { fields: [phone('sa')] },
  },
  {
    countries: ['sa'],
    method: {
      name: 'sadad',
      text: text('SADAD', 'SADAD', 'سداد'),
      cardViewType: 9,
      ...limits({ SAR: [50, 50_000] }),
      iconIds: icon('sadad'),
    },
  },
];

export const middleEast: Region = {
  deposits: [...turkey, ...egypt, ...morocco, ...gulf],
  payouts: (
    [
      ['eg', 'EG', { EGP: [500, 200_000] }],
      ['sa', 'SA', { SAR: [100, 100_000] }],
    ] as const
  ).map(([country, code, range]) => ({
    countries: [country],
    method: {
      name: `bank_payout_${country}`,
      text: ibanAccount,
      ...limits(range),
      fields: [iban(code), latinName],
      iconIds: icon('bank_transfer'),
    },
  })),
};
