import { icon, type RegionEntry } from '../entry';
import { cardHolder, cardNumber, phone } from '../fields';
import { uzbekP2pGroup } from '../groups';
import { limits } from '../limits';

export const uzbekistan: RegionEntry[] = [
  ...(['uzcard', 'humo'] as const).map((scheme) => ({
    countries: ['uz'],
    method: {
      name: `card_p2p_uz_${scheme}`,
      text: scheme === 'uzcard' ? 'Uzcard' : 'HUMO',
      ...uzbekP2pGroup,
      cardViewType: 5,
      ...limits({ UZS: [50_000, 15_000_000] }),
      fields: [cardNumber(scheme)],
      iconIds: icon(scheme),
      isPopular: true,
    },
    withdrawal: { category: 'card_method', fields: [cardNumber(scheme), cardHolder] },
  })),
  ...(
    [
      ['payme', 'Payme'],
      ['click_uz', 'Click'],
      ['uzum', 'Uzum Bank'],
    ] as const
  ).map(([name, title]) => ({
    countries: ['uz'],
    method: {
      name,
      text: title,
      ...limits({ UZS: [20_000, 10_000_000] }),
      fields: [phone('uz')],
      iconIds: icon(name),
    },
  })),
];
