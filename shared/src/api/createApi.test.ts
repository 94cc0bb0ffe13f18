import { fetchPaymentMethods } from '@paywidget/shared/contract';
import { createDeposit, fetchDepositStatus } from '@paywidget/shared/contract/payments';
import { createHostPort } from '@paywidget/shared/host';
import { createApi } from './createApi';
import { NetworkError, RequestTimeoutError, ResponseError } from './errors';
import type { Transport, TransportReply, TransportRequest } from './transport';

const ask = { country: 'br', currency: { code: 'BRL', type: 'fiat' as const } };
const answer = (body: unknown, status = 200): TransportReply => ({
  status,
  isSuccess: status >= 200 && status < 300,
  body,
});

function setUp(
  replies: (TransportReply | Error | 'never')[],
  caller = { platformVersion: 'redesign', token: 'T' },
) {
  const requests: TransportRequest[] = [];
  const sent: [string, unknown][] = [];
  const transport: Transport = {
    request: (request) => {
      requests.push(request);
      const reply = replies.shift() ?? 'never';
      if (reply instanceof Error) return Promise.reject(reply);
      if (reply !== 'never') return Promise.resolve(reply);
      return new Promise((_resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
    },
    onPush: () => () => {},
    onReconnect: () => () => {},
    dispose: () => {},
  };
  const host = createHostPort({ send: (type, data) => void sent.push([type, data]), on: () => () => {} });
  return { api: createApi({ transport, host, caller: () => caller }), requests, sent };
}

const lost = () => new NetworkError('BANKING/methods-payment-v5');

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a call', () => {
  it('carries the required headers', async () => {
    const { api, requests } = setUp([answer({ methods: [] })]);
    await api.call(fetchPaymentMethods, ask);
    expect(requests[0]?.headers).toEqual({
      'Content-Type': 'application/json',
      'Cache-Control': 'no-cache',
      'X-Extra-Params': '{"platformVersion":"redesign"}',
      Authorization: 'Bearer T',
    });
  });

  it('carries the platform in a native app', async () => {
    const caller = {
      platformVersion: 'redesign',
      nativePlatform: 'ios',
      isMobileApp: true,
      isPwa: true,
      token: '',
    };
    const { api, requests } = setUp([answer({ methods: [] })], caller);
    await api.call(fetchPaymentMethods, ask);
    expect(requests[0]?.headers).toMatchObject({
      'X-Extra-Params': '{"platformVersion":"redesign","isNative":true,"platform":"ios"}',
      'X-Mobile-App': '1',
      'X-Pwa': '1',
    });
    expect(requests[0]?.headers).not.toHaveProperty('Authorization');
  });

  it('sends the given idempotency key', async () => {
    const { api, requests } = setUp([answer({ status: 1 })]);
    await api.call(fetchDepositStatus, { depositId: '1', paymentMethod: 'm' }, { idempotencyKey: 'K' });
    expect(requests[0]?.headers['Idempotency-Key']).toBe('K');
  });

  it('sets the server’s clock', async () => {
    const { api } = setUp([{ ...answer({ methods: [] }), date: Date.now() + 90_000 }]);
    await api.call(fetchPaymentMethods, ask);
    expect(api.clock.now() - Date.now()).toBe(90_000);
  });
});

describe('a network error', () => {
  it('is retried three times, 2 s apart, if the endpoint allows it', async () => {
    const { api, requests } = setUp([lost(), lost(), lost(), answer({ methods: [] })]);
    const call = api.call(fetchPaymentMethods, ask);
    await jest.advanceTimersByTimeAsync(5_999);
    expect(requests).toHaveLength(3);
    await jest.advanceTimersByTimeAsync(1);
    await expect(call).resolves.toMatchObject({ methods: [] });
    expect(requests).toHaveLength(4);
  });

  it('is thrown after the fourth attempt', async () => {
    const { api, requests } = setUp([lost(), lost(), lost(), lost()]);
    const call = expect(api.call(fetchPaymentMethods, ask)).rejects.toThrow('Network connection failed');
    await jest.advanceTimersByTimeAsync(6_000);
    await call;
    expect(requests).toHaveLength(4);
  });

  it('is never retried for a create call', async () => {
    const { api, requests } = setUp([lost()]);
    const creation = { paymentType: 'm' } as Parameters<typeof api.call<typeof createDeposit>>[1];
    await expect(api.call(createDeposit, creation)).rejects.toBeInstanceOf(NetworkError);
    expect(requests).toHaveLength(1);
  });
});

