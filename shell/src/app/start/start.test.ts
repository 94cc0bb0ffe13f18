/** @jest-environment jsdom */
import {
  fetchCountrySelector,
  fetchPaymentMethods,
  fetchWithdrawalMethods,
} from '@paywidget/shared/contract';
import { defineFlow, FlowScreen } from '@paywidget/shared/navigation';
import { attemptKeyAtom } from '@paywidget/shared/state';
import { act, screen } from '@testing-library/react';
import { createElement } from 'react';
import type { Bridge } from '../../lib/bridge';
import { HostSilentError } from '../../lib/bridge';
import { createFederation } from '../../lib/federation';
import { createDeployment } from '../../lib/federation/configuration';
import { loadApp } from './loadApp';
import type { WidgetOptions } from './options';
import { type RunningWidget, startWidget } from './start';

jest.mock('../../lib/federation', () => ({ createFederation: jest.fn() }));
jest.mock('./loadApp', () => ({ loadApp: jest.fn() }));

const root = 'http://localhost/paywidget/';
const List = () => createElement(FlowScreen, null, createElement('h2', null, 'Methods'));
const german = { 'deposit.title': 'Einzahlung' };

interface StartedWidget {
  log: string[];
  sendFromHost: (type: string, payload: unknown) => void;
  answer: (payload: unknown) => void;
  timeOut: () => void;
  sent: { messageType: string; [key: string]: unknown }[];
  widget: RunningWidget;
  element: HTMLElement;
}

/** Starts a widget. `log` records its requests and messages in order. */
function start(options: Partial<WidgetOptions> = {}): StartedWidget {
  const log: string[] = [];
  const sent: StartedWidget['sent'] = [];
  const listeners = new Map<string, Set<(payload: never) => void>>();
  const reply = { resolve: (_: unknown) => {}, reject: (_: Error) => {} };
  const bridge: Bridge = {
    start: () => {
      log.push('Loaded');
      return new Promise((resolve, reject) => Object.assign(reply, { resolve, reject }));
    },
    send: (messageType, data) => void sent.push({ messageType, ...data }),
    on: (type, listener) => {
      const current = listeners.get(type) ?? new Set();
      listeners.set(type, current.add(listener));
      return () => void current.delete(listener);
    },
    dispose: () => void log.push('disposed'),
  };
  const fetch = jest.fn(async (url: string) => {
    log.push(url.replace(root, '').replace('http://localhost', ''));
    const body = url.includes('/locales/') ? german : { methods: [], remotes: {} };
    return {
      ok: true,
      status: 200,
      headers: new Map(),
      json: async () => body,
      text: async () => JSON.stringify(body),
    };
  }) as unknown as typeof globalThis.fetch;
  jest.mocked(createFederation).mockReturnValue({
    remoteFor: (name) =>
      name.startsWith('deposit') || name.startsWith('withdrawal') ? 'mf-deposit' : undefined,
    load: async (remote) => {
      log.push(remote);
      return defineFlow({ 'deposit.list': { component: List } });
    },
    warm: () => {},
  });
  const block = JSON.stringify({ configuration: { remotes: {} }, locales: { en: 'a', de: 'b' } });
  const element = document.createElement('div');
  document.body.append(element);
  const widget = startWidget({
    element,
    bridge,
    deployment: createDeployment({ block, root, fetch }),
    root,
    history: { kind: 'memory', path: '/' },
    path: '/',
    isFramed: true,
    fetch,
    ...options,
  });
  return {
    log,
    sent,
    element,
    widget,
    sendFromHost: (type, payload) => {
      for (const listener of listeners.get(type) ?? []) listener(payload as never);
    },
    answer: (payload) => reply.resolve(payload),
    timeOut: () => reply.reject(new HostSilentError()),
  };
}

/** Waits longer than `whenIdle` does in a browser without `requestIdleCallback`. */
const idle = () => act(() => new Promise((resolve) => setTimeout(resolve, 250)));
const eventually = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
const running: RunningWidget[] = [];
/** Starts a widget and waits until it has sent `Loaded` to the host. */
const begin = async (options?: Partial<WidgetOptions>) => {
  let started: StartedWidget | undefined;
  await act(async () => {
    started = start(options);
    await Promise.resolve();
    await Promise.resolve();
  });
  if (!started) throw new Error('It did not start');
  running.push(started.widget);
  return started;
};

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  jest.mocked(loadApp).mockImplementation(() => import('../render/bootstrap'));
});
afterEach(() => {
  act(() => {
    for (const widget of running.splice(0)) widget.dispose();
  });
  document.body.replaceChildren();
});

