import { icon, type RegionEntry, text, videoGuide } from '../entry';
import { accountNumber, bank, blikCode, email, fullName, iban, idealBanks, phone, sortCode } from '../fields';
import { limits } from '../limits';

const euro = (min: number, max: number) => limits({ EUR: [min, max] });

/** Local payment methods of European countries. */
export const europeanSchemes: RegionEntry[] = [
  {
    countries: ['nl'],
    isListedInEveryCurrency: true,
    method: {
      name: 'ideal',
      text: 'iDEAL | Wero',
      cardViewType: 0,
      ...euro(10, 10_000),
      fields: [bank(idealBanks)],
      iconIds: icon('ideal'),
      isPopular: true,
      badgeType: 'instant',
      video_guide_url: videoGuide('ideal', 'nl_nl', 'en_nl'),
    },
  },
  {
    countries: ['de'],
    method: {
      name: 'giropay',
      text: 'giropay',
      ...euro(10, 5000),
      fields: [iban('DE')],
      iconIds: icon('giropay'),
      isPopular: true,
    },
  },
  {
    countries: ['de', 'es', 'it', 'nl', 'fi'],
    method: {
      name: 'sofort',
      text: text('Pay Now (Sofort)', 'Pay Now (Sofort)', 'Pay Now (Sofort)'),
      ...euro(10, 5000),
      iconIds: icon('klarna'),
    },
  },
  {
    countries: ['pl'],
    method: {
      name: 'blik',
      text: 'BLIK',
      ...limits({ PLN: [20, 20_000] }),
      fields: [blikCode],
      iconIds: icon('blik'),
      isPopular: true,
      badgeType: 'turbo',
      opensHelperWindow: false,
    },
  },
  {
    countries: ['pl'],
    method: {
      name: 'przelewy24',
      text: 'Przelewy24',
      ...limits({ PLN: [20, 50_000] }),
      fields: [email],
      iconIds: icon('przelewy24'),
    },
  },
  {
    countries: ['cz'],
    method: {
      name: 'qr_platba',
      text: text('QR payment', 'Оплата по QR-коду', 'الدفع برمز QR'),
      cardViewType: 7,
      ...limits({ CZK: [200, 200_000] }),
      iconIds: icon('qrplatba'),
      isPopular: true,
    },
  },
  {
    countries: ['cz'],
    method: {
      name: 'online_bank_cz',
      text: text('Online bank transfer', 'Онлайн-перевод из банка', 'تحويل بنكي عبر الإنترنت'),
      ...limits({ CZK: [200, 100_000] }),
      iconIds: icon('bank_transfer'),
    },
  },
  {
    countries: ['pt'],
    method: {
      name: 'multibanco',
      text: 'Multibanco',
      cardViewType: 9,
      ...euro(10, 2500),
      fields: [email],
      iconIds: icon('multibanco'),
      isPopular: true,
    },
  },
  {
    countries: ['pt'],
    method: {
      name: 'mb_way',
      text: 'MB WAY',
      ...euro(10, 750),
      fields: [phone('pt')],
      iconIds: icon('mbway'),
    },
    withdrawal: { fields: [phone('pt')] },
  },
  {
    countries: ['es'],
    method: {
      name: 'bizum',
      text: 'Bizum',
      ...euro(10, 1000),
      fields: [phone('es')],
      iconIds: icon('bizum'),
      badgeType: 'fast',
      isPopular: true,
    },
    withdrawal: { fields: [phone('es')] },
  },
  {
    countries: ['it'],
    method: {
      name: 'postepay',
      text: 'Postepay',
      ...euro(10, 1000),
      iconIds: icon('postepay'),
      isPopular: true,
    },
  },
  {
    countries: ['it'],
    method: { name: 'mybank', text: 'MyBank', ...euro(20, 10_000), iconIds: icon('mybank') },
  },
  {
    countries: ['it'],
    method: {
      name: 'satispay',
      text: 'Satispay',
      ...euro(10, 1500),
      fields: [phone('it')],
      iconIds: icon('satispay'),
    },
  },
  {
    countries: ['fr'],
    method: {
      name: 'cartes_bancaires',
      text: 'Cartes Bancaires',
      category: 'card_method',
      ...euro(10, 5000),
      iconIds: icon('cb'),
    },
  },
  { countries: ['fr'], method: { name: 'lydia', text: 'Lydia', ...euro(10, 1000), iconIds: icon('lydia') } },
  {
    countries: ['gr'],
    method: { name: 'viva', text: 'Viva', ...euro(10, 5000), iconIds: icon('viva'), isPopular: true },
  },
  { countries: ['gr'], method: { name: 'iris', text: 'IRIS', ...euro(10, 500), iconIds: icon('iris') } },
  {
    countries: ['fi'],
    method: {
      name: 'mobilepay',
      text: 'MobilePay',
      ...euro(10, 2000),
      fields: [phone('fi')],
      iconIds: icon('mobilepay'),
    },
  },
  {
    countries: ['se'],
    method: {
      name: 'swish',
      text: 'Swish',
      ...limits({ SEK: [50, 150_000] }),
      fields: [phone('se')],
      iconIds: icon('swish'),
      isPopular: true,
      badgeType: 'instant',
    },
    withdrawal: { fields: [phone('se')] },
  },
  {
    countries: ['gb'],
    method: {
      name: 'open_banking_gb',
      text: text('Pay by bank', 'Оплата через банк', 'الدفع عبر البنك'),
      ...limits({ GBP: [10, 20_000] }),
      iconIds: icon('open_banking'),
      isPopular: true,
      badgeType: 'instant',
    },
  },
  {
    countries: ['gb'],
    method: {
      name: 'faster_payments',
      text: 'Faster Payments',
      cardViewType: 9,
      ...limits({ GBP: [20, 50_000] }),
      fields: [fullName],
      iconIds: icon('bank_transfer'),
    },
    withdrawal: { fields: [fullName, sortCode, accountNumber(8)] },
  },
];
