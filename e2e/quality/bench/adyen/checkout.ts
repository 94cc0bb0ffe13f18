/** A merchant's checkout page: Drop-in with only the components that its payment methods need. */
import { AdyenCheckout, Blik, Card, Dropin, Klarna, MBWay, SepaDirectDebit } from '@adyen/adyen-web';

/** Replaces Adyen's own hosts with a folder of this one. */
const host = `${location.origin}/checkoutshopper-test/`;

const response = await fetch('/api/paymentMethods', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ countryCode: 'GB', amount: { value: 10_000, currency: 'EUR' } }),
});

const checkout = await AdyenCheckout({
  environment: 'test',
  clientKey: 'test_BENCHBENCHBENCHBENCHBENCHBENCHBE',
  countryCode: 'GB',
  locale: 'en-US',
  amount: { value: 10_000, currency: 'EUR' },
  // Off, in Adyen's favour: they are not needed to show the list.
  analytics: { enabled: false },
  risk: { enabled: false },
  paymentMethodsResponse: await response.json(),
  _environmentUrls: { api: host, analytics: host, cdn: { images: host, translations: host } },
});

new Dropin(checkout, {
  paymentMethodComponents: [Card, Klarna, SepaDirectDebit, Blik, MBWay],
  // In the widget's list too, no method is open before the payer chooses one.
  openFirstPaymentMethod: false,
}).mount('#dropin');
