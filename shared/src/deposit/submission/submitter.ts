import type { AttemptStore } from '@paywidget/shared/state';
import { scheduleRetry } from '@paywidget/shared/transaction';
import type { OpenPayments } from '../open/openPayments';
import type { DepositOrder } from '../order/depositRequest';
import { isCreatedSince } from '../response/createdSince';
import { needsNoFurtherAction } from '../response/outcome';
import { createAttemptRecord } from './attemptRecord';
import { captchaOf, createSubmissionEffects, type EffectPorts } from './effects';
import { trackFailure, trackSuccess } from './metrics';
import {
  contextOf,
  type DepositSubmission,
  type Failure,
  isBusy,
  type ResolvedDeposit,
  reduce,
  type SubmissionEvent,
} from './submission';

export interface SubmitterPorts extends EffectPorts {
  /** The attempts of the player who makes these deposits. */
  attempts: AttemptStore;
  /** Keeps their open payments. */
  open?: Pick<OpenPayments, 'keep'>;
  /** True if the player may have seen the deposit: its page was shown, or they say that they paid it. */
  isSeen: (depositId: string) => boolean;
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
  /** The server has asked for a captcha. Nothing is shown of it yet. */
  onCaptchaRequired(): void;
}

/** Runs the submission of one widget: one deposit at a time, whichever screen submits it. */
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
  /** Cancels what is not sent yet, with its captcha. Called if the widget is closed. Leaving the last screen does the same. */
  leave(): void;
}

export function createSubmitter({ attempts, open, isSeen, ...ports }: SubmitterPorts): Submitter {
  const { api, host } = ports;
  const effects = createSubmissionEffects(ports);
  const record = createAttemptRecord(attempts, api.clock.now, open);
  const listeners = new Set<() => void>();
  const screens = new Map<SubmissionScreen, SubmissionListener>();
  /** The deposits whose answers were received. */
  const knownDepositIds = new Set<string>();
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
    // A press during a check only changes what happens after it, so do not restart the check.
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
        // A required captcha is a definite answer: the request that was sent has created nothing.
        if (step.round === 2) record.discard();
        if (relevantListeners().length === 0) return dispatch({ type: 'leave' });
        usedCaptcha = captchaOf(step) !== undefined;
        if (step.round === 2) for (const listener of relevantListeners()) listener.onCaptchaRequired();
        thenDispatch(effects.prepare(step, signal));
        break;
      case 'creating':
        // Store the attempt before the request is sent, so that it can be resumed after a crash.
        record.sent(step.sent);
        thenDispatch(effects.create(step, signal));
        break;
      case 'checking':
        thenDispatch(effects.check(step, knownDepositIds, signal));
        break;
      case 'unknown':
        if (step.unresolved.undelivered) record.undelivered(step.unresolved.undelivered);
        for (const listener of relevantListeners()) listener.onInterrupted();
        break;
      case 'idle':
        for (const listener of relevantListeners()) listener.onInterrupted();
        break;
      case 'done':
        finish(step);
        break;
      case 'failed':
        record.discard();
        trackFailure(host, step, usedCaptcha);
        for (const listener of relevantListeners()) listener.onFailed(step);
        break;
    }
  }

  /** Turns a result into `undelivered` if the deposit needs nothing more but no screen is left to show it. */
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
    knownDepositIds.add(resolved.answer.depositId);
    if (waiting.length > 0) record.resolved(resolved);
    // Without a screen the player never saw how to pay this deposit, so it cannot have been paid. One that they may have seen, in
    // this widget or before the request was sent, is never cancelled.
    else if (!isSeen(resolved.answer.depositId)) {
      const isOwn = isCreatedSince(resolved.answer, attempts.read()?.createdAt);
      record.discard();
      if (isOwn) effects.abandon(resolved);
    }
    for (const listener of waiting) listener.onResolved(resolved);
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
        // Later, because StrictMode registers the same screen again at once.
        queueMicrotask(() => {
          if (relevantListeners().length === 0) dispatch({ type: 'leave' });
        });
      };
    },
    submit(order, screen) {
      if (isBusy(state)) return;
      submittingScreen = screen;
      dispatch({ type: 'submit', order, unresolved: record.unresolved() });
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
