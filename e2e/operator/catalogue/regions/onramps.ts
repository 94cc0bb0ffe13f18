import { type Country, currenciesOf, europe, latinAmerica, southEastAsia } from '../countries';
import { icon, type Region, type RegionEntry, text } from '../entry';
import { limitsAcross } from '../limits';
import type { WireField } from '../wire';
import { networks } from './crypto';

/** Providers that sell crypto for fiat. The countries are examples, not the providers' real coverage. */
const providers = [
  ['onramp_moonpay', 'MoonPay', 13, [...europe, 'ca', 'us', 'br', 'mx', 'jp', 'kr', 'ae', 'za']],
  [
    'onramp_transak',
    'Transak',
    'onramp',
    ['in', 'gb', 'us', ...latinAmerica, ...southEastAsia, 'ke', 'ng', 'tr', 'za'],
  ],
  ['onramp_mercuryo', 'Mercuryo', 13, [...europe, 'br', 'mx', 'ng', 'gh', 'ug', 'tz', 'kz', 'vn', 'id']],
  ['onramp_banxa', 'Banxa', 13, [...europe, 'ca', 'us', 'za', 'ph', 'tr']],
] as const satisfies readonly (readonly [string, string, string | number, readonly Country[]])[];

/** Fields for the fiat currency and the network. The widget enables the amount once it has the currency's limits. */
function fields(currencies: readonly string[]): WireField[] {
  return [
    {
      name: 'currency',
      type: 'dropdown_currency',
      placeholder_key: 'paymentMethods.placeholder.currency',
      values: currencies.map((code) => ({ value: code, label: code })),
    },
    { name: 'network', type: 'networks', placeholder_key: 'paymentMethods.placeholder.network' },
  ];
}

const entries: RegionEntry[] = providers.map(([name, title, cardViewType, served]) => {
  const currencies = [...new Set([...currenciesOf(served), 'USD', 'EUR'])];
  return {
    countries: served,
    method: {
      name,
      text: title,
      annotation: text(
        'Buy crypto with a card',
        'Купить криптовалюту картой',
        'اشترِ العملات الرقمية بالبطاقة',
      ),
      cardViewType,
      currency: currencies,
      network: [networks.TRC20, networks.ERC20],
      fields: fields(currencies),
      iconIds: icon(title.toLowerCase()),
    },
    depositLimits: limitsAcross(currencies, 20, 10_000).amount_rules,
  };
});

export const onramps: Region = { deposits: entries };
