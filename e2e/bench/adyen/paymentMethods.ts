import type { WireMethod } from '../../sandbox/catalogue';
import { methodsForTiles } from '../methods';

interface AdyenMethod {
  type: string;
  name: string;
  brands?: string[];
}

/** The methods whose components the page imports; what the benchmark presses comes first, as in our list. */
const withComponents: readonly AdyenMethod[] = [
  { type: 'blik', name: 'BLIK' },
  { type: 'scheme', name: 'Cards', brands: ['visa', 'mc'] },
  { type: 'klarna', name: 'Pay later with Klarna' },
  { type: 'sepadirectdebit', name: 'SEPA Direct Debit' },
  { type: 'mbway', name: 'MB WAY' },
];

/** Types that Drop-in knows no component for are redirects, as most of our methods are. */
function asRedirect({ name, text }: WireMethod): AdyenMethod {
  return { type: `redirect_${name}`, name: typeof text === 'string' ? text : (text?.en ?? name) };
}

/** What Adyen's `/paymentMethods` answers, with as many methods as our list has tiles. */
export function adyenPaymentMethods(count: number): { paymentMethods: AdyenMethod[] } {
  const redirects = methodsForTiles(count - withComponents.length).map(asRedirect);
  return { paymentMethods: [...withComponents, ...redirects] };
}
