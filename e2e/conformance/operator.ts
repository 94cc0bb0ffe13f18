import { randomUUID } from 'node:crypto';
import { headersFor } from '@paywidget/shared/api';
import {
  type Endpoint,
  fetchDepositLimits,
  fetchPaymentMethods,
  fetchSweepstakePaymentMethods,
  fetchWithdrawalMethods,
  type RequestOf,
} from '@paywidget/shared/contract';
import { fetchBoxes } from '@paywidget/shared/contract/payments';
import type { Exchange } from './exchange';
import { exchange } from './httpClient';
import type { Options } from './options';

export interface CallOptions {
  key?: string;
  /** `null` for a call without one. */
  token?: string | null;
  headers?: Readonly<Record<string, string>>;
}

/** A payload that may break the contract, as rows of refusals send. */
export type Payload = Readonly<Record<string, unknown>>;

/** The headers of a call, as the widget sends them. */
export const callHeaders = ({ token: own }: Options, { key, token = own, headers }: CallOptions = {}) => ({
  ...headersFor({ platformVersion: 'redesign', ...(token !== null && { token }) }, key),
  ...headers,
});

/** A key that nobody else has. */
export const createKey = () => `conformance-${randomUUID()}`;

/** The running API, as rows ask it. */
export function createOperator(options: Options) {
  const { url, limitMs, country, currency } = options;
  const lists = new Map<string, Promise<Exchange>>();

  function send({ key, method }: Endpoint, payload: Payload, how?: CallOptions): Promise<Exchange> {
    const headers = callHeaders(options, how);
    if (method === 'POST') return exchange({ url: `${url}/${key}`, method, headers, payload, limitMs });
    const query = new URLSearchParams(Object.entries(payload).map(([name, value]) => [name, String(value)]));
    return exchange({ url: `${url}/${key}${query.size > 0 ? `?${query}` : ''}`, method, headers, limitMs });
  }

  /** @throws Failure when no answer comes in time. */
  const call = <E extends Endpoint>(
    endpoint: E,
    payload: RequestOf<E>,
    how?: CallOptions,
  ): Promise<Exchange> => send(endpoint, payload as Payload, how);

  /** The first answer to the very same question, which many rows look at. */
  function asked<E extends Endpoint>(endpoint: E, payload: RequestOf<E>): Promise<Exchange> {
    const question = `${endpoint.key} ${JSON.stringify(payload)}`;
    const known = lists.get(question) ?? call(endpoint, payload);
    lists.set(question, known);
    return known;
  }

  return {
    options,
    call,
    send,
    lists: {
      deposits: () => asked(fetchPaymentMethods, { country, currency: { code: currency, type: 'fiat' } }),
      withdrawals: () => asked(fetchWithdrawalMethods, { currency }),
      limits: (paymentMethod: string) => asked(fetchDepositLimits, { currency, paymentMethod }),
      sweepstake: () => asked(fetchSweepstakePaymentMethods, { country, currency }),
      boxes: () => asked(fetchBoxes, { currency }),
    },
  };
}

export type Operator = ReturnType<typeof createOperator>;
