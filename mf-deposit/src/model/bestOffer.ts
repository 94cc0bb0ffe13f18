import type { OnrampOffer } from '@paywidget/shared/contract/payments';
import { compare } from '@paywidget/shared/money';

/** Returns the offer with the highest amount. Undefined with fewer than two offers, or if the two best offers are equal. */
export function bestOfferOf(offers: readonly OnrampOffer[]): OnrampOffer | undefined {
  const [best, second] = [...offers].sort((a, b) => compare(b.amount, a.amount));
  return best && second && compare(best.amount, second.amount) > 0 ? best : undefined;
}
