import type { OnrampOffer } from '@paywidget/shared/contract/payments';
import type { CreatedDeposit } from '@paywidget/shared/state';
import { type AnsweredAmount, answeredAmount } from './answeredAmount';

/** What providers offer for a deposit; one of them goes on with it. */
export interface OfferedDeposit {
  depositId: string;
  /** In the server's order; at least one. */
  offers: readonly OnrampOffer[];
  /** What the player pays, where the server says it. */
  paid: AnsweredAmount | undefined;
}

/** The offers that came of the method's deposit, if any did (specification, section 3, "On-ramp offer"). */
export function offeredDepositOf(
  created: CreatedDeposit | undefined,
  method: string,
): OfferedDeposit | undefined {
  if (created?.method !== method) return undefined;
  const { depositId, apiResponse } = created.answer;
  const offers = apiResponse?.data?.paymentMethodOffers ?? [];
  return offers.length > 0 ? { depositId, offers, paid: answeredAmount(created.answer) } : undefined;
}

/** A provider's key as a name: `ramp_network` as `Ramp network`. An offer carries no text of its own. */
export function offerTitle({ method }: Pick<OnrampOffer, 'method'>): string {
  const words = method.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
