import { fakeFrame } from '../bridge/fakeFrame';
import { takeOver, withEarlyCall } from './earlyStart';
import { startEarly } from './startEarly';

const own = 'https://pay.example';
const partner = 'https://casino.example';
const user = { token: 't', paymentGeo: 'BR', currency: 'BRL' };
const loaded = (payload: object) => ({ type: 'loaded', payload });

function start({
  path = '/paywidget/',
  block = {},
  ...options
}: { path?: string; block?: unknown } & object = {}) {
  const fake = fakeFrame({ own, ancestor: own, ...options });
  const { window } = fake;
  Object.assign(window.location, { pathname: path, href: own + path });
  Object.defineProperty(window, 'isSecureContext', { value: true });
  const text = JSON.stringify({ configuration: { allowedOrigins: [partner], ...(block as object) } });
  Object.assign(window.document, { getElementById: () => ({ textContent: text }) });
  const fetch = jest.fn(async () => ({ ok: true }) as Response);
  const fail = startEarly(window, '1.0.534', fetch as unknown as typeof globalThis.fetch);
  return { ...fake, fetch, fail };
}

const asked = {
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

it('says Loaded, and asks for the methods as soon as the host has answered', () => {
  const { posted, say, fetch } = start();
  expect(posted).toEqual([{ text: '{"version":"1.0.534","messageType":"Loaded"}', origin: own }]);
  say(loaded({ user }));
  expect(fetch).toHaveBeenCalledWith(url, asked);
});

it('hands over what the host said, and the call to whoever makes the very same one', async () => {
  const { window, say, fetch } = start();
  say(loaded({ user }));
  const early = takeOver(window);
  expect(early?.handOver().map(({ data }) => data)).toEqual([loaded({ user })]);
  const other = jest.fn(async () => ({ ok: false }) as Response);
  const fetchLater = withEarlyCall(other, early);
  await expect(fetchLater(url, { ...asked, body: '{}' })).resolves.toEqual({ ok: false });
  await expect(fetchLater(url, { ...asked, signal: new AbortController().signal })).resolves.toEqual({
    ok: true,
  });
  await expect(fetchLater(url, asked)).resolves.toEqual({ ok: false });
  expect([fetch.mock.calls.length, other.mock.calls.length]).toEqual([1, 2]);
});

it('lets whoever took the call give it up', async () => {
  const { window, say, fetch } = start();
  fetch.mockReturnValue(new Promise(() => {}));
  say(loaded({ user }));
  const controller = new AbortController();
  const answer = withEarlyCall(jest.fn(), takeOver(window))(url, { ...asked, signal: controller.signal });
  controller.abort(new Error('too late'));
  await expect(answer).rejects.toThrow('too late');
});

it.each([
  ['a stranger', { origin: 'https://evil.example' }],
  ['another window', { source: {} }],
])('does not believe %s', (_who, from) => {
  const { say, fetch } = start();
  say(loaded({ user }), from as never);
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  ['another flow', { payload: { user, widgetViewType: 'sweep' } }],
  ['another screen', { path: '/paywidget/withdrawal' }],
  ['no payload', { payload: null }],
])(
  'asks for nothing when there is %s',
  (_what, { path, payload = { user } }: { path?: string; payload?: unknown }) => {
    const { say, fetch } = start({ path });
    say({ type: 'loaded', payload });
    expect(fetch).not.toHaveBeenCalled();
  },
);

it.each([
  [undefined, undefined, 1],
  [null, 'socket', 1],
  ['/api/socket', 'http', 1],
  ['/api/socket', undefined, 0],
  ['/api/socket', 'socket', 0],
  ['/api/socket', 'other', 0],
])(
  'asks only where the shell will ask over HTTP: with the socket %s and the host’s %s',
  (socketUrl, transport, calls) => {
    const { say, fetch } = start({ block: { socketUrl } });
    say(loaded({ user, transport }));
    expect(fetch).toHaveBeenCalledTimes(calls);
  },
);

it.each(['back', 'swipe-back', 'close'])('lets the host leave once nothing will start: %s', (type) => {
  const { window, posted, say, fail } = start();
  const told = () => posted.splice(0).map(({ text }) => JSON.parse(text));
  say({ type });
  expect(told()).toEqual([{ messageType: 'Loaded', version: '1.0.534' }]);
  fail?.('start.failed', 'Too late');
  say({ type });
  const error = { messageType: 'Error', code: 'start.failed', message: 'Too late' };
  expect(told()).toEqual([error, { messageType: 'Close' }]);
  takeOver(window)?.handOver();
  say({ type });
  expect(told()).toEqual([]);
});

it('does nothing once the shell has begun, or without a deployment in the page', () => {
  const { window, posted } = start({ block: null });
  takeOver(window);
  startEarly(window, '1.0.534', globalThis.fetch);
  expect(posted).toHaveLength(1);
});
