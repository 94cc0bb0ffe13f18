/** @jest-environment jsdom */
import { NetworkError, type TransportRequest } from '@paywidget/shared/api';
import { type Connection, createSocketTransport } from './socket';
import { isSocketSuccess } from './socketReply';

/** A connection whose server side is controlled by the test. */
function fakeConnection() {
  const target = new EventTarget();
  const frames: { id: number; event: string; payload: unknown; headers: unknown; method: string }[] = [];
  const state = { readyState: 0, closed: false, reconnects: 0 };
  const connection = {
    get readyState() {
      return state.readyState;
    },
    send: (text: string) => void frames.push(JSON.parse(text)),
    reconnect: () => {
      state.reconnects += 1;
    },
    close: () => {
      state.closed = true;
    },
    addEventListener: target.addEventListener.bind(target) as Connection['addEventListener'],
  };
  return {
    connection,
    frames,
    state,
    open() {
      state.readyState = 1;
      target.dispatchEvent(new Event('open'));
    },
    drop() {
      state.readyState = 3;
      target.dispatchEvent(new Event('close'));
    },
    receive(frame: unknown) {
      const data = typeof frame === 'string' ? frame : JSON.stringify(frame);
      target.dispatchEvent(new MessageEvent('message', { data }));
    },
  };
}

const call = (changes: Partial<TransportRequest> = {}): TransportRequest => ({
  endpoint: 'BANKING/deposit-create',
  method: 'POST',
  headers: { Authorization: 'Bearer t' },
  payload: { amount: 5 },
  signal: new AbortController().signal,
  ...changes,
});

function setUp({ isOpen = true } = {}) {
  const server = fakeConnection();
  const http = { request: jest.fn(async () => ({ status: 200, isSuccess: true, body: 'http' })) };
  const log = jest.fn();
  const transport = createSocketTransport({
    connection: server.connection,
    http: { ...http, onPush: () => () => {}, onReconnect: () => () => {}, dispose: () => {} },
    log,
  });
  if (isOpen) server.open();
  return { server, transport, http, log };
}

describe('calls over the socket', () => {
  it('send the endpoint with colons, the headers and the payload', async () => {
    const { server, transport } = setUp();
    const answer = transport.request(call());
    expect(server.frames).toEqual([
      {
        id: 1,
        event: 'BANKING:deposit-create',
        method: 'POST',
        headers: { Authorization: 'Bearer t' },
        payload: { amount: 5 },
      },
    ]);
    server.receive({ id: 1, status: 200, data: { depositId: 7 }, date: '2026-11-21T10:00:00Z' });
    await expect(answer).resolves.toEqual({
      status: 200,
      isSuccess: true,
      body: { depositId: 7 },
      date: Date.UTC(2026, 10, 21, 10),
    });
  });

  it('leave out null and undefined from the payload of a GET', () => {
    const { server, transport } = setUp();
    void transport.request(call({ method: 'GET', payload: { a: 1, b: null, c: undefined } }));
    expect(server.frames[0]?.payload).toEqual({ a: 1 });
  });

  it('resolve with their own reply, in any order', async () => {
    const { server, transport } = setUp();
    const first = transport.request(call());
    const second = transport.request(call());
    server.receive({ id: '2', status: 200, data: 'second' });
    server.receive({ id: 1, status: 422, data: 'first' });
    await expect(second).resolves.toMatchObject({ body: 'second' });
    await expect(first).resolves.toMatchObject({ body: 'first', isSuccess: false });
  });

  it('wait for the connection to open', async () => {
    const { server, transport } = setUp({ isOpen: false });
    const answer = transport.request(call());
    expect(server.frames).toEqual([]);
    server.open();
    server.receive({ id: 1, status: 200, data: 1 });
    await expect(answer).resolves.toMatchObject({ body: 1 });
  });

  it('reject when the connection closes, also if not yet sent, and are never sent later', async () => {
    const { server, transport } = setUp();
    const sent = transport.request(call());
    server.drop();
    const unsent = transport.request(call({ endpoint: 'deposit-status' }));
    server.drop();
    await expect(sent).rejects.toThrow(NetworkError);
    await expect(unsent).rejects.toMatchObject({ endpoint: 'deposit-status' });
    server.open();
    expect(server.frames).toHaveLength(1);
  });

  it('reject when their signal aborts, before and after they are sent', async () => {
    const { server, transport } = setUp({ isOpen: false });
    const before = new AbortController();
    const after = new AbortController();
    const unsent = transport.request(call({ signal: before.signal }));
    before.abort(new DOMException('left', 'AbortError'));
    await expect(unsent).rejects.toThrow('left');
    server.open();
    const sent = transport.request(call({ signal: after.signal }));
    after.abort(new DOMException('late', 'AbortError'));
    await expect(sent).rejects.toThrow('late');
    expect(server.frames).toHaveLength(1);
    expect(() => server.receive({ id: 1, status: 200 })).not.toThrow();
    await expect(transport.request(call({ signal: after.signal }))).rejects.toThrow('late');
  });

  it('go over HTTP if they must outlive the page', async () => {
    const { server, transport } = setUp();
    await expect(transport.request(call({ keepalive: true }))).resolves.toMatchObject({ body: 'http' });
    expect(server.frames).toEqual([]);
  });
});

