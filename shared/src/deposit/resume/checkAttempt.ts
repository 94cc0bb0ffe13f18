import type { Api } from '@paywidget/shared/api';
import type { StatusUpdate, TransactionStatus } from '@paywidget/shared/contract';
import { checkDeposit, fetchDepositStatus } from '@paywidget/shared/contract/payments';
import {
  type DepositAnswer,
  isFinalStatus,
  type OrderContext,
  type OrderedDeposit,
  type PendingRedirect,
} from '@paywidget/shared/payments';
import { callForEncryptedCard } from '../response/encryptedCard';
import { awaitsContinuation, completeScreenOf, outcomeOf } from '../response/outcome';
import { UnsafeLinkError } from '../response/redirect';

/** The server's facts about an attempt. The status is set if the attempt names a deposit. */
export interface AttemptStatus extends Partial<StatusUpdate> {
  /** A deposit of the attempt's method that is not final. */
  deposit?: DepositAnswer;
}

/** The screen on which an interrupted payment goes on. */
export type ResumeTarget =
  /** There is nothing to resume. */
  | { kind: 'none' }
  | (StatusUpdate & {
      kind: 'screen';
      screen: string;
      depositId: string;
      /** Set for screens that show an invoice or a form. */
      answer?: DepositAnswer;
      /** Set if the player has not been sent to the provider's page yet. */
      redirect?: PendingRedirect;
      /** True if the outcome of a call that continued the deposit is still unknown. */
      isUnresolved?: boolean;
    });

/**
 * Asks the server for the outcome of an attempt: `deposit-status` if the deposit's id is known, then `deposit-check`.
 * @throws what `api.call` throws
 */
export async function checkAttempt(
  api: Api,
  attempt: Pick<OrderedDeposit, 'depositId' | 'onchainTransaction'> & {
    order: Pick<OrderContext, 'method' | 'country'>;
  },
  signal: AbortSignal,
): Promise<AttemptStatus> {
  const { depositId } = attempt;
  const { method, country } = attempt.order;
  const statusAnswer =
    depositId === undefined
      ? undefined
      : await api.call(fetchDepositStatus, { depositId, paymentMethod: method }, { signal });
  if (statusAnswer && (isFinalStatus(statusAnswer.status) || attempt.onchainTransaction)) return statusAnswer;
  const request = { paymentMethod: method, selectedCountry: country };
  const check = await callForEncryptedCard(api, checkDeposit, request, { signal });
  if (!check.exists) return { ...statusAnswer };
  const { exists: _, ...deposit } = check;
  return { ...statusAnswer, deposit };
}

/** The target for the status: the invoice, the form that asks for more fields, or the complete page. */
export function resumeTarget(
  attempt: OrderedDeposit,
  { status = 'waiting', isCancelled, deposit }: AttemptStatus,
  base: string,
): ResumeTarget {
  const { depositId } = attempt;
  const isOurs = deposit !== undefined && (depositId === undefined || depositId === deposit.depositId);
  // The complete page follows coins on their way, and payments that the player has reported.
  const isPaymentSent = attempt.onchainTransaction !== undefined || attempt.claim === 'followed';
  if (isOurs && !isFinalStatus(status) && !isPaymentSent) return targetOf(attempt, deposit, status, base);
  if (depositId === undefined) return { kind: 'none' };
  // A crypto address without any payment is shown again.
  const awaitsCoins = attempt.order.network !== undefined && status === 'waiting' && !isPaymentSent;
  const screen = awaitsCoins ? attempt.order.screen : completeScreenOf(attempt.order.kind);
  return { kind: 'screen', screen, depositId, status, ...(isCancelled && { isCancelled }) };
}

function targetOf(
  attempt: OrderedDeposit,
  answer: DepositAnswer,
  status: TransactionStatus,
  base: string,
): ResumeTarget {
  const { depositId } = answer;
  const isUnresolved =
    attempt.isUnknown && attempt.depositId === depositId && awaitsContinuation(answer, attempt.order);
  const found = { kind: 'screen', depositId, status, answer, ...(isUnresolved && { isUnresolved }) } as const;
  try {
    const outcome = outcomeOf(answer, attempt.order, base);
    if (outcome.kind === 'fields' || outcome.kind === 'address')
      return { ...found, screen: attempt.order.screen };
    const { screen } = outcome;
    const wasHandedOver = outcome.kind !== 'redirect' || !(attempt.isUnknown || attempt.awaitsRedirect);
    const redirect = wasHandedOver
      ? undefined
      : { screen, redirect: outcome.redirect, redirectMode: outcome.redirectMode };
    return { ...found, screen, ...(redirect && { redirect }) };
  } catch (error) {
    if (error instanceof UnsafeLinkError) return { kind: 'none' };
    throw error;
  }
}
