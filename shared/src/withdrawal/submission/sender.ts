import { type Api, ResponseError } from '@paywidget/shared/api';
import {
  createIdempotencyKey,
  laterStatus,
  leavesOutcomeUnknown,
  type PaymentErrorText,
  paymentErrorText,
} from '@paywidget/shared/deposit';
import type { HostPort } from '@paywidget/shared/host';
import { createWithdrawal, type WithdrawalResponse } from '@paywidget/shared/payments';
import { attemptKeyAtom, choiceAtom, type Store, withdrawalAttemptStoreAtom } from '@paywidget/shared/state';
import type { Creation } from './creation';
import { isReplayed, nextOrder } from './nextOrder';
import { type Order, type Submission, submissionAtom } from './submission';

export interface SenderOptions {
  store: Store;
  api: Api;
  host: HostPort;
  isTranslated: (key: string) => boolean;
}

/** How a press ended, as far as whoever pressed needs to be told beyond what the state says. */
export type Sent =
  | { kind: 'told' }
  /** The server had made the earlier withdrawal after all; this one was not. */
  | { kind: 'earlier' }
  | { kind: 'refused'; reason: PaymentErrorText };

/** The one way a withdrawal leaves the widget: one at a time, under one key until its outcome is known. */
export interface WithdrawalSender {
  /** Sends what the player confirmed; nothing while another is under way. */
  send(creation: Creation): Promise<Sent>;
  /** Sends the order whose outcome is unknown once more, as it was. */
  retry(): Promise<Sent>;
}

const told: Sent = { kind: 'told' };
const isConflict = (error: unknown) => error instanceof ResponseError && error.status === 409;

/** The key that may have arrived already. */
function unsettledKey(submission: Submission): string | undefined {
  if (submission.step === 'unknown') return submission.order.key;
  return submission.step === 'forgotten' ? submission.attempt.key : undefined;
}

export function createSender({ store, api, host, isTranslated }: SenderOptions): WithdrawalSender {
  /** What one send writes down; nothing once another player has taken the first one's place. */
  function recordOf({ key, createdAt, creation }: Order) {
    const owner = store.get(attemptKeyAtom);
    const attempts = store.get(withdrawalAttemptStoreAtom);
    const { group } = store.get(choiceAtom);
    const { paymentType: method } = creation;
    const of = { method, group };
    const set = (submission: Submission) => {
      if (store.get(attemptKeyAtom) === owner) store.set(submissionAtom, submission);
    };
    return {
      set,
      sent: () => attempts.write({ version: 1, ...of, createdAt, key }),
      made: ({ withdrawalId, status }: WithdrawalResponse) => {
        // Accepted at once (specification, section 4).
        const made = { withdrawalId, status: laterStatus('accepted', status) };
        attempts.write({ version: 1, ...of, createdAt, ...made });
        set({ step: 'created', withdrawal: { ...made, ...of, creation } });
      },
      ended: () => attempts.clear(),
    };
  }

  const isMade = () => store.get(submissionAtom).step === 'created';

  function trackFailure({ paymentType, accountType }: Creation, error: unknown) {
    const answered = error instanceof ResponseError ? error : undefined;
    host.track('withdrawal_fail', {
      status: 'fail',
      method: paymentType,
      accountType,
      httpStatus: answered?.status,
      code: answered?.code,
    });
  }

  async function run(order: Order, isResend: boolean): Promise<Sent> {
    const { creation, key: idempotencyKey, instead } = order;
    const record = recordOf(order);
    // Before the call leaves: from here on its outcome is unknown.
    record.sent();
    record.set({ step: 'sending', order });
    try {
      const answer = await api.call(createWithdrawal, creation, { idempotencyKey });
      const { paymentType: method, accountType } = creation;
      record.made(answer);
      host.track('withdrawal_success', {
        status: 'success',
        method,
        accountType,
        withdrawalId: answer.withdrawalId,
      });
      return told;
    } catch (error) {
      if (isResend && isConflict(error)) return makeWay(instead, record);
      if (leavesOutcomeUnknown(error, isResend)) {
        record.set({ step: 'unknown', order });
        return told;
      }
      const reason = paymentErrorText(error, isTranslated);
      record.ended();
      record.set({ step: 'refused', reason, creation });
      trackFailure(creation, error);
      return { kind: 'refused', reason };
    }
  }

  /**
   * The key belongs to another body: one that we still have tells what became of it; a forgotten one, or that of a
   * duplicated tab, cannot.
   */
  async function makeWay(earlier: Order['instead'], record: ReturnType<typeof recordOf>): Promise<Sent> {
    if (earlier !== undefined && earlier !== 'forgotten') {
      const end = await run(earlier, true);
      return end.kind === 'told' && isMade() ? { kind: 'earlier' } : end;
    }
    record.ended();
    record.set({ step: 'taken' });
    return told;
  }

  return {
    async send(creation) {
      const submission = store.get(submissionAtom);
      const now = api.clock.now();
      const order = nextOrder(submission, creation, { now, createKey: createIdempotencyKey });
      return order ? run(order, order.key === unsettledKey(submission)) : told;
    },

    async retry() {
      const submission = store.get(submissionAtom);
      if (submission.step !== 'unknown') return told;
      const { order } = submission;
      if (isReplayed(order, api.clock.now())) return run(order, true);
      // The server has forgotten the key: under it the same would be withdrawn a second time.
      const { createdAt, creation } = order;
      const attempt = { version: 1, method: creation.paymentType, createdAt } as const;
      store.get(withdrawalAttemptStoreAtom).write(attempt);
      store.set(submissionAtom, { step: 'forgotten', attempt });
      return told;
    },
  };
}