describe('the socket', () => {
  it.each([
    [0, true],
    [99, true],
    [100, false],
    [199, false],
    [200, true],
    [299, true],
    [300, false],
    [401, false],
    [600, false],
    [601, true],
  ])('treats the status %d as a success: %s', (status, isSuccess) => {
    expect(isSocketSuccess(status)).toBe(isSuccess);
  });

  it('delivers pushes to listeners until they unsubscribe', () => {
    const { server, transport } = setUp();
    const listener = jest.fn();
    const stop = transport.onPush(listener);
    server.receive({ event: 'deposit.status', data: { status: 1 } });
    stop();
    server.receive({ event: 'deposit.status', data: { status: 2 } });
    expect(listener.mock.calls).toEqual([['deposit.status', { status: 1 }]]);
  });

  it('reports a reconnection, but not the first connection', () => {
    const { server, transport } = setUp({ isOpen: false });
    const onReconnect = jest.fn();
    transport.onReconnect(onReconnect);
    server.open();
    expect(onReconnect).not.toHaveBeenCalled();
    server.drop();
    server.open();
    expect(onReconnect).toHaveBeenCalledTimes(1);
  });

  it.each(['not json', '[]', '{"id":1}', 'null'])(
    'logs the invalid frame %j and keeps working',
    async (text) => {
      const { server, transport, log } = setUp();
      const answer = transport.request(call());
      server.receive(text);
      // Not the frame, because it may contain the player's data.
      expect(log.mock.calls).toEqual([[expect.any(String)]]);
      server.receive({ id: 1, status: 200 });
      await expect(answer).resolves.toMatchObject({ isSuccess: true });
    },
  );

  it('reconnects if no frame arrives until a call times out', async () => {
    const { server, transport } = setUp();
    const limit = new AbortController();
    const late = transport.request(call({ signal: limit.signal }));
    limit.abort(new DOMException('Request timeout', 'TimeoutError'));
    await expect(late).rejects.toThrow('Request timeout');
    expect(server.state.reconnects).toBe(1);
  });

  it.each([
    [
      'timed out while other frames arrived',
      'TimeoutError',
      (server: ReturnType<typeof fakeConnection>) => server.receive({ event: 'x' }),
    ],
    ['was aborted before its time limit', 'AbortError', () => {}],
  ])('does not reconnect if a call without a reply %s', async (_, name, meanwhile) => {
    const { server, transport } = setUp();
    const ended = new AbortController();
    const unanswered = transport.request(call({ signal: ended.signal }));
    meanwhile(server);
    ended.abort(new DOMException('over', name));
    await expect(unanswered).rejects.toThrow('over');
    expect(server.state.reconnects).toBe(0);
  });

  it('reconnects when the device is online again, and closes for good on dispose', async () => {
    const { server, transport } = setUp();
    window.dispatchEvent(new Event('online'));
    expect(server.state.reconnects).toBe(1);
    const waiting = transport.request(call());
    transport.dispose();
    await expect(waiting).rejects.toThrow(NetworkError);
    expect(server.state.closed).toBe(true);
    window.dispatchEvent(new Event('online'));
    expect(server.state.reconnects).toBe(1);
  });
});
