import { banner, icon, type Region, text } from '../entry';
import { bank, cardCvv, cardExpiry, cardNumber, fullName, nigerianBanks, nuban } from '../fields';
import { limits } from '../limits';

const countries = ['ng'];

const cards = [
  ['ng_card_verve', 'Verve', 'verve'],
  ['ng_card_visa', 'Visa', 'visaOrMastercard'],
  ['ng_card_mastercard', 'Mastercard', 'visaOrMastercard'],
] as const;

export const nigeria: Region = {
  deposits: [
    {
      countries,
      isListedInEveryCurrency: true,
      method: {
        name: 'nigerian_virtual_accounts',
        text: text('Virtual account', 'Виртуальный счёт', 'حساب افتراضي'),
        category: 'bank_transfer_nigeria',
        cardViewType: 9,
        ...limits({ NGN: [500, 5_000_000] }),
        fields: [fullName],
        iconIds: icon('virtual_account'),
        badgeType: 'instant',
        isPopular: true,
        isPreparationRequired: true,
      },
    },
    {
      countries,
      method: {
        name: 'bank_transfer_ng',
        text: text('Bank transfer', 'Банковский перевод', 'تحويل بنكي'),
        category: 'bank_transfer_nigeria',
        cardViewType: 'bankTransfer',
        ...limits({ NGN: [1000, 5_000_000] }),
        fields: [bank(nigerianBanks), nuban],
        iconIds: icon('bank_transfer'),
      },
    },
    {
      countries,
      method: {
        name: 'ussd_ng',
        text: 'USSD',
        category: 'bank_transfer_nigeria',
        ...limits({ NGN: [500, 100_000] }),
        fields: [bank(nigerianBanks)],
        iconIds: icon('ussd'),
      },
    },
    ...cards.map(([name, title, scheme]) => ({
      countries,
      method: {
        name,
        text: title,
        category: 'nigeria-cards-grouped',
        ...limits({ NGN: [500, 1_000_000] }),
        fields: [cardNumber(scheme), cardExpiry, cardCvv],
        iconIds: icon(title.toLowerCase()),
        checkLuhn: true,
        needsCaptcha: 'recaptcha3' as const,
      },
    })),
    {
      countries,
      method: {
        name: 'opay',
        text: 'OPay',
        ...limits({ NGN: [500, 1_000_000] }),
        fields: [nuban],
        iconIds: icon('opay'),
        badgeType: 'fast',
        banner: banner('instantCredit'),
      },
    },
    {
      countries,
      method: {
        name: 'palmpay',
        text: 'PalmPay',
        ...limits({ NGN: [500, 1_000_000] }),
        fields: [nuban],
        iconIds: icon('palmpay'),
      },
    },
  ],
  payouts: [
    {
      countries,
      method: {
        name: 'bank_transfer_nigeria',
        text: text('Nigerian bank account', 'Счёт в банке Нигерии', 'حساب بنكي نيجيري'),
        category: 'bank_transfer_nigeria',
        ...limits({ NGN: [1000, 5_000_000] }),
        fields: [bank(nigerianBanks), nuban, fullName],
        iconIds: icon('bank_transfer'),
      },
    },
  ],
};
