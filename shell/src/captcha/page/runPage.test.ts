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
function open({ ancestor = site, allowed = [site] } = {}) {
  const page = document.implementation.createHTMLDocument();
  const block = page.createElement('script');
  block.type = 'application/json';
  block.id = 'paywidget-origins';
  block.textContent = JSON.stringify(allowed);
  page.head.append(block);
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
  const receive = (data: unknown, { origin = ancestor, source = parent as unknown } = {}) =>
    events.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(data), origin, source }));
  const press = (key: string) => events.dispatchEvent(Object.assign(new Event('keydown'), { key }));
  const listener = () => runChallenge.mock.calls[0]?.[2];
  return { page, posted, receive, press, listener };
}

beforeEach(() => runChallenge.mockClear());

describe('the captcha page', () => {
  it('trusts the page around it at its own origin, as without an origin of its own (B1)', () => {
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
    press('Escape');
    expect(posted.slice(1)).toEqual([[{ type: 'paywidget.captcha.closed' }, site]]);
  });
});
