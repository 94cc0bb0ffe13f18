import type { OnrampOffer } from '@paywidget/shared/contract/payments';
import type { Deposit } from '@paywidget/shared/payments';
import { type ResponseAmount, responseAmount } from './responseAmount';

/** A deposit with the offers of providers. The player continues with one of them. */
export interface OfferedDeposit {
  depositId: string;
  /** In the server's order; at least one. */
  offers: readonly OnrampOffer[];
  /** The amount to pay. Undefined if the server sends no amount. */
  paid: ResponseAmount | undefined;
}

/** Returns the created deposit with its offers. Undefined if the deposit has another method or no offers. */
export function offeredDepositOf(
  deposit: Pick<Deposit, 'order' | 'answer'> | undefined,
  method: string,
): OfferedDeposit | undefined {
  const { answer, order } = deposit ?? {};
  if (!answer || order?.method !== method) return undefined;
  const { depositId, apiResponse } = answer;
  const offers = apiResponse?.data?.paymentMethodOffers ?? [];
  return offers.length > 0 ? { depositId, offers, paid: responseAmount(answer) } : undefined;
}
