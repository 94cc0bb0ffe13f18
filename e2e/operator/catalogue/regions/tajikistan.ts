import { icon, type RegionEntry, text } from '../entry';
import { cardNumber, phone } from '../fields';
import { limits } from '../limits';

export const tajikistan: RegionEntry[] = [
  {
    countries: ['tj'],
    method: {
      name: 'card_p2p_tj_korti_milli',
      text: text('Korti Milli', 'Корти Милли', 'كورتي ميلي'),
      cardViewType: 5,
      ...limits({ TJS: [50, 10_000] }),
      fields: [cardNumber('kortiMilli')],
      iconIds: icon('kortimilli'),
    },
    withdrawal: { category: 'card_method', fields: [cardNumber('kortiMilli')] },
  },
  ...(
    [
      ['dc_city', 'Dushanbe City'],
      ['alif_tj', 'alif mobi'],
      ['eskhata', 'Eskhata Online'],
    ] as const
  ).map(([name, title]) => ({
    countries: ['tj'],
    method: {
      name,
      text: title,
      ...limits({ TJS: [20, 8000] }),
      fields: [phone('tj')],
      iconIds: icon(name),
    },
    withdrawal: { fields: [phone('tj')] },
  })),
];