describe('the time limit', () => {
  it('ends a call after 30 s with all its attempts', async () => {
    const { api } = setUp([lost(), lost(), 'never']);
    const call = expect(api.call(fetchPaymentMethods, ask)).rejects.toBeInstanceOf(RequestTimeoutError);
    await jest.advanceTimersByTimeAsync(30_000);
    await call;
  });

  it('does not apply to a call that the caller aborts', async () => {
    const { api, sent } = setUp(['never']);
    const controller = new AbortController();
    const call = expect(
      api.call(fetchPaymentMethods, ask, { signal: controller.signal }),
    ).rejects.toMatchObject({
      name: 'AbortError',
    });
    controller.abort();
    await call;
    expect(sent).toEqual([]);
  });
});

describe('an error response', () => {
  it('carries the server’s status, code and message', async () => {
    const body = { data: { code: 'banking.merchantClientError', message: 'Card refused' } };
    const { api } = setUp([answer(body, 422)]);
    const error = await api.call(fetchPaymentMethods, ask).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(ResponseError);
    expect(error).toMatchObject({
      status: 422,
      code: 'banking.merchantClientError',
      serverMessage: 'Card refused',
    });
  });

  it('is sent as an analytics event', async () => {
    const { api, sent } = setUp([answer({ message: 'No' }, 500)]);
    await api.call(fetchPaymentMethods, ask).catch(() => {});
    expect(sent).toContainEqual([
      'Analytics',
      { event: 'error', data: { endpoint: 'BANKING/methods-payment-v5', status: 500, message: 'No' } },
    ]);
  });

  it('with 401 reports each expired token to the host once', async () => {
    const { api, sent } = setUp([answer({}, 401), answer({}, 401)]);
    await api.call(fetchPaymentMethods, ask).catch(() => {});
    await api.call(fetchPaymentMethods, ask).catch(() => {});
    expect(sent.filter(([type]) => type === 'TokenExpired')).toHaveLength(1);
  });

  it('with 401 marks the token as expired', async () => {
    const { api } = setUp([answer({}, 401)]);
    expect(api.hasExpired('T')).toBe(false);
    await api.call(fetchPaymentMethods, ask).catch(() => {});
    expect([api.hasExpired('T'), api.hasExpired('U'), api.hasExpired(undefined)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('with 401 reports the token that the attempt was sent with', async () => {
    const caller = { platformVersion: 'redesign', token: 'first' };
    const { api, requests, sent } = setUp(
      [answer({}, 401), lost(), answer({}, 401), answer({}, 401)],
      caller,
    );
    const expiries = () => sent.filter(([type]) => type === 'TokenExpired').length;
    await api.call(fetchPaymentMethods, ask).catch(() => {});
    expect(expiries()).toBe(1);

    const retried = api.call(fetchPaymentMethods, ask).catch(() => {});
    caller.token = 'second';
    await jest.advanceTimersByTimeAsync(2_000);
    await retried;
    expect(requests.at(-1)?.headers.Authorization).toBe('Bearer second');
    expect(expiries()).toBe(2);

    caller.token = 'first';
    await api.call(fetchPaymentMethods, ask).catch(() => {});
    expect(expiries()).toBe(2);
  });
});

describe('an answer that breaks the contract', () => {
  it('throws an error that names the endpoint and the path', async () => {
    const { api } = setUp([answer({ methods: 'none' })]);
    await expect(api.call(fetchPaymentMethods, ask)).rejects.toMatchObject({
      endpoint: 'BANKING/methods-payment-v5',
      path: 'methods',
    });
  });

  it('drops only the broken method and reports it to the host', async () => {
    const good = { name: 'good', position: 1 };
    const { api, sent } = setUp([answer({ methods: [good, { name: 'bad' }] })]);
    const { methods } = await api.call(fetchPaymentMethods, ask);
    expect(methods.map(({ name }) => name)).toEqual(['good']);
    expect(sent[0]).toMatchObject(['Error', { code: 'contract.dropped' }]);
  });
});