describe('the start', () => {
  it('tells the page the language of its texts, and each change of it', async () => {
    const onLanguage = jest.fn();
    const { answer, widget } = await begin({ onLanguage });
    answer({ user: { token: 't', lang: 'de' } });
    await eventually();
    expect(onLanguage).toHaveBeenLastCalledWith('de');
    act(() => widget.update({ user: { lang: 'en' } }));
    await eventually();
    expect(onLanguage).toHaveBeenLastCalledWith('en');
  });

  it.each<[string, object, boolean]>([
    ['no user', {}, true],
    ['no paymentGeo', { user: { token: 't' } }, true],
    ['an empty paymentGeo', { user: { paymentGeo: '' } }, true],
    ['a paymentGeo', { user: { paymentGeo: 'BR' } }, false],
  ])('reports the default country to the host for %s', async (_, payload, isClaimed) => {
    const { answer, sent } = await begin();
    answer(payload);
    await eventually();
    const reports = sent.filter(({ code }) => code === 'user.paymentGeo');
    expect(reports.length).toBe(isClaimed ? 1 : 0);
  });

  it('knows whether the deployment allows to advise a VPN, and its name among the widgets of a page', async () => {
    const app = await import('../render/bootstrap');
    const renderApp = jest.fn<() => void, Parameters<typeof app.renderApp>>(() => () => {});
    jest.mocked(loadApp).mockResolvedValue({ ...app, renderApp });
    const configuration = { remotes: {}, vpnAdvice: false };
    const contentOf = (url: unknown) => (String(url).includes('locales') ? german : configuration);
    const fetch = async (url: unknown) => ({ ok: true, json: async () => contentOf(url) }) as Response;
    const deployment = createDeployment({ block: undefined, root, fetch });
    const { answer } = await begin({ deployment, instance: 'package-2' });
    answer({});
    await eventually();
    const { services } = renderApp.mock.lastCall?.[1] ?? {};
    expect(services?.permissions.vpnAdvice()).toBe(false);
    expect(services?.store.get(attemptKeyAtom)).toMatch(/\/package-2$/);
  });

  it('requests host, texts and first remote at once, and the methods before anything is rendered', async () => {
    const onIdle = jest.fn();
    const { log, answer, element } = await begin({ onIdle });
    expect(log).toEqual(['Loaded', 'static/locales/en.a.json', 'mf-deposit']);

    answer({ user: { token: 't', paymentGeo: 'BR' } });
    await Promise.resolve();
    await Promise.resolve();
    expect(log).toContain(`/api/${fetchPaymentMethods.key}`);
    expect(element).toBeEmptyDOMElement();

    await eventually();
    expect(screen.getByRole('heading', { name: 'Methods' })).toBeInTheDocument();
    expect(onIdle).not.toHaveBeenCalled();
    await idle();
    expect(onIdle).toHaveBeenCalled();
    expect(log.indexOf('config.json')).toBeGreaterThan(log.indexOf(`/api/${fetchCountrySelector.key}`));
  });

  it('requests the methods once', async () => {
    const { log, answer } = await begin();
    answer({});
    await eventually();
    expect(log.filter((entry) => entry === `/api/${fetchPaymentMethods.key}`)).toHaveLength(1);
  });

  it('requests the methods of withdrawals while the flow is loading, if the widget starts there', async () => {
    const { log, answer } = await begin({ transaction: 'withdrawal' });
    answer({ user: { token: 't', currency: 'EUR' } });
    await Promise.resolve();
    await Promise.resolve();
    const url = `/api/${fetchWithdrawalMethods.key}?currency=EUR`;
    expect(log.filter((entry) => entry.startsWith('/api/'))).toEqual([url]);
    await eventually();
    expect(log.filter((entry) => entry === url)).toHaveLength(1);
  });

  it.each([true, false])(
    'sends traceparent with each call if the deployment sets it to %s',
    async (traceparent) => {
      const body = { ...german, methods: [], remotes: {} };
      const answers = { json: async () => body, text: async () => JSON.stringify(body) };
      const fetch = jest.fn(
        async (_url: unknown, _init?: RequestInit) =>
          ({ ok: true, status: 200, headers: new Map(), ...answers }) as never,
      );
      const block = JSON.stringify({
        configuration: { remotes: {}, telemetry: { traceparent } },
        locales: {},
      });
      const deployment = createDeployment({ block, root, fetch });
      const { answer } = await begin({ deployment, fetch });
      answer({});
      await Promise.resolve();
      await Promise.resolve();
      const sent = fetch.mock.calls
        .filter(([url]) => String(url).includes('/api/'))
        .map(([, init]) => new Headers(init?.headers).get('traceparent'));
      expect(sent).toHaveLength(2);
      const expected = expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
      expect(sent).toEqual(sent.map(() => (traceparent ? expected : null)));
      expect(new Set(sent).size).toBe(traceparent ? 2 : 1);
    },
  );

  it('starts in the language that the host will probably name', async () => {
    const { log, answer } = await begin({ expected: { language: 'de' } });
    answer({ user: { locale: 'de-DE' } });
    await eventually();
    expect(log).toContain('static/locales/de.b.json');
    expect(screen.getByText('Einzahlung')).toBeInTheDocument();
    expect(document.querySelector('[data-paywidget]')).toHaveAttribute('lang', 'de');
  });

  it('sends the site’s name with analytics', async () => {
    const refused = { ok: false, status: 403, headers: new Map(), text: async () => '' };
    const { sent, answer } = await begin({ fetch: async () => refused as unknown as Response });
    answer({ host: 'casino.example' });
    await eventually();
    expect(sent).toContainEqual(expect.objectContaining({ event: 'error', host: 'casino.example' }));
  });

  it('uses the theme of the query from the first paint on', async () => {
    const { answer } = await begin({ theme: 'dark' });
    answer({});
    await eventually();
    expect(document.querySelector('[data-paywidget]')).toHaveAttribute('data-theme', 'dark');
  });

  it('changes language, theme and currency while it runs and stays on the same screen', async () => {
    const { log, sendFromHost, answer } = await begin();
    answer({});
    await eventually();
    const before = document.querySelector('[data-paywidget]');

    act(() => sendFromHost('update', { theme: 'dark', user: { locale: 'de' } }));
    await eventually();

    const after = document.querySelector('[data-paywidget]');
    expect(after).toBe(before);
    expect(after).toHaveAttribute('lang', 'de');
    expect(after).toHaveAttribute('data-theme', 'dark');
    expect(log).toContain('static/locales/de.b.json');
  });
});

