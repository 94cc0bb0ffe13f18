import { icon, type RegionEntry } from '../entry';
import { cardTail, phone } from '../fields';
import { limits } from '../limits';

export const azerbaijan: RegionEntry[] = [
  {
    countries: ['az'],
    method: {
      name: 'm10',
      text: 'm10',
      ...limits({ AZN: [5, 5000] }),
      fields: [phone('az')],
      iconIds: icon('m10'),
      badgeType: 'fast',
      isPopular: true,
    },
    withdrawal: { fields: [phone('az')] },
  },
  {
    countries: ['az'],
    method: {
      name: 'card_p2p_az_birbank',
      text: 'Birbank',
      cardViewType: 5,
      ...limits({ AZN: [10, 3000] }),
      fields: [cardTail],
      iconIds: icon('birbank'),
    },
  },
  {
    countries: ['az'],
    method: {
      name: 'card_p2p_az_leobank',
      text: 'Leobank',
      cardViewType: 5,
      ...limits({ AZN: [10, 3000] }),
      fields: [cardTail],
      iconIds: icon('leobank'),
    },
  },
];
