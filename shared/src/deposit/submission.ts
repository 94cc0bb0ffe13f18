/**
 *          press              send              answered
 *   idle ────────▶ preparing ──────▶ creating ──────────▶ done
 *    ▲                 ▲  captcha_required │ │ refused
 *    │                 └──────────────────-┘ └──────────▶ failed
 *    │ absent, after                       │ lost, unseen
 *    │ a reload                            ▼        found
 *    └─────────────── asking ◀────────▶ unknown    ───────▶ done
 *
 * One deposit at a time (decisions, section 6). A step names what is under way, and whoever drives the machine does just
 * that. A call that was sent is kept whole, key and body, as long as its outcome is unknown; every way on to a new key
 * leads through an answer that settles the old one.
 */
import type { DepositAnswer } from '@paywidget/shared/state';
import { type Creation, continuedBy, isSameCreation } from './creation';
import type { DepositOutcome } from './outcome';
import { isCaptchaRequired } from './paymentError';
import type { Order } from './purpose';

/** A call as it was sent: sent again, it is the same to the letter. */
export interface Sent {
  readonly key: string;
  readonly order: Order;
  /** With the captcha's outputs. */
  readonly creation: Creation;
}

/** A deposit that may or may not exist, as far as the player can know. */
export interface Doubt {
  readonly purpose: Order['purpose'];
  /** Missing after a reload: then nothing can be sent again, only asked. */
  readonly sent?: Sent;
  /** The deposit that the call went on with; nothing where it was to make a new one. */
  readonly depositId?: string;
  /** It does exist and needs nothing more, but nobody was there to be taken to it. */
  readonly unseen?: Settled;
}

/** What to do once the server says that no deposit exists. */
export type Next = { readonly do: 'wait' | 'resend' } | { readonly do: 'order'; readonly order: Order };

export interface Settled {
  readonly answer: DepositAnswer;
  readonly outcome: DepositOutcome;
  readonly purpose: Order['purpose'];
}

export interface Failure {
  readonly error: unknown;
  readonly purpose: Order['purpose'];
}

export type Submission =
  | { readonly step: 'idle' }
  /** The captcha is being solved; nothing is sent yet. */
  | { readonly step: 'preparing'; readonly order: Order; readonly round: 1 | 2 }
  | { readonly step: 'creating'; readonly sent: Sent; readonly round: 1 | 2; readonly isResend: boolean }
  | {
      readonly step: 'unknown';
      readonly doubt: Doubt;
      /** How often the server was asked. */
      readonly asked: number;
      /** The server said that it knows of none: it may be sent again. */
      readonly isAbsent: boolean;
    }
  | {
      readonly step: 'asking';
      readonly doubt: Doubt;
      readonly asked: number;
      readonly isAbsent: boolean;
      readonly next: Next;
    }
  | ({ readonly step: 'done' } & Settled)
  | ({ readonly step: 'failed' } & Failure);

export type SubmissionEvent =
  /** `doubt` is of an attempt from before a reload. */
  | { readonly type: 'press'; readonly order: Order; readonly doubt?: Doubt }
  | { readonly type: 'retry' }
  /** It is time to ask again. */
  | { readonly type: 'tick' }
  | { readonly type: 'cancel' }
  | { readonly type: 'send'; readonly key: string; readonly creation: Creation }
  | ({ readonly type: 'answered' } & Settled)
  /** Answered or found, but nobody was there to be taken to a deposit that may be paid all the same. */
  | { readonly type: 'unseen'; readonly settled: Settled }
  | { readonly type: 'refused'; readonly error: unknown }
  | { readonly type: 'lost' }
  | ({ readonly type: 'found' } & Settled)
  | { readonly type: 'absent' }
  /** The server could not be asked. */
  | { readonly type: 'unreachable' };

/** Whether a deposit is under way, so that another press counts for nothing. */
export function isBusy(submission: Submission): boolean {
  if (submission.step === 'asking') return submission.next.do !== 'wait';
  return submission.step === 'preparing' || submission.step === 'creating';
}

/** What the submission is about; nothing before the first press. */
export function purposeOf(state: Submission): Order['purpose'] | undefined {
  switch (state.step) {
    case 'idle':
      return undefined;
    case 'preparing':
      return state.order.purpose;
    case 'creating':
      return state.sent.order.purpose;
    case 'unknown':
    case 'asking':
      return state.doubt.purpose;
    case 'done':
    case 'failed':
      return state.purpose;
  }
}

