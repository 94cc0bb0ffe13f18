import type { Api } from '@paywidget/shared/api';
import type { CaptchaKind } from '@paywidget/shared/contract';
import type { HostPort } from '@paywidget/shared/host';
import { cancelDeposit } from '@paywidget/shared/payments';
import type { CaptchaService, DepositAnswer, Purpose } from '@paywidget/shared/state';
import { captchaOutputs, UserCancelError } from './captcha';
import { sendCreation, withCaptcha } from './creation';
import { createIdempotencyKey } from './idempotencyKey';
import { requirePayable } from './invalidPeerToPeer';
import { awaitsContinuation, completeOutcomeOf, outcomeOf } from './outcome';
import { askAboutAttempt } from './resume';
import { isFinalStatus } from './status';
import type { Settled, Submission, SubmissionEvent } from './submission';
import { leavesOutcomeUnknown } from './verdict';

export interface StepPorts {
  api: Api;
  host: HostPort;
  captcha: () => CaptchaService;
  /** Whether the player has paid a deposit already, and only waits for its money. */
  isPaid: (depositId: string) => boolean;
  /** What a relative redirect is relative to. */
  base: () => string;
}

type In<Step extends Submission['step']> = Extract<Submission, { step: Step }>;

/** What is done in each step that does something. Each resolves to the event that it ends with, and never rejects. */
export interface SubmissionSteps {
  prepare(step: In<'preparing'>, signal: AbortSignal): Promise<SubmissionEvent>;
  create(step: In<'creating'>, signal: AbortSignal): Promise<SubmissionEvent>;
  /** `known` holds the deposits that were answered: what `deposit-check` says of them, or of a paid one, is no news. */
  ask(step: In<'asking'>, known: ReadonlySet<string>, signal: AbortSignal): Promise<SubmissionEvent>;
  /** Calls off a deposit between people that the player has left before it was there: somebody waits for its money. */
  abandon(settled: Settled): void;
}

/** The captcha of a preparation. A server that asks for one without naming it means GeeTest (decisions, section 5). */
export function captchaOf({ order, round }: In<'preparing'>): CaptchaKind | undefined {
  return order.captcha ?? (round === 2 ? 'geetest' : undefined);
}

export function createSubmissionSteps({ api, host, captcha, isPaid, base }: StepPorts): SubmissionSteps {
  /** An answer that settles, or a deposit that exists and that the player cannot be taken to. */
  function settle(type: 'answered' | 'found', answer: DepositAnswer, purpose: Purpose): SubmissionEvent {
    try {
      if (purpose.kind === 'peer-to-peer') requirePayable(answer);
      const settled: Settled = { answer, purpose, outcome: outcomeOf(answer, purpose, base()) };
      return { type, ...settled };
    } catch (error) {
      return { type: 'refused', error };
    }
  }

  return {
    async prepare(step, signal) {
      const kind = captchaOf(step);
      try {
        const outputs = kind && (await captchaOutputs(captcha(), kind, host, signal));
        return {
          type: 'send',
          key: createIdempotencyKey(),
          creation: withCaptcha(step.order.creation, outputs),
        };
      } catch (error) {
        return error instanceof UserCancelError ? { type: 'cancel' } : { type: 'refused', error };
      }
    },

    async create({ sent, isResend }, signal) {
      try {
        const answer = await sendCreation(api, sent.creation, { idempotencyKey: sent.key, signal });
        return settle('answered', answer, sent.order.purpose);
      } catch (error) {
        return leavesOutcomeUnknown(error, isResend) ? { type: 'lost' } : { type: 'refused', error };
      }
    },

    async ask({ doubt: { purpose, depositId, unseen } }, known, signal) {
      // `deposit-check` no longer knows of a deposit that is over: what was answered once is not asked for again.
      if (unseen) return { type: 'found', ...unseen };
      // `deposit-check` may know an address of another network, where coins would be lost. The same call, sent again under
      // its key, answers for its own network.
      if (purpose.network !== undefined) return { type: 'absent' };
      const told = await askAboutAttempt(api, { ...purpose, depositId }, signal).catch(() => undefined);
      if (!told) return { type: 'unreachable' };
      const { status, deposit } = told;
      if (depositId !== undefined && status && isFinalStatus(status))
        return { type: 'found', answer: { depositId }, purpose, outcome: completeOutcomeOf(purpose.kind) };
      if (!deposit) return { type: 'absent' };
      const found = deposit.depositId;
      const isOld =
        found === depositId ? awaitsContinuation(deposit, purpose) : known.has(found) || isPaid(found);
      return isOld ? { type: 'absent' } : settle('found', deposit, purpose);
    },

    abandon({ answer: { depositId }, purpose }) {
      if (purpose.kind !== 'peer-to-peer') return;
      // Nobody is there to be told of a failure, which the api reports; the deposit's own deadline ends it then.
      api.call(cancelDeposit, { depositId, paymentMethod: purpose.method }).catch(() => undefined);
    },
  };
}
