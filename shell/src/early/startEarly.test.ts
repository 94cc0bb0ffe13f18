import { takeEarlyStart, withEarlyCall } from '../app/page/takeEarlyStart';
import { fakeFrame } from '../lib/bridge/fakeFrame';
import type { ListSource } from './earlyList';
import { firstId } from './earlySocket';
import { fakeSockets } from './fakeSocket';
import { startEarly } from './startEarly';

const own = 'https://pay.example';
const partner = 'https://casino.example';
const user = { token: 't', paymentGeo: 'BR', currency: 'brl' };
const loaded = (payload: object) => ({ type: 'loaded', payload });

function start({
  path = '/paywidget/',
  block = {},
  locales,
  answer = Promise.resolve({ ok: true } as Response),
  ...options
}: { path?: string; block?: unknown; locales?: unknown; answer?: Promise<Response> } & object = {}) {
  const fake = fakeFrame({ own, ancestor: own, ...options });
  const { window } = fake;
  const querySelectorAll = jest.fn((_selector: string) => []);
  Object.assign(window.location, { pathname: path, href: own + path });
  Object.defineProperty(window, 'isSecureContext', { value: true });
  const text = JSON.stringify({
    configuration: { allowedOrigins: [partner], ...(block as object) },
    locales,
  });
  Object.assign(window.document, {
    getElementById: () => ({ textContent: text }),
    querySelectorAll,
  });
  const fetch = jest.fn(() => answer);
  const { sockets, Socket } = fakeSockets();
  const fail = startEarly(window, '1.0.534', fetch as unknown as typeof globalThis.fetch, Socket);
  const requestsLinks = (kind: string) =>
    querySelectorAll.mock.calls.some(([selector]) => selector.includes(`"${kind}"`));
  const requestsFurtherFiles = () => requestsLinks('script');
  return { ...fake, fetch, fail, sockets, requestsLinks, requestsFurtherFiles };
}

const request = {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-cache',
    'X-Extra-Params': '{"platformVersion":"redesign"}',
    Authorization: 'Bearer t',
  },
  body: '{"country":"br","currency":{"code":"BRL","type":"fiat"}}',
};
const url = `${own}/api/BANKING/methods-payment-v5`;

it('sends Loaded, and requests the methods as soon as the host replies', () => {
  const { posted, deliver, fetch } = start();
  expect(posted).toEqual([{ text: '{"version":"1.0.534","messageType":"Loaded"}', origin: own }]);
  deliver(loaded({ user }));
  expect(fetch).toHaveBeenCalledWith(url, request);
});

it('hands over the host’s messages, and uses the early call once for an identical call', async () => {
  const { window, deliver, fetch } = start();
  deliver(loaded({ user }));
  const early = takeEarlyStart(window);
  expect(early?.handOver().map(({ data }) => data)).toEqual([loaded({ user })]);
  const other = jest.fn(async () => ({ ok: false }) as Response);
  const fetchLater = withEarlyCall(other, early);
  await expect(fetchLater(url, { ...request, body: '{}' })).resolves.toEqual({ ok: false });
  await expect(fetchLater(url, { ...request, signal: new AbortController().signal })).resolves.toEqual({
    ok: true,
  });
  await expect(fetchLater(url, request)).resolves.toEqual({ ok: false });
  expect([fetch.mock.calls.length, other.mock.calls.length]).toEqual([1, 2]);
});

