import type { Api } from '@paywidget/shared/api';
import type { TransactionStatus } from '@paywidget/shared/contract';
import { checkDeposit, fetchDepositStatus } from '@paywidget/shared/contract/payments';
import type { Attempt, DepositAnswer } from '@paywidget/shared/state';
import { isFinalStatus } from '@paywidget/shared/transaction';
import type { PendingRedirect } from '../redirect/pendingRedirect';
import { UnsafeLinkError } from '../redirect/redirect';
import { callForEncryptedCard } from '../response/encryptedCard';
import { awaitsContinuation, completeScreenOf, outcomeOf } from '../response/outcome';

/** What the server says of an attempt. */
export interface AttemptStatus {
  /** Of a deposit that is known by its id. */
  status?: TransactionStatus;
  /** A deposit of the attempt's method that is under way. */
  deposit?: DepositAnswer;
}

/** Where a player whose payment was interrupted is put back. */
export type ResumeTarget =
  /** There is nothing to go back to. */
  | { kind: 'none' }
  | {
      kind: 'screen';
      screen: string;
      depositId: string;
      status: TransactionStatus;
      /** For the screens that show an invoice or a form. */
      answer?: DepositAnswer;
      /** The player was never handed to the provider's page. */
      redirect?: PendingRedirect;
      /** It says nothing of the call that was to go on with the deposit, which remains a doubt. */
      isUnresolved?: boolean;
    };

/**
 * Asks what became of an attempt (decisions, section 6).
 * @throws what `api.call` throws
 */
export async function checkAttempt(
  api: Api,
  attempt: Pick<Attempt, 'method' | 'country' | 'depositId' | 'onchainTransaction'>,
  signal: AbortSignal,
): Promise<AttemptStatus> {
  const { method, country, depositId } = attempt;
  const known =
    depositId === undefined
      ? undefined
      : await api.call(fetchDepositStatus, { depositId, paymentMethod: method }, { signal });
  if (known && (isFinalStatus(known.status) || attempt.onchainTransaction)) return known;
  const question = { paymentMethod: method, selectedCountry: country };
  const check = await callForEncryptedCard(api, checkDeposit, question, { signal });
  if (!check.exists) return { ...known };
  const { exists: _, ...deposit } = check;
  return { ...known, deposit };
}

/** Reads the answer: the invoice, the form that was to be filled in, or the complete page. */
export function resumeTarget(
  attempt: Attempt,
  { status = 'waiting', deposit }: AttemptStatus,
  base: string,
): ResumeTarget {
  const { depositId } = attempt;
  const isOurs = deposit !== undefined && (depositId === undefined || depositId === deposit.depositId);
  // Coins on their way to an address are seen arriving on the complete page, and so is what the player says they paid.
  const isPaymentSent = attempt.onchainTransaction !== undefined || attempt.isPaid === true;
  if (isOurs && !isFinalStatus(status) && !isPaymentSent) return targetOf(attempt, deposit, status, base);
  if (depositId === undefined) return { kind: 'none' };
  // An address that nothing has come to yet is shown again.
  const awaitsCoins = attempt.network !== undefined && status === 'waiting' && !isPaymentSent;
  const screen = awaitsCoins ? attempt.screen : completeScreenOf(attempt.kind);
  return { kind: 'screen', screen, depositId, status };
}

function targetOf(
  attempt: Attempt,
  answer: DepositAnswer,
  status: TransactionStatus,
  base: string,
): ResumeTarget {
  const { depositId } = answer;
  const isUnresolved =
    attempt.isUnknown && attempt.depositId === depositId && awaitsContinuation(answer, attempt);
  const found = { kind: 'screen', depositId, status, answer, ...(isUnresolved && { isUnresolved }) } as const;
  try {
    const outcome = outcomeOf(answer, attempt, base);
    if (outcome.kind === 'fields' || outcome.kind === 'address') return { ...found, screen: attempt.screen };
    const { screen } = outcome;
    const wasHandedOver = outcome.kind !== 'redirect' || !(attempt.isUnknown || attempt.awaitsRedirect);
    const redirect = wasHandedOver
      ? undefined
      : { depositId, screen, redirect: outcome.redirect, redirectMode: outcome.redirectMode };
    return { ...found, screen, ...(redirect && { redirect }) };
  } catch (error) {
    if (error instanceof UnsafeLinkError) return { kind: 'none' };
    throw error;
  }
}
