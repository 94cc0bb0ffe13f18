import { currentDeposit, depositWith, type PlayerPayments } from '@paywidget/shared/payments';
import { scheduleRetry } from '@paywidget/shared/transaction';
import type { DepositOrder, DepositRequest } from '../order/depositRequest';
import { isCreatedSince } from '../response/createdSince';
import { deadlineOf } from '../response/deadline';
import { completeOutcomeOf, needsNoFurtherAction } from '../response/outcome';
import { captchaOf, createSubmissionEffects, type EffectPorts } from './effects';
import { trackFailure, trackSuccess } from './metrics';
import {
  contextOf,
  type DepositSubmission,
  type Failure,
  isBusy,
  type ResolvedDeposit,
  reduce,
  type SentRequest,
  type SubmissionEvent,
  type UnresolvedDeposit,
} from './submission';

export interface SubmitterPorts extends Omit<EffectPorts, 'isKnown'> {
  /** The payments of the player who makes these deposits. */
  payments: PlayerPayments;
}

/** A screen that submits deposits, with the name of the method it is about. */
export interface SubmissionScreen {
  readonly method: string;
}

/** Called with the result of a screen's deposit. */
export interface SubmissionListener {
  onResolved(resolved: ResolvedDeposit): void;
  onFailed(failure: Failure): void;
  /** Nothing is in progress for now: the player cancelled, or the outcome has become unknown. */
  onInterrupted(): void;
  /** The server has asked for a captcha. The captcha is not shown yet. */
  onCaptchaRequired(): void;
}

/** Runs the submission of one widget: one deposit at a time, for all screens. */
export interface Submitter {
  state(): DepositSubmission;
  /** Subscribes to state changes. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /**
   * Calls the listener when the screen's deposit ends, until the returned function is called. Unknown outcomes are
   * checked only while a screen is registered.
   */
  registerScreen(screen: SubmissionScreen, listener: SubmissionListener): () => void;
  /** True if the submission is about the screen's method, or was started by the screen. */
  isRelevantTo(screen: SubmissionScreen): boolean;
  /** Starts a deposit. Ignored while another is in progress. */
  submit(order: DepositOrder, screen: SubmissionScreen): void;
  /** Sends the same request again if its outcome is unknown and the server has no such deposit. */
  retry(screen: SubmissionScreen): void;
  /** Stops the deposit. A call in progress may have reached the server: its outcome is then unknown. */
  cancel(): void;
  /**
   * Cancels an unsent request, with its captcha. Called if the widget is closed. Also happens if the player leaves the last
   * screen.
   */
  leave(): void;
}

