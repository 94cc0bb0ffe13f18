import { agentChat, icon, type Region, text } from '../entry';
import { cardNumber, cardTail, fullName, iban } from '../fields';
import { limits } from '../limits';

const countries = ['ua'];

const banks = [
  ['mono', 'monobank', 'monobank'],
  ['privat', text('PrivatBank', 'ПриватБанк', 'بريفات بنك'), 'privatbank'],
  ['abank', text('A-Bank', 'А-Банк', 'إيه-بنك'), 'abank'],
  ['pumb', text('PUMB', 'ПУМБ', 'بي يو إم بي'), 'pumb'],
] as const;

const cashPoints = [
  ['ibox', 'iBox'],
  ['easypay', 'EasyPay'],
  ['city24', 'City24'],
] as const;

export const ukraine: Region = {
  deposits: [
    {
      countries,
      method: {
        name: 'card_uah',
        text: text('Bank card', 'Банковская карта', 'بطاقة مصرفية'),
        cardViewType: 0,
        ...limits({ UAH: [200, 29_999] }),
        iconIds: [{ id: 'visa' }, { id: 'mastercard' }],
        isPopular: true,
        recommendedAmounts: [300, 500, 1000, 3000, 5000],
      },
      withdrawal: { fields: [cardNumber('visaOrMastercard')], category: 'card_method', checkLuhn: true },
    },
    {
      countries,
      method: {
        name: 'privat24',
        text: text('Privat24', 'Приват24', 'بريفات24'),
        ...limits({ UAH: [100, 25_000] }),
        iconIds: icon('privatbank'),
      },
    },
    ...banks.map(([id, title, iconId]) => ({
      countries,
      method: {
        name: `card_p2p_ua_${id}`,
        text: title,
        category: 'p2p_methods_ukraine',
        cardViewType: 5,
        ...limits({ UAH: [300, 29_999] }),
        fields: [fullName, cardTail],
        iconIds: icon(iconId),
      },
    })),
    ...cashPoints.map(([id, title]) => ({
      countries,
      method: {
        name: `cash_ua_${id}`,
        text: title,
        category: 'cash_methods_ukraine',
        cardViewType: 20,
        ...limits({ UAH: [100, 14_999] }),
        iconIds: icon(id),
        agentLink: agentChat(`ua_${id}`),
      },
    })),
  ],
  payouts: [
    {
      countries,
      method: {
        name: 'bank_payout_ua',
        text: text('Bank account (IBAN)', 'Банковский счёт (IBAN)', 'حساب بنكي (IBAN)'),
        ...limits({ UAH: [500, 100_000] }),
        fields: [iban('UA'), fullName],
        iconIds: icon('bank_transfer'),
      },
    },
  ],
};
