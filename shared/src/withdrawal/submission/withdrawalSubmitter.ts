import { type Api, ResponseError } from '@paywidget/shared/api';
import { createWithdrawal, type WithdrawalResponse } from '@paywidget/shared/contract/payments';
import type { HostPort } from '@paywidget/shared/host';
import { attemptKeyAtom, choiceAtom, type Store, withdrawalAttemptStoreAtom } from '@paywidget/shared/state';
import {
  advanceStatus,
  createIdempotencyKey,
  isOutcomeUnknown,
  type PaymentErrorText,
  paymentErrorText,
} from '@paywidget/shared/transaction';
import { isKeyExpired, nextOrder } from './nextOrder';
import { type WithdrawalOrder, type WithdrawalSubmission, withdrawalSubmissionAtom } from './submission';
import type { WithdrawalRequest } from './withdrawalRequest';

export interface SubmitterOptions {
  store: Store;
  api: Api;
  host: HostPort;
  isTranslated: (key: string) => boolean;
}

/** What the screen must show once, in addition to the state. */
export type SendResult =
  /** Nothing in addition. */
  | { kind: 'done' }
  /** The server has created the earlier withdrawal, and not this one. */
  | { kind: 'earlierCreated' }
  | { kind: 'rejected'; reason: PaymentErrorText };

/** Sends one withdrawal at a time. Keeps its key until its outcome is known. */
export interface WithdrawalSubmitter {
  /** Sends what the player confirmed. Does nothing if `nextOrder` returns no order. */
  send(request: WithdrawalRequest): Promise<SendResult>;
  /** Sends the order again, unchanged, if its outcome is unknown. */
  retry(): Promise<SendResult>;
}

const done: SendResult = { kind: 'done' };
const isConflict = (error: unknown) => error instanceof ResponseError && error.status === 409;

/** Returns the key that the server may have received already. */
function unresolvedKey(submission: WithdrawalSubmission): string | undefined {
  if (submission.step === 'unknown') return submission.order.key;
  return submission.step === 'detailsLost' ? submission.attempt.key : undefined;
}

export function createWithdrawalSubmitter({
  store,
  api,
  host,
  isTranslated,
}: SubmitterOptions): WithdrawalSubmitter {
  /** Records the steps of one order in state and storage. Does not change the state if the host has changed the player. */
  function createRecorder({ key, createdAt, request }: WithdrawalOrder) {
    const player = store.get(attemptKeyAtom);
    const attempts = store.get(withdrawalAttemptStoreAtom);
    const { group } = store.get(choiceAtom);
    const { paymentType: method } = request;
    const methodAndGroup = { method, group };
    const set = (submission: WithdrawalSubmission) => {
      if (store.get(attemptKeyAtom) === player) store.set(withdrawalSubmissionAtom, submission);
    };
    return {
      set,
      writeKey: () => attempts.write({ version: 1, ...methodAndGroup, createdAt, key }),
      markCreated: ({ withdrawalId, status }: WithdrawalResponse) => {
        // A created withdrawal counts as accepted, even if the response has an earlier status.
        const created = { withdrawalId, status: advanceStatus('accepted', status) };
        attempts.write({ version: 1, ...methodAndGroup, createdAt, ...created });
        set({ step: 'created', withdrawal: { ...created, ...methodAndGroup, createdAt, request } });
      },
      clear: () => attempts.clear(),
    };
  }

  const isCreated = () => store.get(withdrawalSubmissionAtom).step === 'created';

  function trackFailure({ paymentType, accountType }: WithdrawalRequest, error: unknown) {
    const response = error instanceof ResponseError ? error : undefined;
    host.track('withdrawal_fail', {
      status: 'fail',
      method: paymentType,
      accountType,
      httpStatus: response?.status,
      code: response?.code,
    });
  }

  async function run(order: WithdrawalOrder, isResend: boolean): Promise<SendResult> {
    const { request, key: idempotencyKey, replaces } = order;
    const recorder = createRecorder(order);
    // Store the key before the call. From now on the outcome is unknown.
    recorder.writeKey();
    recorder.set({ step: 'sending', order });
    try {
      const response = await api.call(createWithdrawal, request, { idempotencyKey });
      const { paymentType: method, accountType } = request;
      recorder.markCreated(response);
      host.track('withdrawal_success', {
        status: 'success',
        method,
        accountType,
        withdrawalId: response.withdrawalId,
      });
      return done;
    } catch (error) {
      if (isResend && isConflict(error)) return resolveConflict(replaces, recorder);
      if (isOutcomeUnknown(error, isResend)) {
        recorder.set({ step: 'unknown', order });
        return done;
      }
      const reason = paymentErrorText(error, isTranslated);
      recorder.clear();
      recorder.set({ step: 'rejected', reason, request });
      trackFailure(request, error);
      return { kind: 'rejected', reason };
    }
  }

  /**
   * Handles a key that the server has received with another body. If this page still has that body, sends it again to learn its
   * outcome. Otherwise (after a reload, or if a duplicated tab sent it) the outcome stays unknown.
   */
  async function resolveConflict(
    earlier: WithdrawalOrder['replaces'],
    recorder: ReturnType<typeof createRecorder>,
  ): Promise<SendResult> {
    if (earlier !== undefined && earlier !== 'detailsLost') {
      const result = await run(earlier, true);
      return result.kind === 'done' && isCreated() ? { kind: 'earlierCreated' } : result;
    }
    recorder.clear();
    recorder.set({ step: 'keyConflict' });
    return done;
  }

  return {
    async send(request) {
      const submission = store.get(withdrawalSubmissionAtom);
      const now = api.clock.now();
      const order = nextOrder(submission, request, { now, createKey: createIdempotencyKey });
      return order ? run(order, order.key === unresolvedKey(submission)) : done;
    },

    async retry() {
      const submission = store.get(withdrawalSubmissionAtom);
      if (submission.step !== 'unknown') return done;
      const { order } = submission;
      if (!isKeyExpired(order, api.clock.now())) return run(order, true);
      // The server may have forgotten the key. A request under it could then create a second withdrawal.
      const { createdAt, request } = order;
      const attempt = { version: 1, method: request.paymentType, createdAt } as const;
      store.get(withdrawalAttemptStoreAtom).write(attempt);
      store.set(withdrawalSubmissionAtom, { step: 'detailsLost', attempt });
      return done;
    },
  };
}
