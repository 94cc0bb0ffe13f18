import { icon, type Region, text } from '../entry';
import {
  accountNumber,
  accountType,
  bank,
  colombianBanks,
  colombianDocument,
  email,
  fullName,
  phone,
} from '../fields';
import { limits } from '../limits';

const countries = ['co'];

/** Banks with a separate method beside PSE. */
const directBanks = [
  ['bancolombia', 'Bancolombia'],
  ['davivienda', 'Davivienda'],
  ['banco_bogota', 'Banco de Bogotá'],
  ['bbva_co', 'BBVA Colombia'],
  ['av_villas', 'AV Villas'],
] as const;

export const colombia: Region = {
  deposits: [
    {
      countries,
      isListedInEveryCurrency: true,
      method: {
        name: 'pse',
        text: 'PSE',
        ...limits({ COP: [20_000, 20_000_000] }),
        fields: [bank(colombianBanks), ...colombianDocument, fullName, email],
        iconIds: icon('pse'),
        isPopular: true,
        badgeType: 'top',
        needsCaptcha: 'recaptcha2',
      },
    },
    {
      countries,
      method: {
        name: 'nequi',
        text: 'Nequi',
        ...limits({ COP: [10_000, 5_000_000] }),
        fields: [phone('co')],
        iconIds: icon('nequi'),
        badgeType: 'fast',
      },
      withdrawal: { fields: [phone('co'), ...colombianDocument] },
    },
    {
      countries,
      method: {
        name: 'daviplata',
        text: 'Daviplata',
        ...limits({ COP: [10_000, 3_000_000] }),
        fields: [phone('co'), ...colombianDocument],
        iconIds: icon('daviplata'),
      },
      withdrawal: { fields: [phone('co')] },
    },
    {
      countries,
      method: {
        name: 'efecty',
        text: 'Efecty',
        ...limits({ COP: [20_000, 8_000_000] }),
        fields: [fullName, ...colombianDocument],
        iconIds: icon('efecty'),
      },
    },
    {
      countries,
      method: {
        name: 'baloto',
        text: 'Baloto',
        ...limits({ COP: [20_000, 1_000_000] }),
        fields: [fullName, ...colombianDocument],
        iconIds: icon('baloto'),
      },
    },
    ...directBanks.map(([name, title]) => ({
      countries,
      method: {
        name,
        text: title,
        category: 'colombian_banks',
        ...limits({ COP: [20_000, 15_000_000] }),
        fields: colombianDocument,
        iconIds: icon(name === 'bbva_co' ? 'bbva' : name),
      },
    })),
  ],
  payouts: [
    {
      countries,
      method: {
        name: 'bank_payout_co',
        text: text('Bank account', 'Банковский счёт', 'حساب بنكي'),
        category: 'colombian_banks',
        ...limits({ COP: [50_000, 10_000_000] }),
        fields: [fullName, ...colombianDocument, bank(colombianBanks), accountType, accountNumber(9, 16)],
        iconIds: icon('bank_transfer'),
      },
    },
  ],
};