describe('a start that fails', () => {
  it.each([undefined, null, 'text'])('reports an answer of %j to the host as incorrect', async (raw) => {
    const { sent, answer } = await begin();
    answer(raw);
    await eventually();
    expect(sent).toContainEqual({
      messageType: 'Error',
      code: 'host.data',
      message: 'Incorrect data from host',
    });
    expect(screen.getByRole('heading', { name: 'Payments couldn’t start' })).toBeInTheDocument();
  });

  it('shows a page whose retry asks the host again', async () => {
    const { log, timeOut, answer } = await begin();
    timeOut();
    await eventually();
    const retry = screen.getByRole('button', { name: 'Try again' });
    expect(retry).toHaveAttribute('data-action', 'refresh');

    act(() => retry.click());
    await eventually();
    answer({});
    await eventually();

    expect(log.filter((entry) => entry === 'Loaded')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'Methods' })).toBeInTheDocument();
  });

  it.each(['close', 'back', 'swipe-back'])('closes at once on the host’s message %s', async (type) => {
    const { timeOut, sendFromHost, sent } = await begin();
    timeOut();
    await eventually();
    act(() => sendFromHost(type, undefined));
    expect(sent.at(-1)).toEqual({ messageType: 'Close' });
  });

  it('is followed by a start without a press when the host answers late', async () => {
    const { timeOut, sendFromHost } = await begin();
    timeOut();
    await eventually();
    sendFromHost('loaded', {});
    await eventually();
    expect(screen.getByRole('heading', { name: 'Methods' })).toBeInTheDocument();
  });

  it('fails before any request on an insecure page', async () => {
    const { log, sent, sendFromHost } = await begin({ startError: new Error('HTTPS is required') });
    await eventually();
    sendFromHost('loaded', {});
    await eventually();
    expect(log).toEqual([]);
    expect(sent).toContainEqual({ messageType: 'Error', code: 'start.failed', message: 'HTTPS is required' });
  });
});

