import { icon, type RegionEntry, text } from '../entry';
import { cardTail, fullName, iin, phone } from '../fields';
import { limits } from '../limits';

export const kazakhstan: RegionEntry[] = [
  {
    countries: ['kz'],
    isListedInEveryCurrency: true,
    method: {
      name: 'kaspi',
      text: 'Kaspi.kz',
      cardViewType: 0,
      ...limits({ KZT: [2000, 1_000_000] }),
      fields: [phone('kz')],
      iconIds: icon('kaspi'),
      isPopular: true,
      badgeType: 'top',
    },
    withdrawal: { fields: [phone('kz'), iin] },
  },
  {
    countries: ['kz'],
    method: {
      name: 'card_p2p_kz_kaspi',
      text: text('Kaspi Gold by transfer', 'Kaspi Gold переводом', 'تحويل Kaspi Gold'),
      cardViewType: 5,
      ...limits({ KZT: [3000, 500_000] }),
      fields: [fullName, cardTail],
      iconIds: icon('kaspi'),
    },
  },
  {
    countries: ['kz'],
    method: {
      name: 'halyk',
      text: 'Halyk Bank',
      ...limits({ KZT: [2000, 1_000_000] }),
      fields: [phone('kz'), iin],
      iconIds: icon('halyk'),
    },
  },
];
