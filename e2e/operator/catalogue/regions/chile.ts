import { icon, type Region, text } from '../entry';
import { accountNumber, accountType, bank, chileanBanks, email, fullName, rut } from '../fields';
import { limits } from '../limits';

const countries = ['cl'];

export const chile: Region = {
  deposits: [
    {
      countries,
      method: {
        name: 'webpay',
        text: 'Webpay',
        ...limits({ CLP: [5000, 3_000_000] }),
        fields: [rut],
        iconIds: icon('webpay'),
        isPopular: true,
        badgeType: 'top',
      },
    },
    {
      countries,
      method: {
        name: 'khipu',
        text: 'Khipu',
        ...limits({ CLP: [3000, 5_000_000] }),
        fields: [email, rut],
        iconIds: icon('khipu'),
      },
    },
    {
      countries,
      method: {
        name: 'mach',
        text: 'MACH',
        ...limits({ CLP: [2000, 500_000] }),
        iconIds: icon('mach'),
      },
    },
    {
      countries,
      method: {
        name: 'servipag',
        text: 'Servipag',
        ...limits({ CLP: [3000, 1_000_000] }),
        fields: [rut],
        iconIds: icon('servipag'),
      },
    },
  ],
  payouts: [
    {
      countries,
      method: {
        name: 'bank_payout_cl',
        text: text('Bank account', 'Банковский счёт', 'حساب بنكي'),
        ...limits({ CLP: [10_000, 5_000_000] }),
        fields: [fullName, rut, bank(chileanBanks), accountType, accountNumber(5, 20)],
        iconIds: icon('bank_transfer'),
      },
    },
  ],
};
