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
