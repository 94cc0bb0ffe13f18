import type { TransportRequest } from '@paywidget/shared/api';
import { createStore, sessionAtom } from '@paywidget/shared/state';
import { sampleSession } from '@paywidget/shared/testing';
import { openSocket } from './openSocket';
import { widgetTransport } from './widgetTransport';

jest.mock('./openSocket', () => ({ openSocket: jest.fn() }));

const call: TransportRequest = {
  endpoint: 'deposit-status',
  method: 'GET',
  headers: {},
  payload: {},
  signal: new AbortController().signal,
};

function setUp({ socketUrl, traceparent = false }: { socketUrl?: string; traceparent?: boolean } = {}) {
  const store = createStore();
  const deployed = { apiUrl: '', socketUrl, traceparent };
  const requests: [url: string, headers: Record<string, string>][] = [];
  const fetch = (async (url: string, init: { headers: Record<string, string> }) => {
    requests.push([url, init.headers]);
    return { status: 200, ok: true, headers: new Map(), text: async () => '{}' };
  }) as unknown as typeof globalThis.fetch;
  const transport = widgetTransport({
    fetch,
    deployment: {
      apiUrl: () => deployed.apiUrl,
      socketUrl: () => deployed.socketUrl,
      telemetry: () => ({ traceparent: deployed.traceparent }) as never,
    },
    store,
  });
  const answer = (payload = {}) => store.set(sessionAtom, sampleSession({ payload }));
  return { transport, deployed, requests, answer };
}

beforeEach(() =>
  jest.mocked(openSocket).mockReturnValue({
    request: async () => ({ status: 200, isSuccess: true, body: 'over the socket' }),
    onPush: () => () => {},
    onReconnect: () => () => {},
    dispose: () => {},
  }),
);

it('sends no call before the host has answered', async () => {
  const { transport, requests } = setUp();
  await expect(transport.request(call)).rejects.toThrow('The host has not answered yet');
  expect(requests).toEqual([]);
});

it('connects with the first call, and stays connected when a newer configuration arrives', async () => {
  const { transport, deployed, requests, answer } = setUp();
  answer();
  deployed.apiUrl = 'https://pay.example/api';
  await transport.request(call);
  Object.assign(deployed, {
    apiUrl: 'https://new.example',
    socketUrl: 'wss://new.example',
    traceparent: true,
  });
  await transport.request(call);
  expect(requests).toEqual([
    ['https://pay.example/api/deposit-status', {}],
    ['https://pay.example/api/deposit-status', {}],
  ]);
  expect(openSocket).not.toHaveBeenCalled();
});

it('uses the socket of the deployment unless the payload names HTTP, also if that changes', async () => {
  const { transport, requests, answer } = setUp({ socketUrl: 'wss://pay.example/socket' });
  answer();
  await expect(transport.request(call)).resolves.toMatchObject({ body: 'over the socket' });
  expect(jest.mocked(openSocket).mock.calls[0]?.[0]).toBe('wss://pay.example/socket');
  expect(requests).toEqual([]);
  answer({ transport: 'http' });
  await transport.request(call);
  expect(requests).toHaveLength(1);
});

it('sends a traceparent of its own with each call if the deployment wants it, but leaves one that is there', async () => {
  const { transport, requests, answer } = setUp({ traceparent: true });
  answer();
  await transport.request(call);
  await transport.request(call);
  await transport.request({ ...call, headers: { traceparent: 'given' } });
  const [first, second, third] = requests.map(([, { traceparent }]) => traceparent);
  expect(first).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(second).not.toBe(first);
  expect(third).toBe('given');
});
