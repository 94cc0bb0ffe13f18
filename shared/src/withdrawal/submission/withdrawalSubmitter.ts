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
import { isReplayed, nextOrder } from './nextOrder';
import { type WithdrawalOrder, type WithdrawalSubmission, withdrawalSubmissionAtom } from './submission';
import type { WithdrawalRequest } from './withdrawalRequest';

export interface SubmitterOptions {
  store: Store;
  api: Api;
  host: HostPort;
  isTranslated: (key: string) => boolean;
}

/** How a press ended, as far as whoever pressed needs to be told beyond what the state says. */
export type SendResult =
  | { kind: 'told' }
  /** The server had made the earlier withdrawal after all; this one was not. */
  | { kind: 'earlier' }
  | { kind: 'rejected'; reason: PaymentErrorText };

/** The one way a withdrawal leaves the widget: one at a time, under one key until its outcome is known. */
export interface WithdrawalSubmitter {
  /** Sends what the player confirmed; nothing while another is under way. */
  send(request: WithdrawalRequest): Promise<SendResult>;
  /** Sends the order whose outcome is unknown once more, as it was. */
  retry(): Promise<SendResult>;
}

const shown: SendResult = { kind: 'told' };
const isConflict = (error: unknown) => error instanceof ResponseError && error.status === 409;

/** The key that may have arrived already. */
function unresolvedKey(submission: WithdrawalSubmission): string | undefined {
  if (submission.step === 'unknown') return submission.order.key;
  return submission.step === 'forgotten' ? submission.attempt.key : undefined;
}

export function createWithdrawalSubmitter({
  store,
  api,
  host,
  isTranslated,
}: SubmitterOptions): WithdrawalSubmitter {
  /** What one send writes down; nothing once another player has taken the first one's place. */
  function recordOf({ key, createdAt, request }: WithdrawalOrder) {
    const owner = store.get(attemptKeyAtom);
    const attempts = store.get(withdrawalAttemptStoreAtom);
    const { group } = store.get(choiceAtom);
    const { paymentType: method } = request;
    const of = { method, group };
    const set = (submission: WithdrawalSubmission) => {
      if (store.get(attemptKeyAtom) === owner) store.set(withdrawalSubmissionAtom, submission);
    };
    return {
      set,
      sent: () => attempts.write({ version: 1, ...of, createdAt, key }),
      created: ({ withdrawalId, status }: WithdrawalResponse) => {
        // Accepted at once (specification, section 4).
        const made = { withdrawalId, status: advanceStatus('accepted', status) };
        attempts.write({ version: 1, ...of, createdAt, ...made });
        set({ step: 'created', withdrawal: { ...made, ...of, request } });
      },
      clear: () => attempts.clear(),
    };
  }

  const isMade = () => store.get(withdrawalSubmissionAtom).step === 'created';

  function trackFailure({ paymentType, accountType }: WithdrawalRequest, error: unknown) {
    const answered = error instanceof ResponseError ? error : undefined;
    host.track('withdrawal_fail', {
      status: 'fail',
      method: paymentType,
      accountType,
      httpStatus: answered?.status,
      code: answered?.code,
    });
  }

  async function run(order: WithdrawalOrder, isResend: boolean): Promise<SendResult> {
    const { request, key: idempotencyKey, replaces } = order;
    const record = recordOf(order);
    // Before the call leaves: from here on its outcome is unknown.
    record.sent();
    record.set({ step: 'sending', order });
    try {
      const answer = await api.call(createWithdrawal, request, { idempotencyKey });
      const { paymentType: method, accountType } = request;
      record.created(answer);
      host.track('withdrawal_success', {
        status: 'success',
        method,
        accountType,
        withdrawalId: answer.withdrawalId,
      });
      return shown;
    } catch (error) {
      if (isResend && isConflict(error)) return resolveConflict(replaces, record);
      if (isOutcomeUnknown(error, isResend)) {
        record.set({ step: 'unknown', order });
        return shown;
      }
      const reason = paymentErrorText(error, isTranslated);
      record.clear();
      record.set({ step: 'refused', reason, request });
      trackFailure(request, error);
      return { kind: 'rejected', reason };
    }
  }

  /**
   * The key belongs to another body: one that we still have tells what became of it; a forgotten one, or that of a
   * duplicated tab, cannot.
   */
  async function resolveConflict(
    earlier: WithdrawalOrder['replaces'],
    record: ReturnType<typeof recordOf>,
  ): Promise<SendResult> {
    if (earlier !== undefined && earlier !== 'forgotten') {
      const end = await run(earlier, true);
      return end.kind === 'told' && isMade() ? { kind: 'earlier' } : end;
    }
    record.clear();
    record.set({ step: 'taken' });
    return shown;
  }

  return {
    async send(request) {
      const submission = store.get(withdrawalSubmissionAtom);
      const now = api.clock.now();
      const order = nextOrder(submission, request, { now, createKey: createIdempotencyKey });
      return order ? run(order, order.key === unresolvedKey(submission)) : shown;
    },

    async retry() {
      const submission = store.get(withdrawalSubmissionAtom);
      if (submission.step !== 'unknown') return shown;
      const { order } = submission;
      if (isReplayed(order, api.clock.now())) return run(order, true);
      // The server has forgotten the key: under it the same would be withdrawn a second time.
      const { createdAt, request } = order;
      const attempt = { version: 1, method: request.paymentType, createdAt } as const;
      store.get(withdrawalAttemptStoreAtom).write(attempt);
      store.set(withdrawalSubmissionAtom, { step: 'forgotten', attempt });
      return shown;
    },
  };
}
