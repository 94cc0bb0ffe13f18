import { isAbort, NetworkError, type TransportRequest } from '@paywidget/shared/api';
import { createHttpTransport } from './http';

const responseWith = (body: string, { status = 200, date }: { status?: number; date?: string } = {}) => ({
  status,
  ok: status >= 200 && status < 300,
  headers: { get: (name: string) => (name === 'Date' ? (date ?? null) : null) },
  text: async () => body,
});

function transportOver(respond: () => unknown) {
  const fetch = jest.fn(async (_url: string, _init: RequestInit) => respond());
  const transport = createHttpTransport({
    fetch: fetch as unknown as typeof globalThis.fetch,
    apiUrl: () => 'https://pay.example/api',
  });
  return { transport, fetch };
}

const call = (changes: Partial<TransportRequest> = {}): TransportRequest => ({
  endpoint: 'BANKING/deposit-create',
  method: 'POST',
  headers: { Authorization: 'Bearer t' },
  payload: { amount: 5 },
  signal: new AbortController().signal,
  ...changes,
});

describe('HTTP', () => {
  it('posts the payload as JSON with the headers of the call', async () => {
    const { transport, fetch } = transportOver(() => responseWith('{"ok":true}'));

    const reply = await transport.request(call({ keepalive: true }));

    expect(reply).toEqual({ status: 200, isSuccess: true, body: { ok: true } });
    expect(fetch).toHaveBeenCalledWith(
      'https://pay.example/api/BANKING/deposit-create',
      expect.objectContaining({
        method: 'POST',
        body: '{"amount":5}',
        headers: { Authorization: 'Bearer t' },
        keepalive: true,
      }),
    );
  });

  it('sends the payload of a GET as the query, without null and undefined', async () => {
    const { transport, fetch } = transportOver(() => responseWith('{}'));
    const payload = { depositId: 'a b', no: null, none: undefined, list: [1], zero: 0 };

    await transport.request(call({ method: 'GET', endpoint: 'deposit-status', payload }));

    expect(fetch.mock.calls[0]?.[0]).toBe(
      'https://pay.example/api/deposit-status?depositId=a+b&list=%5B1%5D&zero=0',
    );
    expect(fetch.mock.calls[0]?.[1].body).toBeUndefined();
  });

  it('resolves with an error status too, and with the time of the Date header', async () => {
    const { transport } = transportOver(() =>
      responseWith('{"message":"no"}', { status: 422, date: 'Sat, 21 Nov 2026 11:00:00 GMT' }),
    );
    await expect(transport.request(call())).resolves.toEqual({
      status: 422,
      isSuccess: false,
      body: { message: 'no' },
      date: Date.UTC(2026, 10, 21, 11),
    });
  });

  it.each(['', '<html>'])('has no body if the response is not JSON: %j', async (text) => {
    const { transport } = transportOver(() => responseWith(text));
    const { body, isSuccess } = await transport.request(call());
    expect({ body, isSuccess }).toEqual({ body: undefined, isSuccess: true });
  });

  it('rejects with a network error that names the endpoint if there is no response', async () => {
    const { transport } = transportOver(() => {
      throw new TypeError('Failed to fetch');
    });
    const failure = transport.request(call());
    await expect(failure).rejects.toThrow(NetworkError);
    await expect(failure).rejects.toMatchObject({ endpoint: 'BANKING/deposit-create' });
  });

  it('rejects with a network error if the response is cut off', async () => {
    const { transport } = transportOver(() => ({
      ...responseWith(''),
      text: () => Promise.reject(new TypeError('network error')),
    }));
    await expect(transport.request(call())).rejects.toThrow(NetworkError);
  });

  it.each([
    ['a response', () => responseWith('{}')],
    [
      'a failure',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('rejects as aborted if %s arrives after dispose, without aborting the request', async (_, respond) => {
    const { transport, fetch } = transportOver(respond);
    const failure = transport.request(call({ keepalive: true })).catch((error: unknown) => error);
    transport.dispose();
    expect(isAbort(await failure)).toBe(true);
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(false);
  });

  it('rejects with the reason of an abort, not with a network error', async () => {
    const controller = new AbortController();
    const reason = new DOMException('left', 'AbortError');
    const { transport } = transportOver(() => {
      controller.abort(reason);
      throw new DOMException('The operation was aborted', 'AbortError');
    });
    await expect(transport.request(call({ signal: controller.signal }))).rejects.toBe(reason);
  });
});
