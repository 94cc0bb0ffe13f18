import { agentChat, icon, type RegionEntry, text } from '../entry';
import { cardNumber, phone } from '../fields';
import { limits } from '../limits';

/** The eleven peer-to-peer methods of Kyrgyzstan. All have the same limits and a support button. */
const kyrgyzBanks = [
  ['mbank', 'MBANK'],
  ['optima', 'Optima Bank'],
  ['bakai', 'Bakai Bank'],
  ['demir', 'DemirBank'],
  ['doscredo', 'Dos-Kredobank'],
  ['eldik', 'Eldik Bank'],
  ['aiyl', 'Aiyl Bank'],
  ['kicb', 'KICB'],
  ['balance', 'Balance.kg'],
  ['odengi', 'O!Деньги'],
  ['elcart', 'Элкарт'],
] as const;

export const kyrgyzstan: RegionEntry[] = [
  ...kyrgyzBanks.map(([id, title]) => ({
    countries: ['kg'],
    method: {
      name: `card_p2p_kg_${id}`,
      text: title,
      category: 'p2p_methods_kyrgyzstan',
      cardViewType: id === 'mbank' ? 'p2p' : 5,
      ...limits({ KGS: [300, 100_000] }),
      fields: id === 'elcart' ? [cardNumber('elcart')] : [phone('kg')],
      iconIds: icon(id),
      hasSupportButton: true,
    },
  })),
  ...(
    [
      ['bishkek', text('Cash in Bishkek', 'Наличные в Бишкеке', 'نقدًا في بيشكيك')],
      ['osh', text('Cash in Osh', 'Наличные в Оше', 'نقدًا في أوش')],
    ] as const
  ).map(([city, title]) => ({
    countries: ['kg'],
    method: {
      name: `cash_kg_${city}`,
      text: title,
      category: 'cash_methods_kyrgyzstan',
      cardViewType: 20,
      ...limits({ KGS: [1000, 200_000] }),
      iconIds: icon('cash'),
      agentLink: agentChat(`kg_${city}`),
    },
  })),
];
