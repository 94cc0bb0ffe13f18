import { icon, type Region, text } from '../entry';
import { accountAlias, argentineDni, cbu, cuit, email, fullName } from '../fields';
import { limits } from '../limits';

const countries = ['ar'];

export const argentina: Region = {
  deposits: [
    {
      countries,
      method: {
        name: 'mercado_pago_ar',
        text: 'Mercado Pago',
        ...limits({ ARS: [2000, 3_000_000] }),
        fields: [email, argentineDni],
        iconIds: icon('mercadopago'),
        badgeType: 8,
        isPopular: true,
      },
    },
    {
      countries,
      method: {
        name: 'cvu_transfer',
        text: text('CVU transfer', 'Перевод по CVU', 'تحويل CVU'),
        cardViewType: 9,
        ...limits({ ARS: [1000, 5_000_000] }),
        fields: [cuit],
        iconIds: icon('cvu'),
        badgeType: 'instant',
      },
      withdrawal: {
        text: text('CBU or CVU account', 'Счёт CBU или CVU', 'حساب CBU أو CVU'),
        fields: [fullName, cuit, cbu],
      },
    },
    {
      countries,
      method: {
        name: 'rapipago',
        text: 'Rapipago',
        ...limits({ ARS: [2000, 400_000] }),
        fields: [fullName, argentineDni],
        iconIds: icon('rapipago'),
      },
    },
    {
      countries,
      method: {
        name: 'pago_facil',
        text: 'Pago Fácil',
        ...limits({ ARS: [2000, 400_000] }),
        fields: [fullName, argentineDni],
        iconIds: icon('pagofacil'),
      },
    },
  ],
  payouts: [
    {
      countries,
      method: {
        name: 'alias_payout_ar',
        text: text('Alias of a wallet', 'Псевдоним кошелька', 'الاسم المستعار للمحفظة'),
        ...limits({ ARS: [2000, 3_000_000] }),
        fields: [accountAlias, cuit],
        iconIds: icon('cvu'),
      },
    },
  ],
};