export function createSubmitter({ payments, ...ports }: SubmitterPorts): Submitter {
  const { api, host } = ports;
  const { now } = api.clock;
  const recordOf = (depositId: string) => depositWith(payments.read().deposits, depositId);
  const effects = createSubmissionEffects({
    ...ports,
    isKnown: (depositId) => {
      const record = recordOf(depositId);
      return record?.wasAnswered === true || record?.claim === 'followed';
    },
  });
  const listeners = new Set<() => void>();
  const screens = new Map<SubmissionScreen, SubmissionListener>();
  let state: DepositSubmission = { step: 'idle' };
  let submittingScreen: SubmissionScreen | undefined;
  /** True if the last request was sent after a captcha. */
  let usedCaptcha = false;
  let running = new AbortController();
  let cancelCheck: (() => void) | undefined;

  function dispatch(event: SubmissionEvent) {
    const previous = state;
    state = reduce(previous, event);
    if (state === previous) return;
    // A press during a check only changes the step after the check, so do not restart the check.
    if (state.step !== 'checking' || previous.step !== 'checking') enter(state);
    for (const listener of [...listeners]) listener();
  }

  /** Aborts the effect of the previous step and starts the effect of this one. */
  function enter(step: DepositSubmission) {
    running.abort();
    running = new AbortController();
    scheduleCheck();
    const { signal } = running;
    const thenDispatch = (effect: Promise<SubmissionEvent>) =>
      effect.then((event) => {
        if (!signal.aborted) dispatch(markUndelivered(event));
      });
    switch (step.step) {
      case 'preparing':
        // A required captcha is a definite answer: the request has created nothing.
        if (step.round === 2) payments.dispatch({ type: 'discarded' });
        if (relevantListeners().length === 0) return dispatch({ type: 'leave' });
        usedCaptcha = captchaOf(step) !== undefined;
        if (step.round === 2) for (const listener of relevantListeners()) listener.onCaptchaRequired();
        thenDispatch(effects.prepare(step, signal));
        break;
      case 'creating':
        // Store the attempt before the request is sent, so that it can be resumed after a crash.
        payments.dispatch(sentEvent(step.sent, now()));
        thenDispatch(effects.create(step, signal));
        break;
      case 'checking':
        thenDispatch(effects.check(step, signal));
        break;
      case 'unknown':
        if (step.unresolved.undelivered) {
          const { answer, context } = step.unresolved.undelivered;
          payments.dispatch({
            type: 'undelivered',
            depositId: answer.depositId,
            order: context,
            at: now(),
          });
        }
        for (const listener of relevantListeners()) listener.onInterrupted();
        break;
      case 'idle':
        for (const listener of relevantListeners()) listener.onInterrupted();
        break;
      case 'done':
        finish(step);
        break;
      case 'failed':
        payments.dispatch({ type: 'discarded' });
        trackFailure(host, step, usedCaptcha);
        for (const listener of relevantListeners()) listener.onFailed(step);
        break;
    }
  }

  /** Turns a result into `undelivered` if the deposit needs no further step and no screen is left to show it. */
  function markUndelivered(event: SubmissionEvent): SubmissionEvent {
    if (event.type !== 'answered' && event.type !== 'found') return event;
    const { type: _, ...resolved } = event;
    const isNew = state.step !== 'checking' || !state.unresolved.undelivered;
    if (isNew) trackSuccess(host, resolved, usedCaptcha);
    const isUndelivered = relevantListeners().length === 0 && needsNoFurtherAction(resolved);
    return isUndelivered ? { type: 'undelivered', resolved } : event;
  }

  function finish(resolved: ResolvedDeposit) {
    const waiting = relevantListeners();
    if (waiting.length > 0) payments.dispatch(resolvedEvent(resolved, now()));
    else giveUp(resolved);
    for (const listener of waiting) listener.onResolved(resolved);
  }

  /**
   * Without a screen the player never saw how to pay this deposit, so the deposit cannot have been paid. If the player may
   * have seen it, in this widget or before the request was sent, it is never cancelled.
   */
  function giveUp(resolved: ResolvedDeposit) {
    const { depositId } = resolved.answer;
    const earlier = recordOf(depositId);
    payments.dispatch({ type: 'answered', depositId });
    if (earlier?.isSeen || earlier?.claim !== undefined) return;
    const isOwn = isCreatedSince(resolved.answer, currentDeposit(payments.read().deposits)?.createdAt);
    payments.dispatch({ type: 'discarded' });
    if (isOwn) effects.abandon(resolved);
  }

  function scheduleCheck() {
    cancelCheck?.();
    cancelCheck = undefined;
    if (state.step !== 'unknown') return;
    const waitingCount = state.unresolved.undelivered ? relevantListeners().length : screens.size;
    if (waitingCount === 0) return;
    cancelCheck = scheduleRetry(state.checkCount, () => dispatch({ type: 'tick' }));
  }

  const isRelevantTo = (screen: SubmissionScreen) =>
    screen === submittingScreen || contextOf(state)?.method === screen.method;

  const relevantListeners = () =>
    [...screens].flatMap(([screen, listener]) => (isRelevantTo(screen) ? [listener] : []));

  return {
    state: () => state,
    isRelevantTo,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    registerScreen(screen, listener) {
      screens.set(screen, listener);
      scheduleCheck();
      return () => {
        screens.delete(screen);
        if (submittingScreen === screen) submittingScreen = undefined;
        scheduleCheck();
        // In a later task, because StrictMode registers the same screen again at once.
        queueMicrotask(() => {
          if (relevantListeners().length === 0) dispatch({ type: 'leave' });
        });
      };
    },
    submit(order, screen) {
      if (isBusy(state)) return;
      submittingScreen = screen;
      dispatch({ type: 'submit', order, unresolved: unresolvedIn(payments) });
    },
    retry(screen) {
      if (isBusy(state)) return;
      submittingScreen = screen;
      dispatch({ type: 'retry' });
    },
    cancel: () => dispatch({ type: 'cancel' }),
    leave: () => dispatch({ type: 'leave' }),
  };
}

const sentEvent = ({ key, order: { context, request, depositId } }: SentRequest, at: number) => ({
  type: 'sent' as const,
  order: context,
  key,
  depositId,
  sessionId: sessionIdOf(request),
  at,
});

/** The event that takes the player to the page of a deposit. `at` is server time in ms since the epoch. */
export const resolvedEvent = (
  { answer, outcome, context }: ResolvedDeposit,
  at: number,
  deadline = deadlineOf(answer, at),
) => ({
  type: 'resolved' as const,
  order: context,
  answer,
  deadline,
  awaitsRedirect: outcome.kind === 'redirect',
  at,
});

/** The current deposit if its outcome is unknown, perhaps from before a reload. */
function unresolvedIn(payments: PlayerPayments): UnresolvedDeposit | undefined {
  const current = currentDeposit(payments.read().deposits);
  if (!current?.isUnknown) return undefined;
  const { order: context, depositId, key } = current;
  const isUndelivered = depositId !== undefined && key === undefined;
  return {
    context,
    depositId,
    ...(isUndelivered && {
      undelivered: { answer: { depositId }, outcome: completeOutcomeOf(context.kind), context },
    }),
  };
}

function sessionIdOf({ body }: DepositRequest): string | undefined {
  const id = 'paymentSessionId' in body ? body.paymentSessionId : undefined;
  return id === undefined ? undefined : String(id);
}
