import { randomUUID } from 'node:crypto';
import {
  type Endpoint,
  fetchDepositLimits,
  fetchPaymentMethods,
  fetchSweepstakePaymentMethods,
  fetchWithdrawalMethods,
  headersFor,
  type RequestOf,
} from '@paywidget/shared/contract';
import { fetchBoxes } from '@paywidget/shared/contract/payments';
import type { Exchange } from './exchange';
import { exchange } from './httpClient';
import type { Options } from './options';

export interface CallOptions {
  key?: string;
  /** The player's token by default; `null` for a call without one. */
  token?: string | null;
  headers?: Readonly<Record<string, string>>;
}

/** A payload that may break the contract, for rows that expect a rejection. */
export type Payload = Readonly<Record<string, unknown>>;

/** Returns the headers that the widget would send. */
export const callHeaders = ({ token: own }: Options, { key, token = own, headers }: CallOptions = {}) => ({
  ...headersFor({ platformVersion: 'redesign', ...(token !== null && { token }) }, key),
  ...headers,
});

/** Creates a unique idempotency key. */
export const createKey = () => `conformance-${randomUUID()}`;

/** Creates the client with which the rows call the running API. */
export function createOperator(options: Options) {
  const { url, limitMs, country, currency } = options;
  const lists = new Map<string, Promise<Exchange>>();

  function send({ key, method }: Endpoint, payload: Payload, how?: CallOptions): Promise<Exchange> {
    const headers = callHeaders(options, how);
    if (method === 'POST') return exchange({ url: `${url}/${key}`, method, headers, payload, limitMs });
    const query = new URLSearchParams(Object.entries(payload).map(([name, value]) => [name, String(value)]));
    return exchange({ url: `${url}/${key}${query.size > 0 ? `?${query}` : ''}`, method, headers, limitMs });
  }

  /** Calls an endpoint. @throws Failure if there is no answer in time. */
  const call = <E extends Endpoint>(
    endpoint: E,
    payload: RequestOf<E>,
    how?: CallOptions,
  ): Promise<Exchange> => send(endpoint, payload as Payload, how);

  /** Returns the first answer to the same call, because many rows use it. */
  function cachedCall<E extends Endpoint>(endpoint: E, payload: RequestOf<E>): Promise<Exchange> {
    const cacheKey = `${endpoint.key} ${JSON.stringify(payload)}`;
    const answer = lists.get(cacheKey) ?? call(endpoint, payload);
    lists.set(cacheKey, answer);
    return answer;
  }

  return {
    options,
    call,
    send,
    lists: {
      deposits: () =>
        cachedCall(fetchPaymentMethods, { country, currency: { code: currency, type: 'fiat' } }),
      withdrawals: () => cachedCall(fetchWithdrawalMethods, { currency }),
      limits: (paymentMethod: string) => cachedCall(fetchDepositLimits, { currency, paymentMethod }),
      sweepstake: () => cachedCall(fetchSweepstakePaymentMethods, { country, currency }),
      boxes: () => cachedCall(fetchBoxes, { currency }),
    },
  };
}

export type Operator = ReturnType<typeof createOperator>;
