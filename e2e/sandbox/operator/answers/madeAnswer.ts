import type { DepositResponse, PeerToPeerDeposit } from '@paywidget/shared/contract/payments';
import type * as z from 'zod/mini';
import type { WireMethod } from '../../catalogue';
import type { Outcome } from '../../outcomes';
import type { DepositKind } from '../../store/deposits';

export type DepositAnswer = z.input<typeof DepositResponse>;
export type PeerToPeerAnswer = z.input<typeof PeerToPeerDeposit>;
export type AnswerData = NonNullable<NonNullable<DepositAnswer['apiResponse']>['data']>;

/** What an answer is made of. */
export interface AnswerContext {
  depositId: string;
  method: WireMethod;
  /** Decimal text. */
  amount: string;
  currency: string;
  outcome: Outcome;
  publicUrl: string;
  /** ms since the epoch. */
  now: number;
}

/** The kind of a deposit, what it answers and how long the payer has, in seconds. */
export interface MadeAnswer<Made = DepositAnswer> {
  kind: DepositKind;
  answer: Made;
  lifetime?: number;
}

const invoiceMinutes = 15;

/** How long an invoice is good for. */
export const minutesOf = ({ lifetime }: Outcome) => (lifetime === undefined ? invoiceMinutes : lifetime / 60);

/** An answer of the shape that all but coins and peer-to-peer have. */
export const respond = (
  context: AnswerContext,
  apiResponse: NonNullable<DepositAnswer['apiResponse']>,
): DepositAnswer => ({
  depositId: context.depositId,
  passedCurrency: context.currency,
  processingAmount: context.amount,
  apiResponse,
});
