import { icon, type Region, text } from '../entry';
import {
  accountNumber,
  accountType,
  canadianBranch,
  cashtag,
  email,
  fullName,
  interacAnswer,
  latinName,
  routingNumber,
  voucherPin,
  walletEmail,
} from '../fields';
import { limits } from '../limits';

export const northAmerica: Region = {
  deposits: [
    {
      countries: ['ca'],
      isListedInEveryCurrency: true,
      method: {
        name: 'interac',
        text: 'Interac e-Transfer',
        ...limits({ CAD: [20, 3000] }),
        fields: [email, fullName],
        iconIds: icon('interac'),
        badgeType: 'instant',
        isPopular: true,
      },
      withdrawal: { fields: [walletEmail, fullName, interacAnswer] },
    },
    {
      countries: ['ca'],
      method: {
        name: 'instadebit',
        text: 'InstaDebit',
        ...limits({ CAD: [20, 5000] }),
        iconIds: icon('instadebit'),
      },
    },
    {
      countries: ['ca'],
      method: { name: 'idebit', text: 'iDebit', ...limits({ CAD: [20, 5000] }), iconIds: icon('idebit') },
    },
    {
      countries: ['ca', 'gb'],
      method: {
        name: 'flexepin',
        text: 'Flexepin',
        ...limits({ CAD: [10, 750], GBP: [10, 500] }),
        fields: [voucherPin],
        iconIds: icon('flexepin'),
        isBonusRestricted: true,
      },
    },
    {
      countries: ['us'],
      method: {
        name: 'ach',
        text: text('Bank account (ACH)', 'Банковский счёт (ACH)', 'حساب بنكي (ACH)'),
        ...limits({ USD: [20, 10_000] }),
        fields: [routingNumber, accountNumber(4, 17), latinName],
        iconIds: icon('ach'),
      },
      withdrawal: { fields: [routingNumber, accountNumber(4, 17), accountType, latinName] },
    },
    {
      countries: ['us'],
      method: {
        name: 'cash_app',
        text: 'Cash App Pay',
        ...limits({ USD: [10, 2500] }),
        fields: [cashtag],
        iconIds: icon('cashapp'),
        badgeType: 'fast',
      },
      withdrawal: { fields: [cashtag] },
    },
    {
      countries: ['us'],
      method: {
        name: 'venmo',
        text: 'Venmo',
        ...limits({ USD: [10, 2000] }),
        iconIds: icon('venmo'),
      },
    },
  ],
  payouts: [
    {
      countries: ['ca'],
      method: {
        name: 'bank_payout_ca',
        text: text('Bank account (EFT)', 'Банковский счёт (EFT)', 'حساب بنكي (EFT)'),
        ...limits({ CAD: [50, 10_000] }),
        fields: [fullName, canadianBranch, accountNumber(7, 12)],
        iconIds: icon('bank_transfer'),
      },
    },
  ],
};
