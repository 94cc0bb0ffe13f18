import { icon, type Region, text } from '../entry';
import { bank, clabe, curp, dropdown, email, fullName, mexicanBanks } from '../fields';
import { limits } from '../limits';

const countries = ['mx'];

const cashPoints = dropdown('cashPoint', [
  ['kiosko', 'Kiosko'],
  ['seven_eleven', '7-Eleven'],
  ['farmacias_ahorro', 'Farmacias del Ahorro'],
  ['circle_k', 'Circle K'],
  ['walmart', 'Walmart'],
  ['bodega_aurrera', 'Bodega Aurrerá'],
]);

export const mexico: Region = {
  deposits: [
    {
      countries,
      isListedInEveryCurrency: true,
      method: {
        name: 'spei',
        text: 'SPEI',
        cardViewType: 9,
        ...limits({ MXN: [50, 200_000] }),
        fields: [fullName],
        iconIds: icon('spei'),
        badgeType: 'fast',
        isPopular: true,
      },
      withdrawal: { fields: [fullName, bank(mexicanBanks), clabe] },
    },
    {
      countries,
      method: {
        name: 'oxxo',
        text: 'OXXO',
        annotation: text(
          'Show the bar code at any OXXO till',
          'Покажите штрих-код на кассе OXXO',
          'اعرض الرمز الشريطي عند أي صندوق OXXO',
        ),
        ...limits({ MXN: [100, 10_000] }),
        fields: [fullName, email],
        iconIds: icon('oxxo'),
        isInvestForbidden: true,
      },
    },
    {
      countries,
      method: {
        name: 'codi',
        text: 'CoDi',
        cardViewType: 'eazype',
        ...limits({ MXN: [50, 12_000] }),
        iconIds: icon('codi'),
      },
    },
    {
      countries,
      method: {
        name: 'mercado_pago_mx',
        text: 'Mercado Pago',
        ...limits({ MXN: [50, 40_000] }),
        fields: [email],
        iconIds: icon('mercadopago'),
      },
    },
    {
      countries,
      method: {
        name: 'paynet_mx',
        text: 'Paynet',
        ...limits({ MXN: [100, 10_000] }),
        fields: [fullName, curp],
        iconIds: icon('paynet'),
      },
    },
    {
      countries,
      method: {
        name: 'bbva_mx',
        text: 'BBVA',
        ...limits({ MXN: [100, 100_000] }),
        iconIds: icon('bbva'),
      },
    },
    {
      countries,
      method: {
        name: 'cash_points_mx',
        text: text('Cash at shops', 'Наличные в магазинах', 'نقدًا في المتاجر'),
        ...limits({ MXN: [100, 8000] }),
        fields: [cashPoints, fullName],
        iconIds: icon('cash'),
      },
    },
  ],
};
