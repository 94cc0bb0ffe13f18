/** @jest-environment jsdom */
import { runPage } from './runPage';

jest.mock('./runChallenge', () => ({ runChallenge: jest.fn() }));
const { runChallenge } = jest.requireMock<{ runChallenge: jest.Mock }>('./runChallenge');

const own = 'https://captcha.pay.example';
const site = 'https://pay.example';
const start = {
  type: 'paywidget.captcha.start',
  kind: 'geetest',
  id: 'id',
  scripts: ['https://vendor.example/gt4.js'],
  language: 'rus',
  theme: 'dark',
  lang: 'ru',
  title: 'Проверка',
};

/** Opens the page in a window at the origin `ancestor`, with `allowed` as the deployment's allowed origins. */
function open({
  ancestor = site,
  allowed = [site] as unknown,
  block: text = JSON.stringify(allowed) as string | null,
} = {}) {
  const page = document.implementation.createHTMLDocument();
  const block = page.createElement('script');
  block.type = 'application/json';
  block.id = 'paywidget-origins';
  block.textContent = text;
  if (text !== null) page.head.append(block);
  const events = new EventTarget();
  const posted: [message: Record<string, unknown>, origin: string][] = [];
  const parent = { postMessage: (text: string, to: string) => posted.push([JSON.parse(text), to]) };
  runPage({
    parent,
    document: page,
    location: { origin: own, ancestorOrigins: [ancestor] },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  } as unknown as Window);
  const receiveRaw = (data: unknown, { origin = ancestor, source = parent as unknown } = {}) =>
    events.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  const receive = (data: unknown, from = {}) => receiveRaw(JSON.stringify(data), from);
  const press = (key: string) => events.dispatchEvent(Object.assign(new Event('keydown'), { key }));
  const listener = () => runChallenge.mock.calls[0]?.[2];
  return { page, posted, receive, receiveRaw, press, listener };
}

beforeEach(() => runChallenge.mockClear());

describe('the captcha page', () => {
  it('trusts the page around it if both have the same origin', () => {
    const { posted, receive } = open({ ancestor: own, allowed: [] });
    expect(posted).toEqual([[{ type: 'paywidget.captcha.ready' }, own]]);
    receive(start);
    expect(runChallenge).toHaveBeenCalledTimes(1);
  });

  it('sends ready, and runs the challenge of the first start message', () => {
    const { page, posted, receive } = open();
    expect(posted).toEqual([[{ type: 'paywidget.captcha.ready' }, site]]);
    receive(start);
    expect(runChallenge).toHaveBeenCalledWith(start, expect.anything(), expect.anything());
    expect(page.title).toBe('Проверка');
    expect(page.documentElement.lang).toBe('ru');
    expect(page.documentElement.dir).toBe('ltr');
    expect(page.documentElement.style.colorScheme).toBe('dark');
    receive(start);
    expect(runChallenge).toHaveBeenCalledTimes(1);
  });

  it('accepts a host at an allowed origin, which embeds the widget without a frame', () => {
    const { posted, receive } = open({
      ancestor: 'https://casino.example',
      allowed: ['https://casino.example'],
    });
    expect(posted.map(([, origin]) => origin)).toEqual(['https://casino.example']);
    receive(start);
    expect(runChallenge).toHaveBeenCalled();
  });

  it.each([
    ['another origin', start, { origin: 'https://evil.example' }],
    ['another window', start, { source: {} }],
    ['the widget with an unknown kind', { ...start, kind: 'hcaptcha' }, {}],
    ['the widget with an unknown message type', { type: 'loaded' }, {}],
  ])('ignores messages from %s', (_, message, from) => {
    const { posted, receive } = open();
    receive(message, from);
    expect(runChallenge).not.toHaveBeenCalled();
    expect(posted).toHaveLength(1);
    receive(start);
    expect(runChallenge).toHaveBeenCalledTimes(1);
  });

  it.each([['not JSON'], [[JSON.stringify(start)]], [start], [undefined]])(
    'ignores the message %j',
    (data) => {
      const { receiveRaw } = open();
      receiveRaw(data);
      expect(runChallenge).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['geetest', 'light'],
    ['recaptcha2', 'dark'],
    ['recaptcha3', 'light'],
  ])('runs %s in %s', (kind, theme) => {
    const { page, receive } = open();
    receive({ ...start, kind, theme });
    expect(runChallenge.mock.calls[0]?.[0]).toMatchObject({ kind, theme });
    expect(page.documentElement.style.colorScheme).toBe(theme);
  });

  it.each([
    ['there is no list', null],
    ['the list is no JSON', 'https://evil.example'],
    ['the list is no array', '{"0":"https://evil.example"}'],
    ['an entry is no text', '[["https://evil.example"], 1, null]'],
  ])('trusts its own origin only if %s', (_, block) => {
    const { posted, receive } = open({ ancestor: 'https://evil.example', block });
    expect(posted.map(([, origin]) => origin)).toEqual([own]);
    receive(start);
    expect(runChallenge).not.toHaveBeenCalled();
  });

  it('reports a failure with its cause', () => {
    const { posted, receive, listener } = open();
    receive(start);
    listener().failed('network', '60101');
    expect(posted.slice(1)).toEqual([
      [{ type: 'paywidget.captcha.failed', cause: 'network', detail: '60101' }, site],
    ]);
  });

  it('posts nothing to an untrusted origin', () => {
    const { posted } = open({ ancestor: 'https://evil.example' });
    expect(posted.map(([, origin]) => origin)).toEqual([own, site]);
  });

  it('reports only the first result', () => {
    const { posted, receive, press, listener } = open();
    receive(start);
    listener().shown();
    listener().solved({ captchaResponse: 'token' });
    listener().failed('expired');
    listener().shown();
    press('Escape');
    expect(posted.slice(1).map(([message]) => message)).toEqual([
      { type: 'paywidget.captcha.shown' },
      { type: 'paywidget.captcha.solved', outputs: { captchaResponse: 'token' } },
    ]);
  });

  it('closes on Escape, because the dialog around it gets no keyboard events', () => {
    const { posted, receive, press } = open();
    receive(start);
    press('a');
    expect(posted).toHaveLength(1);
    press('Escape');
    expect(posted.slice(1)).toEqual([[{ type: 'paywidget.captcha.closed' }, site]]);
  });
});
