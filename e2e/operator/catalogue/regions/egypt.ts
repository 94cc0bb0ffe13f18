import { icon, type RegionEntry, text } from '../entry';
import { latinName, operatorPhone, type PhoneOperator, phone } from '../fields';
import { limits } from '../limits';

/** Egyptian wallets: each takes numbers of one mobile operator. */
const egyptianWallets: readonly (readonly [string, string, PhoneOperator, string])[] = [
  ['vodafone_cash', 'Vodafone Cash', 'vodafoneEgypt', 'vodafone'],
  ['orange_cash', 'Orange Cash', 'orangeEgypt', 'orange'],
  ['etisalat_cash', 'e& cash', 'etisalatEgypt', 'etisalat'],
];

export const egypt: RegionEntry[] = [
  {
    countries: ['eg'],
    method: {
      name: 'fawry',
      text: text('Fawry', 'Fawry', 'فوري'),
      ...limits({ EGP: [100, 20_000] }),
      fields: [phone('eg')],
      iconIds: icon('fawry'),
      isPopular: true,
    },
  },
  ...egyptianWallets.map(([name, title, operator, id]) => ({
    countries: ['eg'],
    method: {
      name,
      text: title,
      ...limits({ EGP: [100, 60_000] }),
      fields: [operatorPhone(operator)],
      iconIds: icon(id),
    },
    withdrawal: { fields: [operatorPhone(operator)] },
  })),
  {
    countries: ['eg'],
    method: {
      name: 'instapay_eg',
      text: text('InstaPay', 'InstaPay', 'إنستاباي'),
      cardViewType: 9,
      ...limits({ EGP: [200, 70_000] }),
      fields: [latinName],
      iconIds: icon('instapay'),
      badgeType: 'instant',
    },
  },
];
