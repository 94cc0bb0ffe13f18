/** @jest-environment jsdom */
import { servePage } from './servePage';

jest.mock('./play', () => ({ play: jest.fn() }));
const { play } = jest.requireMock<{ play: jest.Mock }>('./play');

const own = 'https://pay.example';
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

/** The page, inside of a window at `ancestor`, of a deployment that lists `allowed`. */
function open({ ancestor = own, allowed = [] as string[] } = {}) {
  const page = document.implementation.createHTMLDocument();
  const block = page.createElement('script');
  block.type = 'application/json';
  block.id = 'paywidget-origins';
  block.textContent = JSON.stringify(allowed);
  page.head.append(block);
  const events = new EventTarget();
  const posted: [message: Record<string, unknown>, origin: string][] = [];
  const parent = { postMessage: (text: string, to: string) => posted.push([JSON.parse(text), to]) };
  servePage({
    parent,
    document: page,
    location: { origin: own, ancestorOrigins: [ancestor] },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  } as unknown as Window);
  const say = (data: unknown, { origin = ancestor, source = parent as unknown } = {}) =>
    events.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(data), origin, source }));
  const press = (key: string) => events.dispatchEvent(Object.assign(new Event('keydown'), { key }));
  const outcome = () => play.mock.calls[0]?.[2];
  return { page, posted, say, press, outcome };
}

beforeEach(() => play.mockClear());

it('says that it is there, and plays what the widget around it names', () => {
  const { page, posted, say } = open();
  expect(posted).toEqual([[{ type: 'paywidget.captcha.ready' }, own]]);
  say(start);
  expect(play).toHaveBeenCalledWith(start, expect.anything(), expect.anything());
  expect(page.title).toBe('Проверка');
  expect(page.documentElement.lang).toBe('ru');
  expect(page.documentElement.style.colorScheme).toBe('dark');
  say(start);
  expect(play).toHaveBeenCalledTimes(1);
});

it('serves the hosts that the deployment lists, as they embed the widget without a frame', () => {
  const { posted, say } = open({ ancestor: 'https://casino.example', allowed: ['https://casino.example'] });
  expect(posted.map(([, origin]) => origin)).toEqual(['https://casino.example']);
  say(start);
  expect(play).toHaveBeenCalled();
});

it.each([
  ['another origin', start, { origin: 'https://evil.example' }],
  ['another window', start, { source: {} }],
  ['somebody who breaks the protocol', { ...start, kind: 'hcaptcha' }, {}],
  ['somebody who says something else', { type: 'loaded' }, {}],
])('plays nothing for %s', (_, said, from) => {
  const { posted, say } = open();
  say(said, from);
  expect(play).not.toHaveBeenCalled();
  expect(posted).toHaveLength(1);
});

it('tells strangers nothing', () => {
  const { posted } = open({ ancestor: 'https://evil.example' });
  expect(posted.map(([, origin]) => origin)).toEqual([own]);
});

it('tells how it ended, once', () => {
  const { posted, say, press, outcome } = open();
  say(start);
  outcome().shown();
  outcome().solved({ captchaResponse: 'token' });
  outcome().failed('expired');
  outcome().shown();
  press('Escape');
  expect(posted.slice(1).map(([message]) => message)).toEqual([
    { type: 'paywidget.captcha.shown' },
    { type: 'paywidget.captcha.solved', outputs: { captchaResponse: 'token' } },
  ]);
});

it('is closed by Escape, which the dialog around does not hear', () => {
  const { posted, say, press } = open();
  say(start);
  press('a');
  press('Escape');
  expect(posted.slice(1)).toEqual([[{ type: 'paywidget.captcha.closed' }, own]]);
});
