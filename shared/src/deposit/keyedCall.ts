import type { Api } from '@paywidget/shared/api';
import type { Endpoint, RequestOf, ResponseOf } from '@paywidget/shared/contract';
import { createIdempotencyKey } from './idempotencyKey';
import { leavesOutcomeUnknown } from './verdict';

export interface KeyedCall<E extends Endpoint> {
  /**
   * Sends a call that must not happen twice; one that is under way is joined. While the outcome is unknown, the same
   * payload goes out under the same key.
   * @throws what `api.call` throws; see `isUnknown`.
   */
  send(payload: RequestOf<E>): Promise<ResponseOf<E>>;
  /** Whether the last call may have happened without our hearing of it. */
  isUnknown(): boolean;
}

/** Single-flight and idempotency for calls that nothing can be asked about beforehand, such as completing a deposit. */
export function createKeyedCall<E extends Endpoint>(api: Api, endpoint: E): KeyedCall<E> {
  let unsettled: { key: string; body: string } | undefined;
  let underWay: Promise<ResponseOf<E>> | undefined;

  async function run(payload: RequestOf<E>): Promise<ResponseOf<E>> {
    const body = JSON.stringify(payload);
    const isResend = unsettled?.body === body;
    const key = unsettled && isResend ? unsettled.key : createIdempotencyKey();
    unsettled = { key, body };
    try {
      const answer = await api.call(endpoint, payload, { idempotencyKey: key });
      unsettled = undefined;
      return answer;
    } catch (error) {
      if (!leavesOutcomeUnknown(error, isResend)) unsettled = undefined;
      throw error;
    } finally {
      underWay = undefined;
    }
  }

  return {
    send: (payload) => {
      underWay ??= run(payload);
      return underWay;
    },
    isUnknown: () => unsettled !== undefined && underWay === undefined,
  };
}
