import { agentChat, banner, icon, type Region, type RegionEntry, text } from '../entry';
import { cardHolder, cardNumber, fullName, iban, iin, latinName, phone } from '../fields';
import { rcgCardGroup } from '../groups';
import { limits } from '../limits';
import { azerbaijan } from './azerbaijan';
import { kazakhstan } from './kazakhstan';
import { kyrgyzstan } from './kyrgyzstan';
import { tajikistan } from './tajikistan';
import { uzbekistan } from './uzbekistan';

/** Limits of the methods that serve all five countries with international transfers. */
const across = limits({
  AZN: [10, 2000],
  KGS: [500, 100_000],
  KZT: [3000, 500_000],
  TJS: [50, 10_000],
  UZS: [50_000, 10_000_000],
});
const all = ['az', 'kg', 'kz', 'tj', 'uz'];

const international: RegionEntry[] = [
  ...(['tbank', 'sber'] as const).map((id) => ({
    countries: all,
    method: {
      name: `sbp_transgran_rabbit_${id}`,
      text:
        id === 'tbank'
          ? text('Transfer to T-Bank', 'Перевод в Т-Банк', 'تحويل إلى تي-بنك')
          : text('Transfer to Sberbank', 'Перевод в Сбербанк', 'تحويل إلى سبيربنك'),
      category: 'sbp-transgran-grouped',
      cardViewType: 5,
      ...across,
      fields: [fullName],
      iconIds: icon(id === 'tbank' ? 'tbank' : 'sberbank'),
    },
  })),
  ...(['visa', 'mastercard'] as const).map((scheme) => ({
    countries: ['az', 'kz', 'uz'],
    method: {
      name: `rcg_card_${scheme}`,
      text: scheme === 'visa' ? 'Visa' : 'Mastercard',
      ...rcgCardGroup,
      ...limits({ AZN: [10, 3000], KZT: [2500, 1_000_000], UZS: [50_000, 20_000_000] }),
      fields: [cardNumber('visaOrMastercard'), cardHolder],
      iconIds: icon(scheme),
      checkLuhn: true,
    },
    withdrawal: { category: 'card_method', fields: [cardNumber('visaOrMastercard')], checkLuhn: true },
  })),
  {
    countries: ['az', 'kz', 'tj', 'uz'],
    method: {
      name: 'cash_agent',
      text: text('Cash through an agent', 'Наличные через агента', 'نقدًا عبر وكيل'),
      category: 'cash_methods',
      cardViewType: 20,
      ...across,
      iconIds: icon('cash'),
      agentLink: agentChat('central_asia'),
      banner: banner('cashWarning'),
    },
  },
  {
    countries: ['az', 'kz', 'tj', 'uz'],
    method: {
      name: 'cash_terminal',
      text: text('Payment terminal', 'Платёжный терминал', 'محطة الدفع'),
      category: 'cash_methods',
      cardViewType: 'cash',
      ...across,
      iconIds: icon('terminal'),
      agentLink: agentChat('terminals'),
    },
  },
];

export const centralAsia: Region = {
  deposits: [...kazakhstan, ...kyrgyzstan, ...uzbekistan, ...azerbaijan, ...tajikistan, ...international],
  payouts: [
    {
      countries: ['kz'],
      method: {
        name: 'bank_payout_kz',
        text: text('Bank account', 'Банковский счёт', 'حساب بنكي'),
        ...limits({ KZT: [10_000, 5_000_000] }),
        fields: [iban('KZ'), iin, fullName],
        iconIds: icon('bank_transfer'),
      },
    },
    {
      countries: ['az'],
      method: {
        name: 'bank_payout_az',
        text: text('Bank account', 'Банковский счёт', 'حساب بنكي'),
        ...limits({ AZN: [20, 10_000] }),
        fields: [iban('AZ'), latinName],
        iconIds: icon('bank_transfer'),
      },
    },
    {
      countries: ['kg'],
      method: {
        name: 'card_payout_kg',
        text: text('Elcart or Visa card', 'Карта Элкарт или Visa', 'بطاقة Elcart أو Visa'),
        category: 'card_method',
        ...limits({ KGS: [1000, 200_000] }),
        fields: [cardNumber(), fullName],
        iconIds: [{ id: 'elcart' }, { id: 'visa' }],
      },
    },
    {
      countries: ['kg'],
      method: {
        name: 'phone_payout_kg',
        text: text('Transfer by phone number', 'Перевод по номеру телефона', 'تحويل برقم الهاتف'),
        ...limits({ KGS: [500, 100_000] }),
        fields: [phone('kg'), fullName],
        iconIds: icon('phone_transfer'),
      },
    },
  ],
};
