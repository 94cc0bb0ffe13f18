import type { Api } from '@paywidget/shared/api';
import type { Endpoint } from '@paywidget/shared/contract';
import { atom, type Store } from '@paywidget/shared/state';
import { createIdempotentCall, type IdempotentCall } from './idempotentCall';

/** The idempotent calls by the key of their endpoint. The function makes one map for each store, and the store keeps the map. */
const callsAtom = atom(() => new Map<string, unknown>());

/** The widget's one idempotent call of an endpoint. A screen that is shown again finds the key of an unresolved call. */
export function idempotentCallOf<E extends Endpoint>(store: Store, api: Api, endpoint: E): IdempotentCall<E> {
  const calls = store.get(callsAtom);
  const existing = calls.get(endpoint.key) as IdempotentCall<E> | undefined;
  if (existing) return existing;
  const call = createIdempotentCall(api, endpoint);
  calls.set(endpoint.key, call);
  return call;
}