describe('the app script', () => {
  const failure = () => screen.queryByRole('heading', { name: 'Payments couldn’t start' });
  const failures = (sent: StartedWidget['sent']) => sent.filter(({ code }) => code === 'start.failed');

  it('is replaced by a page with a retry if it does not load', async () => {
    jest.mocked(loadApp).mockRejectedValue(new Error('Loading chunk failed'));
    const restart = jest.fn();
    const { sent, answer } = await begin({ restart, theme: 'dark' });
    answer({});
    await eventually();
    expect(screen.getByRole('alert')).toHaveAttribute('data-failure', 'dark');
    expect(failures(sent)).toEqual([
      { messageType: 'Error', code: 'start.failed', message: 'Loading chunk failed' },
    ]);
    screen.getByRole('button', { name: 'Try again' }).click();
    expect(restart).toHaveBeenCalledTimes(1);
  });

  it('is replaced by a page in the player’s language if that is known', async () => {
    jest.mocked(loadApp).mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      throw new Error('Loading chunk failed');
    });
    const { answer } = await begin();
    answer({ user: { lang: 'de' } });
    await idle();
    expect(screen.getByRole('alert')).toHaveAttribute('lang', 'de');
  });

  it.each(['close', 'back', 'swipe-back'])(
    'if it does not load, lets the host close the widget with %s',
    async (type) => {
      jest.mocked(loadApp).mockRejectedValue(new Error('Loading chunk failed'));
      const { sent, sendFromHost, widget } = await begin();
      await eventually();
      const closes = () => sent.filter(({ messageType }) => messageType === 'Close').length;
      sendFromHost(type, undefined);
      expect(closes()).toBe(1);
      widget.dispose();
      sendFromHost(type, undefined);
      expect(closes()).toBe(1);
    },
  );

  it('is reported as failed after 30 s, and rendered if it loads after that', async () => {
    jest.useFakeTimers();
    let loadScript = () => {};
    const scriptLoaded = new Promise<void>((resolve) => {
      loadScript = resolve;
    });
    jest.mocked(loadApp).mockImplementation(() => scriptLoaded.then(() => import('../render/bootstrap')));
    const { sent, answer, sendFromHost } = await begin();
    answer({});
    await act(() => jest.advanceTimersByTimeAsync(29_999));
    expect(failure()).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(failure()).toBeInTheDocument();
    jest.useRealTimers();
    await act(async () => loadScript());
    await eventually();
    expect(failure()).toBeNull();
    expect(screen.getByRole('heading', { name: 'Methods' })).toBeInTheDocument();
    expect(failures(sent)).toHaveLength(1);
    act(() => sendFromHost('back', undefined));
    expect(sent.filter(({ messageType }) => messageType === 'Close')).toHaveLength(1);
  });

  it('leaves no failure page after the widget is disposed', async () => {
    jest.mocked(loadApp).mockRejectedValue(new Error('Loading chunk failed'));
    const { widget, element } = await begin();
    await eventually();
    expect(element).not.toBeEmptyDOMElement();
    widget.dispose();
    expect(element).toBeEmptyDOMElement();
  });
});

it.each(['configuration', 'host'])(
  'sends no request if it is disposed before the %s has answered',
  async (late) => {
    const deployment = createDeployment({ block: undefined, root, fetch: jest.fn() });
    let arrive = () => {};
    const ready = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { widget, answer, log } = await begin(
      late === 'configuration' ? { deployment: { ...deployment, ready: () => ready } } : {},
    );
    act(() => widget.dispose());
    log.splice(0);
    arrive();
    answer({});
    await eventually();
    expect(log).toEqual([]);
  },
);

it('leaves no listener, timer or node after it is disposed', async () => {
  const { widget, element, answer, log } = await begin();
  answer({});
  await eventually();
  act(() => widget.dispose());
  expect(element).toBeEmptyDOMElement();
  expect(log).toContain('disposed');
});
