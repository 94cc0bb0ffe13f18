/**
 * The state machine of one deposit, as a reducer.
 *
 *          submit             send              answered
 *   idle ────────▶ preparing ──────▶ creating ──────────▶ done
 *    ▲                 ▲  captcha_required │ │ rejected
 *    │                 └───────────────────┘ └──────────▶ failed
 *    │ notFound, after                     │ noResponse, undelivered
 *    │ a reload                            ▼        found
 *    └────────────── checking ◀───────▶ unknown ────────▶ done
 *
 * Only one deposit is in progress at a time. Each step has an effect, which the submitter runs. While the outcome of a
 * request is unknown, its key and body are kept, and nothing is sent under a new key. This ends when the server answers the
 * request, or answers a check. See docs/rules/deposits.md.
 */
import type { DepositAnswer } from '@paywidget/shared/payments';
import { isCaptchaRequired } from '@paywidget/shared/transaction';
import { type DepositOrder, type DepositRequest, isSameRequest } from '../order/depositRequest';
import type { DepositOutcome } from '../response/outcome';

/** A sent request. A resend uses the same key and the same body. */
export interface SentRequest {
  readonly key: string;
  readonly order: DepositOrder;
  /** The order's request with the captcha's outputs. */
  readonly request: DepositRequest;
}

/** A deposit whose outcome the player does not know. It may exist on the server. */
export interface UnresolvedDeposit {
  readonly context: DepositOrder['context'];
  /** Missing after a reload. Then the widget can only check, not send again. */
  readonly sent?: SentRequest;
  /** The existing deposit that the request continued. Undefined if the request was to create a new one. */
  readonly depositId?: string;
  /** Set if the deposit exists and needs no further step, but the player left before the response. */
  readonly undelivered?: ResolvedDeposit;
}

/** The next step if the check finds no deposit: only wait, send the same request again, or submit another order. */
export type AfterCheck =
  | { readonly do: 'wait' | 'resend' }
  | { readonly do: 'order'; readonly order: DepositOrder };

/** A deposit that exists, with the server's answer and its outcome. */
export interface ResolvedDeposit {
  readonly answer: DepositAnswer;
  readonly outcome: DepositOutcome;
  readonly context: DepositOrder['context'];
}

export interface Failure {
  readonly error: unknown;
  readonly context: DepositOrder['context'];
}

export type DepositSubmission =
  | { readonly step: 'idle' }
  /** The player is solving the captcha. Nothing is sent yet. In round 2, the server has required a captcha in its answer. */
  | { readonly step: 'preparing'; readonly order: DepositOrder; readonly round: 1 | 2 }
  | {
      readonly step: 'creating';
      readonly sent: SentRequest;
      readonly round: 1 | 2;
      readonly isResend: boolean;
    }
  | {
      readonly step: 'unknown';
      readonly unresolved: UnresolvedDeposit;
      /** The number of checks so far. */
      readonly checkCount: number;
      /** True if the last check answered that there is no such deposit. Then the widget may send the request again. */
      readonly isNotFound: boolean;
    }
  | {
      readonly step: 'checking';
      readonly unresolved: UnresolvedDeposit;
      readonly checkCount: number;
      readonly isNotFound: boolean;
      readonly afterCheck: AfterCheck;
    }
  | ({ readonly step: 'done' } & ResolvedDeposit)
  | ({ readonly step: 'failed' } & Failure);

export type SubmissionEvent =
  /** `unresolved` is set if an attempt from before a reload has an unknown outcome. */
  | { readonly type: 'submit'; readonly order: DepositOrder; readonly unresolved?: UnresolvedDeposit }
  | { readonly type: 'retry' }
  /** The delay before the next check is over. */
  | { readonly type: 'tick' }
  | { readonly type: 'cancel' }
  /** The player has left the form. An unsent request is cancelled, and a check sends nothing afterwards. */
  | { readonly type: 'leave' }
  | { readonly type: 'send'; readonly key: string; readonly request: DepositRequest }
  | ({ readonly type: 'answered' } & ResolvedDeposit)
  /** The deposit exists and may be paid, but the player had left before the response. */
  | { readonly type: 'undelivered'; readonly resolved: ResolvedDeposit }
  | { readonly type: 'rejected'; readonly error: unknown }
  | { readonly type: 'noResponse' }
  | ({ readonly type: 'found' } & ResolvedDeposit)
  | { readonly type: 'notFound' }
  /** The server could not be reached for the check. */
  | { readonly type: 'unreachable' };

/** True while a deposit is in progress. Ignore further presses of the submit button then. */
export function isBusy(submission: DepositSubmission): boolean {
  if (submission.step === 'checking') return submission.afterCheck.do !== 'wait';
  return submission.step === 'preparing' || submission.step === 'creating';
}

/** True while the server may have a deposit whose outcome the player does not know. */
export function isUnresolved(submission: DepositSubmission): boolean {
  return (submission.step === 'unknown' || submission.step === 'checking') && !submission.isNotFound;
}

/** The context of the current order. Undefined before the first submit. */
export function contextOf(state: DepositSubmission): DepositOrder['context'] | undefined {
  switch (state.step) {
    case 'idle':
      return undefined;
    case 'preparing':
      return state.order.context;
    case 'creating':
      return state.sent.order.context;
    case 'unknown':
    case 'checking':
      return state.unresolved.context;
    case 'done':
    case 'failed':
      return state.context;
  }
}