describe('with trace context', () => {
  const traceparent = expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  const block = { telemetry: { traceparent: true } };

  it('sends traceparent with the early call, a new one in each page', () => {
    const [one, two] = [start({ block }), start({ block })].map(({ deliver, fetch }) => {
      deliver(loaded({ user }));
      return fetch.mock.calls[0] as unknown as [string, { headers: { traceparent: string } }];
    });
    expect(one).toEqual([url, { ...request, headers: { ...request.headers, traceparent } }]);
    expect(one?.[1].headers.traceparent).not.toBe(two?.[1].headers.traceparent);
  });

  it.each([
    ['without traceparent', request.headers],
    [
      'with another traceparent',
      { ...request.headers, traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01` },
    ],
  ])('uses the answer of the early call only for the shell’s call %s', async (_, headers) => {
    const { window, deliver } = start({ block });
    deliver(loaded({ user }));
    const other = jest.fn(async () => ({ ok: false }) as Response);
    const fetchLater = withEarlyCall(other, takeEarlyStart(window));
    const unlike = { ...request, headers: { ...headers, 'X-Pwa': '1' } };
    await expect(fetchLater(url, unlike)).resolves.toEqual({ ok: false });
    await expect(fetchLater(url, { ...request, headers })).resolves.toEqual({ ok: true });
  });

  it.each([{}, null, { traceparent: false }, { vitals: true }])(
    'sends none if the deployment has %j',
    (telemetry) => {
      const { deliver, fetch } = start({ block: { telemetry } });
      deliver(loaded({ user }));
      expect(fetch).toHaveBeenCalledWith(url, request);
    },
  );
});

describe('what a list and its forms need', () => {
  const locales = { en: '0a', pt: '0b' };
  const urls = ({ fetch }: ReturnType<typeof start>) =>
    (fetch.mock.calls as unknown as [string][]).map(([url]) => url.replace(/^.*\//, ''));

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('the English texts are requested before a slow host has answered, and only once', () => {
    const page = start({ locales });
    expect(urls(page)).toEqual([]);
    jest.advanceTimersByTime(50);
    expect(urls(page)).toEqual(['en.0a.json']);
    page.deliver(loaded({ user: { ...user, locale: 'pt' } }));
    expect(urls(page)).toEqual(['en.0a.json', 'methods-payment-v5', 'pt.0b.json']);
  });

  it('no texts are requested for another screen', () => {
    const page = start({ locales, path: '/paywidget/withdrawal' });
    jest.advanceTimersByTime(50);
    expect(urls(page)).toEqual([]);
  });

  it('the style sheets of forms are requested with the methods', () => {
    const page = start({ locales });
    expect(page.requestsLinks('form')).toBe(false);
    page.deliver(loaded({ user }));
    expect(page.requestsLinks('form')).toBe(true);
  });

  it('no style sheets of forms are requested for another screen', () => {
    const page = start({ locales });
    page.deliver(loaded({ user, widgetViewType: 'sweep' }));
    expect(page.requestsLinks('form')).toBe(false);
  });
});

it('rejects the early call when the signal of its caller aborts', async () => {
  const { window, deliver, fetch } = start();
  fetch.mockReturnValue(new Promise(() => {}));
  deliver(loaded({ user }));
  const controller = new AbortController();
  const response = withEarlyCall(jest.fn(), takeEarlyStart(window))(url, {
    ...request,
    signal: controller.signal,
  });
  controller.abort(new Error('too late'));
  await expect(response).rejects.toThrow('too late');
});

it.each([
  ['an untrusted origin', { origin: 'https://evil.example' }],
  ['another window', { source: {} }],
])('ignores messages from %s', (_who, from) => {
  const { deliver, fetch } = start();
  deliver(loaded({ user }), from as never);
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  ['another flow', { payload: { user, widgetViewType: 'sweep' } }],
  ['another screen', { path: '/paywidget/withdrawal' }],
  ['no payload', { payload: null }],
])(
  'sends no early call for %s',
  (_what, { path, payload = { user } }: { path?: string; payload?: unknown }) => {
    const { deliver, fetch } = start({ path });
    deliver({ type: 'loaded', payload });
    expect(fetch).not.toHaveBeenCalled();
  },
);

it.each([
  [undefined, undefined, 'http'],
  [null, 'socket', 'http'],
  ['/api/socket', 'http', 'http'],
  ['/api/socket', undefined, 'socket'],
  ['/api/socket', 'socket', 'socket'],
  ['/api/socket', 'other', 'socket'],
])(
  'sends the early call as the shell would: with the socketUrl %s, and %s of the host, over %s',
  (socketUrl, transport, kind) => {
    const { window, deliver, fetch, sockets } = start({ block: { socketUrl } });
    deliver(loaded({ user, transport }));
    expect(fetch).toHaveBeenCalledTimes(kind === 'http' ? 1 : 0);
    expect(sockets.map(({ url }) => url)).toEqual(kind === 'http' ? [] : ['wss://pay.example/api/socket']);
    expect(takeEarlyStart(window)?.socket() !== undefined).toBe(kind === 'socket');
  },
);

it('sends the same over the socket as over HTTP', () => {
  const { deliver, sockets } = start({ block: { socketUrl: '/api/socket' } });
  deliver(loaded({ user }));
  sockets[0]?.open();
  expect(sockets[0]?.sent).toEqual([
    {
      id: firstId,
      event: 'BANKING:methods-payment-v5',
      method: 'POST',
      headers: request.headers,
      payload: JSON.parse(request.body),
    },
  ]);
});

it.each([
  [200, true],
  [500, false],
  [7, true],
])('gives the list the reply of the socket with the status %s', async (status, ok) => {
  const { window, deliver, sockets } = start({ block: { socketUrl: '/api/socket' } });
  const draw = jest.fn((_source: ListSource) => Promise.resolve());
  window.paywidgetDrawList = draw;
  deliver(loaded({ user }));
  sockets[0]?.open();
  sockets[0]?.receive({ id: firstId, status, data: { methods: [] } });
  const response = await draw.mock.calls[0]?.[0].methods;
  expect([response?.ok, await response?.json()]).toEqual([ok, { methods: [] }]);
});

it.each(['back', 'swipe-back', 'close'])('answers %s with Close after the start has failed', (type) => {
  const { window, posted, deliver, fail } = start();
  const sentMessages = () => posted.splice(0).map(({ text }) => JSON.parse(text));
  deliver({ type });
  expect(sentMessages()).toEqual([{ messageType: 'Loaded', version: '1.0.534' }]);
  fail?.('start.failed', 'Too late');
  deliver({ type });
  const error = { messageType: 'Error', code: 'start.failed', message: 'Too late' };
  expect(sentMessages()).toEqual([error, { messageType: 'Close' }]);
  takeEarlyStart(window)?.handOver();
  deliver({ type });
  expect(sentMessages()).toEqual([]);
});

it('does nothing if the shell has started or the page has no deployment block', () => {
  const { window, posted } = start({ block: null });
  takeEarlyStart(window);
  startEarly(window, '1.0.534', globalThis.fetch, fakeSockets().Socket);
  expect(posted).toHaveLength(1);
});

describe('further files, such as React’s', () => {
  const frameMs = 1000 / 60;

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const response = () => ({ ok: true, clone: response }) as unknown as Response;

  it('of them, the shell’s script is requested once the answer comes', async () => {
    let answered = (_response: Response) => {};
    const answer = new Promise<Response>((resolve) => {
      answered = resolve;
    });
    const { deliver, requestsLinks, requestsFurtherFiles } = start({ answer });
    deliver(loaded({ user }));
    await jest.advanceTimersByTimeAsync(0);
    expect(requestsLinks('shell')).toBe(false);
    answered(response());
    await jest.advanceTimersByTimeAsync(0);
    expect([requestsLinks('shell'), requestsFurtherFiles()]).toEqual([true, false]);
  });

  it('the shell’s script is requested before the host answers if the first screen is no list', () => {
    const { requestsLinks } = start({ path: '/paywidget/withdrawal' });
    expect(requestsLinks('shell')).toBe(true);
  });

  it('are requested once the list is painted', async () => {
    const { window, deliver, requestsFurtherFiles } = start({ answer: Promise.resolve(response()) });
    let drawn = () => {};
    window.paywidgetDrawList = () =>
      new Promise((resolve) => {
        drawn = resolve;
      });
    deliver(loaded({ user }));
    await jest.advanceTimersByTimeAsync(150);
    expect(requestsFurtherFiles()).toBe(false);
    drawn();
    await jest.advanceTimersByTimeAsync(frameMs);
    expect(requestsFurtherFiles()).toBe(true);
  });

  it.each([
    ['200 ms after the answer, if the list takes longer', Promise.resolve(response()), 199],
    ['400 ms after the host’s answer, if the API takes longer', new Promise<Response>(() => {}), 399],
  ])('are requested %s', async (_, answer, waitMs) => {
    const { window, deliver, requestsFurtherFiles } = start({ answer });
    window.paywidgetDrawList = () => new Promise(() => {});
    deliver(loaded({ user }));
    await jest.advanceTimersByTimeAsync(waitMs);
    expect(requestsFurtherFiles()).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(requestsFurtherFiles()).toBe(true);
  });

  it('are requested 300 ms after the start if the host does not answer', async () => {
    const { requestsFurtherFiles } = start();
    await jest.advanceTimersByTimeAsync(299);
    expect(requestsFurtherFiles()).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(requestsFurtherFiles()).toBe(true);
  });

  it.each([
    ['the call fails', { answer: Promise.reject(new TypeError('offline')) }, { user }],
    ['there is no list', { path: '/paywidget/withdrawal' }, { user }],
    ['the player sees bonuses', {}, { user, experiments: [{ key: 'bonus', group: 'group_b' }] }],
  ])('are requested at once if %s', async (_, options, payload) => {
    const { deliver, requestsLinks, requestsFurtherFiles } = start(options);
    deliver(loaded(payload));
    await jest.advanceTimersByTimeAsync(0);
    expect([requestsLinks('shell'), requestsFurtherFiles()]).toEqual([true, true]);
  });
});
