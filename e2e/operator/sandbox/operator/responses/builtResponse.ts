import type { DepositResponse, PeerToPeerDeposit } from '@paywidget/shared/contract/payments';
import type * as z from 'zod/mini';
import type { WireMethod } from '../../../catalogue';
import type { DepositKind } from '../../../ledger/deposits';
import type { Outcome } from '../../../ledger/testAmounts';
import { fromUnits, toUnits } from '../../../ledger/units';
import { roundedDown } from '../rates';

export type DepositResponseBody = z.input<typeof DepositResponse>;
export type PeerToPeerResponseBody = z.input<typeof PeerToPeerDeposit>;
export type ResponseData = NonNullable<NonNullable<DepositResponseBody['apiResponse']>['data']>;

/** Everything that a response is built from. */
export interface ResponseContext {
  depositId: string;
  method: WireMethod;
  /** Decimal text. */
  amount: string;
  currency: string;
  outcome: Outcome;
  publicUrl: string;
  /** Current time in ms since the epoch. */
  now: number;
}

/** A new deposit's kind, response body and lifetime. */
export interface BuiltResponse<Body = DepositResponseBody> {
  kind: DepositKind;
  response: Body;
  /** Seconds that the payer has. Absent if there is no deadline. */
  lifetime?: number;
}

/** The fee of a transfer, in percent. The payer transfers it on top of the amount. */
const transferFee = 1n;

/** Returns the amount that the payer transfers: the amount of the deposit and the fee. Decimal text. */
export const transferAmount = ({ amount, currency }: ResponseContext): string =>
  fromUnits(roundedDown((toUnits(amount) * (100n + transferFee)) / 100n, currency));

/** The provider creates the invoice a little before the operator answers. The time to pay counts from then. */
const providerMs = 2000;

export const createdAt = ({ now }: ResponseContext): string => new Date(now - providerMs).toISOString();

const defaultInvoiceMinutes = 15;

/** Returns how many minutes the payer has to pay an invoice. */
export const minutesToPay = ({ lifetime }: Outcome) =>
  lifetime === undefined ? defaultInvoiceMinutes : lifetime / 60;

/** Builds the response body of all deposits but crypto and peer-to-peer ones. */
export const depositResponse = (
  context: ResponseContext,
  apiResponse: NonNullable<DepositResponseBody['apiResponse']>,
): DepositResponseBody => ({
  depositId: context.depositId,
  passedCurrency: context.currency,
  processingAmount: context.amount,
  apiResponse,
});
