import type { AttemptStore } from '@paywidget/shared/state';
import { askAgain } from './askingAgain';
import { createAttemptRecord } from './attemptRecord';
import { trackFailure, trackSuccess } from './depositMetrics';
import { paysItself } from './outcome';
import type { Order } from './purpose';
import {
  type Failure,
  isBusy,
  purposeOf,
  reduce,
  type Settled,
  type Submission,
  type SubmissionEvent,
} from './submission';
import { captchaOf, createSubmissionSteps, type StepPorts } from './submissionSteps';

export interface SubmitterPorts extends StepPorts {
  /** Of the player whose deposits these are. */
  attempts: AttemptStore;
}

/** A screen that deposits are submitted from: itself, and the method it is about, by name. */
export interface SubmissionScreen {
  readonly method: string;
}

/** What a screen hears of its deposit. */
export interface SubmissionListener {
  settled(settled: Settled): void;
  failed(failure: Failure): void;
  /** Nothing is under way for now: the player broke off, or the outcome has become unknown. */
  halted(): void;
}

/** Drives one widget's submission: one deposit at a time, whichever screen asks for it. */
export interface Submitter {
  state(): Submission;
  /** Hears of every change. */
  subscribe(changed: () => void): () => void;
  /**
   * Tells a screen how its deposit ends, until the returned function is called. The server is asked about unknown
   * outcomes only while some screen attends.
   */
  attend(screen: SubmissionScreen, listener: SubmissionListener): () => void;
  /** Whether the submission is this screen's: about its method, or started by its press. */
  concerns(screen: SubmissionScreen): boolean;
  /** Starts a deposit; while one is under way, a press counts for nothing. */
  submit(order: Order, screen: SubmissionScreen): void;
  /** Sends a call whose outcome is unknown again, as it was, unless the server knows its deposit. */
  retry(screen: SubmissionScreen): void;
  /** The player breaks off. A call that is under way may have arrived: its outcome is then unknown. */
  cancel(): void;
}

export function createSubmitter({ attempts, ...ports }: SubmitterPorts): Submitter {
  const { api, host } = ports;
  const steps = createSubmissionSteps(ports);
  const record = createAttemptRecord(attempts, api.clock.now);
  const listeners = new Set<() => void>();
  const screens = new Map<SubmissionScreen, SubmissionListener>();
  const known = new Set<string>();
  let state: Submission = { step: 'idle' };
  let presser: SubmissionScreen | undefined;
  /** Of the call sent last. */
  let usedCaptcha = false;
  let running = new AbortController();
  let stopWaiting: (() => void) | undefined;

  function dispatch(event: SubmissionEvent) {
    const before = state;
    state = reduce(before, event);
    if (state === before) return;
    // A press while the server is being asked changes what follows, not what is under way.
    if (state.step !== 'asking' || before.step !== 'asking') enter(state);
    for (const changed of [...listeners]) changed();
  }

  /** Ends what was under way and starts what the step names. */
  function enter(step: Submission) {
    running.abort();
    running = new AbortController();
    waitToAsk();
    const { signal } = running;
    const then = (ending: Promise<SubmissionEvent>) =>
      ending.then((event) => {
        if (!signal.aborted) dispatch(met(event));
      });
    switch (step.step) {
      case 'preparing':
        usedCaptcha = captchaOf(step) !== undefined;
        then(steps.prepare(step, signal));
        break;
      case 'creating':
        // Before the call leaves: a crash from here on finds it written down.
        record.sent(step.sent);
        then(steps.create(step, signal));
        break;
      case 'asking':
        then(steps.ask(step, known, signal));
        break;
      case 'unknown':
        if (step.doubt.unseen) record.unseen(step.doubt.unseen);
        for (const listener of concerned()) listener.halted();
        break;
      case 'idle':
        for (const listener of concerned()) listener.halted();
        break;
      case 'done':
        finish(step);
        break;
      case 'failed':
        record.dropped();
        trackFailure(host, step, usedCaptcha);
        for (const listener of concerned()) listener.failed(step);
        break;
    }
  }

  /** The ending of a call as it is for the player, who may have left. */
  function met(event: SubmissionEvent): SubmissionEvent {
    if (event.type !== 'answered' && event.type !== 'found') return event;
    const { type: _, ...settled } = event;
    const isNews = state.step !== 'asking' || !state.doubt.unseen;
    if (isNews) trackSuccess(host, settled, usedCaptcha);
    return concerned().length === 0 && paysItself(settled) ? { type: 'unseen', settled } : event;
  }

  function finish(settled: Settled) {
    const waiting = concerned();
    known.add(settled.answer.depositId);
    // Any other deposit that nobody was taken to cannot have been paid.
    if (waiting.length === 0) {
      record.dropped();
      steps.abandon(settled);
    } else record.settled(settled);
    for (const listener of waiting) listener.settled(settled);
  }

  function waitToAsk() {
    stopWaiting?.();
    stopWaiting = undefined;
    if (state.step !== 'unknown') return;
    const attending = state.doubt.unseen ? concerned().length : screens.size;
    if (attending === 0) return;
    stopWaiting = askAgain(state.asked, () => dispatch({ type: 'tick' }));
  }

  const concerns = (screen: SubmissionScreen) =>
    screen === presser || purposeOf(state)?.method === screen.method;

  const concerned = () => [...screens].flatMap(([screen, listener]) => (concerns(screen) ? [listener] : []));

  return {
    state: () => state,
    concerns,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    attend(screen, listener) {
      screens.set(screen, listener);
      waitToAsk();
      return () => {
        screens.delete(screen);
        if (presser === screen) presser = undefined;
        waitToAsk();
      };
    },
    submit(order, screen) {
      if (isBusy(state)) return;
      presser = screen;
      dispatch({ type: 'press', order, doubt: record.doubt() });
    },
    retry(screen) {
      if (isBusy(state)) return;
      presser = screen;
      dispatch({ type: 'retry' });
    },
    cancel: () => dispatch({ type: 'cancel' }),
  };
}
