import type { Api } from '@paywidget/shared/api';
import type { Endpoint, RequestOf, ResponseOf } from '@paywidget/shared/contract';
import { createIdempotencyKey } from './idempotencyKey';
import { isOutcomeUnknown } from './outcomeUnknown';

export interface IdempotentCall<E extends Endpoint> {
  /**
   * Sends a call that must not happen twice. A second call with the same payload joins the call in progress. While the
   * outcome is unknown, the same payload is sent under the same key.
   * @throws what `api.call` throws; see `isUnknown`
   */
  send(payload: RequestOf<E>): Promise<ResponseOf<E>>;
  /** True if a failed call may have reached the server: the call with this payload, or, without a payload, any call. */
  isUnknown(payload?: RequestOf<E>): boolean;
}

/** Prevents duplicates of a call whose outcome no other endpoint tells, such as completing a deposit. */
export function createIdempotentCall<E extends Endpoint>(api: Api, endpoint: E): IdempotentCall<E> {
  /** The keys of calls whose outcome is unknown, by body. */
  const unresolvedKeys = new Map<string, string>();
  const callsInFlight = new Map<string, Promise<ResponseOf<E>>>();

  async function run(payload: RequestOf<E>, body: string): Promise<ResponseOf<E>> {
    const isResend = unresolvedKeys.has(body);
    const key = unresolvedKeys.get(body) ?? createIdempotencyKey();
    unresolvedKeys.set(body, key);
    try {
      const answer = await api.call(endpoint, payload, { idempotencyKey: key });
      unresolvedKeys.delete(body);
      return answer;
    } catch (error) {
      if (!isOutcomeUnknown(error, isResend)) unresolvedKeys.delete(body);
      throw error;
    } finally {
      callsInFlight.delete(body);
    }
  }

  return {
    send(payload) {
      const body = JSON.stringify(payload);
      const call = callsInFlight.get(body) ?? run(payload, body);
      callsInFlight.set(body, call);
      return call;
    },
    isUnknown(payload) {
      const bodies = payload === undefined ? [...unresolvedKeys.keys()] : [JSON.stringify(payload)];
      return bodies.some((body) => unresolvedKeys.has(body) && !callsInFlight.has(body));
    },
  };
}
