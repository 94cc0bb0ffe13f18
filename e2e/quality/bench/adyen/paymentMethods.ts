import type { WireMethod } from '@paywidget/operator/catalogue';
import { methodsForTiles } from '@paywidget/operator/catalogue/tiles';

interface AdyenMethod {
  type: string;
  name: string;
  brands?: string[];
}

/** The methods whose components the page imports. The method that the benchmark presses is the first, as in our list. */
const withComponents: readonly AdyenMethod[] = [
  { type: 'blik', name: 'BLIK' },
  { type: 'scheme', name: 'Cards', brands: ['visa', 'mc'] },
  { type: 'klarna', name: 'Pay later with Klarna' },
  { type: 'sepadirectdebit', name: 'SEPA Direct Debit' },
  { type: 'mbway', name: 'MB WAY' },
];

/** Drop-in shows a type without a component as a redirect. Most methods of the widget are redirects too. */
function asRedirect({ name, text }: WireMethod): AdyenMethod {
  return { type: `redirect_${name}`, name: typeof text === 'string' ? text : (text?.en ?? name) };
}

/** Creates the answer of Adyen's `/paymentMethods`, with as many methods as our list has tiles. */
export function adyenPaymentMethods(count: number): { paymentMethods: AdyenMethod[] } {
  const redirects = methodsForTiles(count - withComponents.length).map(asRedirect);
  return { paymentMethods: [...withComponents, ...redirects] };
}
