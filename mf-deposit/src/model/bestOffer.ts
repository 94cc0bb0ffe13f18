import type { OnrampOffer } from '@paywidget/shared/contract/payments';
import { compare } from '@paywidget/shared/money';

/** The offer that gives more than every other; none where there is nothing to compare, or the best are equal. */
export function bestOfferOf(offers: readonly OnrampOffer[]): OnrampOffer | undefined {
  const [best, second] = [...offers].sort((a, b) => compare(b.amount, a.amount));
  return best && second && compare(best.amount, second.amount) > 0 ? best : undefined;
}
