/** A merchant's checkout page: Drop-in with the components that its payment methods need, and no others. */
import { AdyenCheckout, Blik, Card, Dropin, Klarna, MBWay, SepaDirectDebit } from '@adyen/adyen-web';

/** Adyen's own hosts, as a folder of this one. */
const host = `${location.origin}/checkoutshopper-test/`;

const response = await fetch('/api/paymentMethods', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ countryCode: 'DE', amount: { value: 10_000, currency: 'EUR' } }),
});

const checkout = await AdyenCheckout({
  environment: 'test',
  clientKey: 'test_BENCHBENCHBENCHBENCHBENCHBENCHBE',
  countryCode: 'DE',
  locale: 'en-US',
  amount: { value: 10_000, currency: 'EUR' },
  // Off, in Adyen's favour: they are no part of showing the list.
  analytics: { enabled: false },
  risk: { enabled: false },
  paymentMethodsResponse: await response.json(),
  _environmentUrls: { api: host, analytics: host, cdn: { images: host, translations: host } },
});

new Dropin(checkout, {
  paymentMethodComponents: [Card, Klarna, SepaDirectDebit, Blik, MBWay],
  // As our list: nothing is open before the payer chooses.
  openFirstPaymentMethod: false,
}).mount('#dropin');
