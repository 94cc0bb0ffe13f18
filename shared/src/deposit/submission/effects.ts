import type { Api, CallOptions } from '@paywidget/shared/api';
import { type CaptchaKind, type CaptchaOutput, ContractError } from '@paywidget/shared/contract';
import {
  cancelDeposit,
  continueExternalDeposit,
  createDeposit,
  createPeerToPeerDeposit,
  createSweepstakeDeposit,
  prepareDeposit,
} from '@paywidget/shared/contract/payments';
import type { HostPort } from '@paywidget/shared/host';
import { type DepositAnswer, isFinalStatus, type OrderContext } from '@paywidget/shared/payments';
import type { CaptchaService } from '@paywidget/shared/services';
import {
  captchaOutputs,
  createIdempotencyKey,
  isOutcomeUnknown,
  UserCancelError,
} from '@paywidget/shared/transaction';
import type { DepositRequest } from '../order/depositRequest';
import { callForEncryptedCard } from '../response/encryptedCard';
import { assertPayable } from '../response/invalidPeerToPeer';
import { awaitsContinuation, completeOutcomeOf, outcomeOf } from '../response/outcome';
import { checkAttempt } from '../resume/checkAttempt';
import type { DepositSubmission, ResolvedDeposit, SubmissionEvent } from './submission';

export interface EffectPorts {
  api: Api;
  host: HostPort;
  captcha: CaptchaService;
  /** True if `deposit-check` may return the deposit in place of another one: it was answered before, or is paid. */
  isKnown: (depositId: string) => boolean;
  /** The base URL of relative redirects. */
  redirectBase: string;
}

type In<Step extends DepositSubmission['step']> = Extract<DepositSubmission, { step: Step }>;

/** The effects of the steps. Each resolves to the event that ends its step, and never rejects. */
export interface SubmissionEffects {
  prepare(step: In<'preparing'>, signal: AbortSignal): Promise<SubmissionEvent>;
  create(step: In<'creating'>, signal: AbortSignal): Promise<SubmissionEvent>;
  check(step: In<'checking'>, signal: AbortSignal): Promise<SubmissionEvent>;
  /** Cancels a peer-to-peer deposit if the player left before it was created, because its payee waits for the money. */
  abandon(resolved: ResolvedDeposit): void;
}

/** The captcha to solve first. The server may require a captcha without a kind. Then GeeTest is used. */
export function captchaOf({ order, round }: In<'preparing'>): CaptchaKind | undefined {
  return order.captcha ?? (round === 2 ? 'geetest' : undefined);
}

export function createSubmissionEffects({
  api,
  host,
  captcha,
  isKnown,
  redirectBase,
}: EffectPorts): SubmissionEffects {
  /**
   * Converts an answer to an event. The event is `rejected` if the deposit exists but the widget cannot show its next
   * screen.
   */
  function resolve(
    type: 'answered' | 'found',
    answer: DepositAnswer,
    context: OrderContext,
  ): SubmissionEvent {
    try {
      if (context.kind === 'peer-to-peer') assertPayable(answer);
      return { type, answer, context, outcome: outcomeOf(answer, context, redirectBase) };
    } catch (error) {
      return { type: 'rejected', error };
    }
  }

  return {
    async prepare(step, signal) {
      const kind = captchaOf(step);
      try {
        const outputs = kind && (await captchaOutputs(captcha, kind, host, signal));
        return {
          type: 'send',
          key: createIdempotencyKey(),
          request: withCaptcha(step.order.request, outputs),
        };
      } catch (error) {
        return error instanceof UserCancelError ? { type: 'cancel' } : { type: 'rejected', error };
      }
    },

    async create({ sent, isResend }, signal) {
      try {
        const answer = await sendDepositRequest(api, sent.request, { idempotencyKey: sent.key, signal });
        return resolve('answered', answer, sent.order.context);
      } catch (error) {
        if (error instanceof ContractError && error.path === '')
          host.report('deposit.empty', 'Deposit data is null after creation.');
        return isOutcomeUnknown(error, isResend) ? { type: 'noResponse' } : { type: 'rejected', error };
      }
    },

    async check({ unresolved: { context, depositId, undelivered } }, signal) {
      // `deposit-check` does not return deposits with a final status, so use the answer that was received before.
      if (undelivered) return { type: 'found', ...undelivered };
      // `deposit-check` may return the address of another network, where coins would be lost. A resend under the same key
      // returns the address of the right network.
      if (context.network !== undefined) return { type: 'notFound' };
      const result = await checkAttempt(api, { order: context, depositId }, signal).catch(() => undefined);
      if (!result) return { type: 'unreachable' };
      const { status, deposit } = result;
      if (depositId !== undefined && status && isFinalStatus(status))
        return { type: 'found', answer: { depositId }, context, outcome: completeOutcomeOf(context.kind) };
      if (!deposit) return { type: 'notFound' };
      const foundId = deposit.depositId;
      const isOther = foundId === depositId ? awaitsContinuation(deposit, context) : isKnown(foundId);
      return isOther ? { type: 'notFound' } : resolve('found', deposit, context);
    },

    abandon({ answer: { depositId }, context }) {
      if (context.kind !== 'peer-to-peer') return;
      // No screen can show a failure any more. The api reports the failure, and the deposit expires at its deadline.
      api.call(cancelDeposit, { depositId, paymentMethod: context.method }).catch(() => undefined);
    },
  };
}

/** Adds a captcha's outputs. An on-ramp offer needs no captcha, because the deposit that it continues had one. */
function withCaptcha(request: DepositRequest, outputs: CaptchaOutput | undefined): DepositRequest {
  if (!outputs || request.kind === 'continue') return request;
  return { ...request, body: { ...request.body, ...outputs } } as DepositRequest;
}

function sendDepositRequest(api: Api, request: DepositRequest, options: CallOptions): Promise<DepositAnswer> {
  switch (request.kind) {
    case 'create':
      return api.call(createDeposit, request.body, options);
    case 'prepare':
      return api.call(prepareDeposit, request.body, options);
    case 'sweepstake':
      return api.call(createSweepstakeDeposit, request.body, options);
    case 'peer-to-peer':
      return callForEncryptedCard(api, createPeerToPeerDeposit, request.body, options);
    case 'continue':
      return api.call(continueExternalDeposit, request.body, options);
  }
}
