import { icon, type Region, text } from '../entry';
import { accountNumber, accountType, bank, cedula, ecuadorianBanks, fullName, phone } from '../fields';
import { ecuadorGroup } from '../groups';
import { limits } from '../limits';

const countries = ['ec'];

export const ecuador: Region = {
  deposits: [
    {
      countries,
      method: {
        name: 'de_una',
        text: 'DeUna!',
        cardViewType: 7,
        ...limits({ USD: [5, 500] }),
        fields: [phone('ec')],
        iconIds: icon('deuna'),
        badgeType: 'fast',
        isPopular: true,
      },
    },
    ...(
      [
        ['pichincha', 'Banco Pichincha', [cedula]],
        ['guayaquil', 'Banco Guayaquil', [cedula]],
        ['produbanco', 'Produbanco', [cedula]],
        ['facilito', 'Facilito', [fullName, cedula]],
      ] as const
    ).map(([id, title, fields]) => ({
      countries,
      method: {
        name: `${id}_ec`,
        text: title,
        ...ecuadorGroup,
        ...limits({ USD: [5, 1000] }),
        fields: [...fields],
        iconIds: icon(id),
      },
    })),
  ],
  payouts: [
    {
      countries,
      method: {
        name: 'bank_payout_ec',
        text: text('Bank account', 'Банковский счёт', 'حساب بنكي'),
        ...limits({ USD: [10, 2000] }),
        fields: [fullName, cedula, bank(ecuadorianBanks), accountType, accountNumber(8, 16)],
        iconIds: icon('bank_transfer'),
      },
    },
  ],
};
