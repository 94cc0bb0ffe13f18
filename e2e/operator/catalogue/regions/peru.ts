import { icon, type Region, text } from '../entry';
import { bank, cci, email, fullName, peruvianBanks, peruvianDni, phone } from '../fields';
import { peruGroup } from '../groups';
import { limits } from '../limits';

const countries = ['pe'];

export const peru: Region = {
  deposits: [
    {
      countries,
      method: {
        name: 'yape',
        text: 'Yape',
        ...limits({ PEN: [10, 2000] }),
        fields: [phone('pe')],
        iconIds: icon('yape'),
        badgeType: 'turbo',
        isPopular: true,
      },
      withdrawal: { fields: [phone('pe'), peruvianDni] },
    },
    {
      countries,
      method: {
        name: 'plin',
        text: 'Plin',
        ...limits({ PEN: [10, 2000] }),
        fields: [phone('pe')],
        iconIds: icon('plin'),
      },
    },
    {
      countries,
      method: {
        name: 'pago_efectivo',
        text: 'PagoEfectivo',
        ...limits({ PEN: [10, 5000] }),
        fields: [fullName, peruvianDni, email],
        iconIds: icon('pagoefectivo'),
      },
    },
    ...peruvianBanks.map(([, name]) => ({
      countries,
      method: {
        name: `bank_pe_${name.split(' ')[0]?.toLowerCase()}`,
        text: name,
        ...peruGroup,
        ...limits({ PEN: [20, 20_000] }),
        fields: [peruvianDni],
        iconIds: icon(`${name.split(' ')[0]?.toLowerCase()}`),
      },
    })),
  ],
  payouts: [
    {
      countries,
      method: {
        name: 'bank_payout_pe',
        text: text('Bank account', 'Банковский счёт', 'حساب بنكي'),
        ...limits({ PEN: [50, 20_000] }),
        fields: [fullName, peruvianDni, bank(peruvianBanks), cci],
        iconIds: icon('bank_transfer'),
      },
    },
  ],
};