/** The next state; the same object where the event changes nothing. */
export function reduce(state: Submission, event: SubmissionEvent): Submission {
  switch (state.step) {
    case 'idle':
    case 'done':
    case 'failed':
      return event.type === 'press' ? pressed(event) : state;
    case 'preparing':
      return prepared(state, event);
    case 'creating':
      return created(state, event);
    case 'unknown':
      return doubted(state, event);
    case 'asking':
      return asked(state, event);
  }
}

type In<Step extends Submission['step']> = Extract<Submission, { step: Step }>;

function pressed({ order, doubt }: Extract<SubmissionEvent, { type: 'press' }>): Submission {
  if (!doubt) return { step: 'preparing', order, round: 1 };
  return { step: 'asking', doubt, asked: 0, isAbsent: false, next: { do: 'order', order } };
}

function prepared(state: In<'preparing'>, event: SubmissionEvent): Submission {
  const { order, round } = state;
  switch (event.type) {
    case 'send': {
      const sent = { key: event.key, order, creation: event.creation };
      return { step: 'creating', sent, round, isResend: false };
    }
    case 'refused':
      return failed(event.error, order);
    case 'cancel':
      return { step: 'idle' };
    default:
      return state;
  }
}

function created(state: In<'creating'>, event: SubmissionEvent): Submission {
  const { sent, round } = state;
  switch (event.type) {
    case 'answered':
      return settled(event);
    case 'refused':
      if (round === 1 && isCaptchaRequired(event.error))
        return { step: 'preparing', order: sent.order, round: 2 };
      return failed(event.error, sent.order);
    case 'unseen':
      return {
        step: 'unknown',
        doubt: { ...doubtOf(sent), unseen: event.settled },
        asked: 0,
        isAbsent: false,
      };
    // A cancelled call may have arrived.
    case 'cancel':
    case 'lost':
      return { step: 'unknown', doubt: doubtOf(sent), asked: 0, isAbsent: false };
    default:
      return state;
  }
}

function doubted(state: In<'unknown'>, event: SubmissionEvent): Submission {
  const { doubt, asked, isAbsent } = state;
  const ask = (next: Next): Submission => ({ step: 'asking', doubt, asked, isAbsent, next });
  if (event.type === 'tick') return ask({ do: 'wait' });
  const next = wish(doubt, event);
  return next ? ask(next) : state;
}

function asked(state: In<'asking'>, event: SubmissionEvent): Submission {
  const { doubt, asked: times, next } = state;
  const unknown = (isAbsent: boolean): In<'unknown'> => ({
    step: 'unknown',
    doubt,
    asked: times + 1,
    isAbsent,
  });
  const resend = ({ sent }: Doubt): Submission =>
    sent ? { step: 'creating', sent, round: 1, isResend: true } : unknown(state.isAbsent);
  switch (event.type) {
    case 'found':
      return settled(event);
    case 'unseen':
      return { ...unknown(false), doubt: { ...doubt, unseen: event.settled } };
    // It exists, but the player cannot be taken to it.
    case 'refused':
      return { step: 'failed', error: event.error, purpose: doubt.purpose };
    case 'absent':
      if (next.do === 'order') return { step: 'preparing', order: next.order, round: 1 };
      if (next.do === 'resend') return resend(doubt);
      return doubt.sent ? unknown(true) : { step: 'idle' };
    // Sending again under the same key is safe without asking; another order is not.
    case 'unreachable':
      return next.do === 'resend' ? resend(doubt) : unknown(state.isAbsent);
    case 'cancel':
      return unknown(state.isAbsent);
    default: {
      const wished = next.do === 'wait' ? wish(doubt, event) : undefined;
      return wished ? { ...state, next: wished } : state;
    }
  }
}

/** What a press means while there is a doubt: the same deposit again, or another one once this one is settled. */
function wish({ sent }: Doubt, event: SubmissionEvent): Next | undefined {
  if (event.type === 'retry') return { do: sent ? 'resend' : 'wait' };
  if (event.type !== 'press') return undefined;
  const isSame = sent !== undefined && isSameCreation(sent.order.creation, event.order.creation);
  return isSame ? { do: 'resend' } : { do: 'order', order: event.order };
}

function doubtOf(sent: Sent): Doubt {
  return { purpose: sent.order.purpose, sent, depositId: continuedBy(sent.creation) };
}

function failed(error: unknown, { purpose }: Order): Submission {
  return { step: 'failed', error, purpose };
}

function settled({ answer, outcome, purpose }: Settled): Submission {
  return { step: 'done', answer, outcome, purpose };
}
