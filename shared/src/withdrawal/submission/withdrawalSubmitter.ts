import { type Api, ResponseError } from '@paywidget/shared/api';
import { createWithdrawal } from '@paywidget/shared/contract/payments';
import type { HostPort } from '@paywidget/shared/host';
import {
  type PaymentErrorText,
  type PaymentEvent,
  paymentsOf,
  type WithdrawalOrder,
  type WithdrawalRequest,
  type WithdrawalSubmission,
  withdrawalAtom,
} from '@paywidget/shared/payments';
import { choiceAtom, type Store } from '@paywidget/shared/state';
import { createIdempotencyKey, isOutcomeUnknown, paymentErrorText } from '@paywidget/shared/transaction';
import { isKeyExpired, nextOrder } from './nextOrder';

export interface SubmitterOptions {
  store: Store;
  api: Api;
  host: HostPort;
  isTranslated: (key: string) => boolean;
}

/** The result that the screen must show once, besides the state. */
export type SendResult =
  /** There is nothing more to show. */
  | { kind: 'done' }
  /** The server has created the earlier withdrawal, and not this one. */
  | { kind: 'earlierCreated' }
  | { kind: 'rejected'; reason: PaymentErrorText };

/** Sends one withdrawal at a time. Keeps its key until its outcome is known. */
export interface WithdrawalSubmitter {
  /** Sends the confirmed request. Does nothing if `nextOrder` returns no order. */
  send(request: WithdrawalRequest): Promise<SendResult>;
  /** If the outcome of the order is unknown, sends the order again, unchanged. */
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
  const isCreated = () => store.get(withdrawalAtom).step === 'created';

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
    // The host may change the player before the answer.
    const { dispatch } = paymentsOf(store);
    // The key is stored before the call. From now on the outcome is unknown.
    dispatch({ type: 'withdrawalSent', order });
    try {
      const { withdrawalId, status } = await api.call(createWithdrawal, request, { idempotencyKey });
      const { paymentType: method, accountType } = request;
      dispatch({ type: 'withdrawalCreated', order, withdrawalId, status });
      host.track('withdrawal_success', { status: 'success', method, accountType, withdrawalId });
      return done;
    } catch (error) {
      if (isResend && isConflict(error)) return resolveConflict(replaces, dispatch);
      if (isOutcomeUnknown(error, isResend)) {
        dispatch({ type: 'withdrawalUnanswered', order });
        return done;
      }
      const reason = paymentErrorText(error, isTranslated);
      dispatch({ type: 'withdrawalRejected', reason, request });
      trackFailure(request, error);
      return { kind: 'rejected', reason };
    }
  }

  /**
   * Handles a key that the server has received with another body. If this page still has the other body, sends it again to
   * learn its outcome. Otherwise (after a reload, or if a duplicated tab sent it) the outcome stays unknown.
   */
  async function resolveConflict(
    earlier: WithdrawalOrder['replaces'],
    dispatch: (event: PaymentEvent) => void,
  ): Promise<SendResult> {
    if (earlier !== undefined && earlier !== 'detailsLost') {
      const result = await run(earlier, true);
      return result.kind === 'done' && isCreated() ? { kind: 'earlierCreated' } : result;
    }
    dispatch({ type: 'keyConflicted' });
    return done;
  }

  return {
    async send(request) {
      const submission = store.get(withdrawalAtom);
      const now = api.clock.now();
      const order = nextOrder(submission, request, { now, createKey: createIdempotencyKey });
      if (!order) return done;
      const { group } = store.get(choiceAtom);
      return run({ group, ...order }, order.key === unresolvedKey(submission));
    },

    async retry() {
      const submission = store.get(withdrawalAtom);
      if (submission.step !== 'unknown') return done;
      const { order } = submission;
      if (!isKeyExpired(order, api.clock.now())) return run(order, true);
      paymentsOf(store).dispatch({ type: 'keyExpired' });
      return done;
    },
  };
}