/** Returns the next state. Returns the same object if the event changes nothing. */
export function reduce(state: DepositSubmission, event: SubmissionEvent): DepositSubmission {
  switch (state.step) {
    case 'idle':
    case 'done':
    case 'failed':
      return event.type === 'submit' ? start(event) : state;
    case 'preparing':
      return reducePreparing(state, event);
    case 'creating':
      return reduceCreating(state, event);
    case 'unknown':
      return reduceUnknown(state, event);
    case 'checking':
      return reduceChecking(state, event);
  }
}

type In<Step extends DepositSubmission['step']> = Extract<DepositSubmission, { step: Step }>;

function start({ order, unresolved }: Extract<SubmissionEvent, { type: 'submit' }>): DepositSubmission {
  if (!unresolved) return { step: 'preparing', order, round: 1 };
  const afterCheck = { do: 'order', order } as const;
  return { step: 'checking', unresolved, checkCount: 0, isNotFound: false, afterCheck };
}

function reducePreparing(state: In<'preparing'>, event: SubmissionEvent): DepositSubmission {
  const { order, round } = state;
  switch (event.type) {
    case 'send': {
      const sent = { key: event.key, order, request: event.request };
      return { step: 'creating', sent, round, isResend: false };
    }
    case 'rejected':
      return failed(event.error, order);
    case 'cancel':
    case 'leave':
      return { step: 'idle' };
    default:
      return state;
  }
}

function reduceCreating(state: In<'creating'>, event: SubmissionEvent): DepositSubmission {
  const { sent, round } = state;
  const unknown = (undelivered?: ResolvedDeposit): In<'unknown'> => ({
    step: 'unknown',
    unresolved: { ...unresolvedFrom(sent), ...(undelivered && { undelivered }) },
    checkCount: 0,
    isNotFound: false,
  });
  switch (event.type) {
    case 'answered':
      return done(event);
    case 'rejected':
      if (round === 1 && isCaptchaRequired(event.error))
        return { step: 'preparing', order: sent.order, round: 2 };
      return failed(event.error, sent.order);
    case 'undelivered':
      return unknown(event.resolved);
    // A cancelled call may have reached the server.
    case 'cancel':
    case 'noResponse':
      return unknown();
    default:
      return state;
  }
}

function reduceUnknown(state: In<'unknown'>, event: SubmissionEvent): DepositSubmission {
  const { unresolved, checkCount, isNotFound } = state;
  const afterCheck: AfterCheck | undefined =
    event.type === 'tick' ? { do: 'wait' } : nextAction(unresolved, event);
  return afterCheck ? { step: 'checking', unresolved, checkCount, isNotFound, afterCheck } : state;
}

function reduceChecking(state: In<'checking'>, event: SubmissionEvent): DepositSubmission {
  const { unresolved, checkCount, afterCheck } = state;
  const unknown = (isNotFound: boolean): In<'unknown'> => ({
    step: 'unknown',
    unresolved,
    checkCount: checkCount + 1,
    isNotFound,
  });
  const resend = ({ sent }: UnresolvedDeposit): DepositSubmission =>
    sent ? { step: 'creating', sent, round: 1, isResend: true } : unknown(state.isNotFound);
  switch (event.type) {
    case 'found':
      return done(event);
    case 'undelivered':
      return { ...unknown(false), unresolved: { ...unresolved, undelivered: event.resolved } };
    // The deposit exists, but the widget cannot show its next screen.
    case 'rejected':
      return { step: 'failed', error: event.error, context: unresolved.context };
    case 'notFound':
      if (afterCheck.do === 'order') return { step: 'preparing', order: afterCheck.order, round: 1 };
      if (afterCheck.do === 'resend') return resend(unresolved);
      return unresolved.sent ? unknown(true) : { step: 'idle' };
    // The same request under the same key may be sent without a check. Another order may not.
    case 'unreachable':
      return afterCheck.do === 'resend' ? resend(unresolved) : unknown(state.isNotFound);
    case 'cancel':
      return unknown(state.isNotFound);
    case 'leave':
      return afterCheck.do === 'wait' ? state : { ...state, afterCheck: { do: 'wait' } };
    default: {
      const action = afterCheck.do === 'wait' ? nextAction(unresolved, event) : undefined;
      return action ? { ...state, afterCheck: action } : state;
    }
  }
}

/** The meaning of a press while a deposit is unresolved: send the same request again, or submit another order afterwards. */
function nextAction({ sent }: UnresolvedDeposit, event: SubmissionEvent): AfterCheck | undefined {
  if (event.type === 'retry') return { do: sent ? 'resend' : 'wait' };
  if (event.type !== 'submit') return undefined;
  const isSame = sent !== undefined && isSameRequest(sent.order.request, event.order.request);
  return isSame ? { do: 'resend' } : { do: 'order', order: event.order };
}

function unresolvedFrom(sent: SentRequest): UnresolvedDeposit {
  return { context: sent.order.context, sent, depositId: sent.order.depositId };
}

function failed(error: unknown, { context }: DepositOrder): DepositSubmission {
  return { step: 'failed', error, context };
}

function done({ answer, outcome, context }: ResolvedDeposit): DepositSubmission {
  return { step: 'done', answer, outcome, context };
}
