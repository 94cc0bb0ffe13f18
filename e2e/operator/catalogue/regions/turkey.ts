import { icon, type RegionEntry, text } from '../entry';
import { fullName, iban, phone, turkishId, walletNumber } from '../fields';
import { limits } from '../limits';

export const turkey: RegionEntry[] = [
  {
    countries: ['tr'],
    isListedInEveryCurrency: true,
    method: {
      name: 'papara',
      text: 'Papara',
      ...limits({ TRY: [250, 100_000] }),
      fields: [walletNumber(10, 10), fullName],
      iconIds: icon('papara'),
      isPopular: true,
      badgeType: 'fast',
    },
    withdrawal: { fields: [walletNumber(10, 10), fullName] },
  },
  {
    countries: ['tr'],
    method: {
      name: 'havale',
      text: text('Havale / FAST', 'Havale / FAST', 'حوالة / FAST'),
      cardViewType: 9,
      ...limits({ TRY: [500, 500_000] }),
      fields: [fullName, turkishId],
      iconIds: icon('havale'),
    },
    withdrawal: {
      text: text('Bank account (IBAN)', 'Банковский счёт (IBAN)', 'حساب بنكي (IBAN)'),
      fields: [iban('TR'), fullName, turkishId],
    },
  },
  {
    countries: ['tr'],
    method: {
      name: 'payfix',
      text: 'Payfix',
      ...limits({ TRY: [200, 50_000] }),
      fields: [walletNumber(10, 10)],
      iconIds: icon('payfix'),
    },
    withdrawal: { fields: [walletNumber(10, 10)] },
  },
  {
    countries: ['tr'],
    method: {
      name: 'cep_bank',
      text: 'CepBank',
      cardViewType: 'p2p',
      ...limits({ TRY: [250, 30_000] }),
      fields: [phone('tr'), turkishId],
      iconIds: icon('cepbank'),
    },
  },
];
