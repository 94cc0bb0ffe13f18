import type { Api } from '@paywidget/shared/api';
import type { Endpoint } from '@paywidget/shared/contract';
import type { Store } from '@paywidget/shared/state';
import { createIdempotentCall, type IdempotentCall } from './idempotentCall';

const callsOf = new WeakMap<Store, Map<string, unknown>>();

/** The widget's one idempotent call of an endpoint. A screen that is shown again finds the key of an unresolved call. */
export function idempotentCallOf<E extends Endpoint>(store: Store, api: Api, endpoint: E): IdempotentCall<E> {
  const calls = callsOf.get(store) ?? new Map<string, unknown>();
  callsOf.set(store, calls);
  const existing = calls.get(endpoint.key) as IdempotentCall<E> | undefined;
  if (existing) return existing;
  const call = createIdempotentCall(api, endpoint);
  calls.set(endpoint.key, call);
  return call;
}
