import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FlowModule } from '@paywidget/shared/navigation';
import { createFakeServer, type FakeServer } from '@paywidget/shared/testing';
import { act } from '@testing-library/react';
import mfDeposit from '../../../mf-deposit/src/routes';
import mfP2p from '../../../mf-p2p/src/routes';
import mfSweepstake from '../../../mf-sweepstake/src/routes';
import mfWithdrawal from '../../../mf-withdrawal/src/routes';
import type { WidgetOptions } from '../../../shell/src/app/start/options';
import { startWidget } from '../../../shell/src/app/start/start';
import { createIframeBridge, createWebViewBridge, trustOrigins } from '../../../shell/src/lib/bridge';
import { fakeFrame } from '../../../shell/src/lib/bridge/fakeFrame';
import { createDeployment } from '../../../shell/src/lib/federation/configuration';

const root = 'http://localhost/paywidget/';
const flows: Readonly<Record<string, FlowModule>> = {
  'mf-deposit': mfDeposit,
  'mf-p2p': mfP2p,
  'mf-sweepstake': mfSweepstake,
  'mf-withdrawal': mfWithdrawal,
};

export type Sent = { messageType: string } & Readonly<Record<string, unknown>>;

export interface WidgetSetup {
  server?: FakeServer;
  /** The data that the native app sets on the window; undefined if it never sets any. */
  userData?: unknown;
  path?: string;
  /** Opens the widget in a frame whose host sends no messages. */
  hasSilentHost?: boolean;
  /** Leaves out `config.json` and its copy in the page. */
  hasNoConfiguration?: boolean;
  /** Screens that the deployed flow does not contain. */
  missingScreens?: readonly string[];
  /** Lets all flows fail to load. */
  hasNoFlows?: boolean;
  /** Starts the widget as in the host's own page. */
  isPackage?: boolean;
  startError?: WidgetOptions['startError'];
}

/** Loads a flow in place of a remote's container. A test that uses this file mocks `takeModule` with it. */
export let loadFlow: (entry: string) => Promise<unknown>;

/** Starts the whole widget as in a native app's web view, with real flows and a fake server. */
export async function openWidget(situation: WidgetSetup = {}) {
  const { server = createFakeServer(), path = '/', isPackage, startError } = situation;
  const sent: Sent[] = [];
  const onMessage = (text: string) => void sent.push(JSON.parse(text));
  window.PaywidgetAndroid = { postMessage: onMessage };
  window.paywidgetUserData = 'userData' in situation ? situation.userData : playerData();
  loadFlow = async (entry) => {
    if (situation.hasNoFlows) throw new Error(`${entry} was not loaded`);
    const [, name = ''] = /static\/([\w-]+)\//.exec(entry) ?? [];
    const screens = Object.entries(flows[name]?.screens ?? {});
    return {
      default: {
        screens: Object.fromEntries(
          screens.filter(([screen]) => !situation.missingScreens?.includes(screen)),
        ),
      },
    };
  };

  const log = () => undefined;
  const frame = fakeFrame({ own: 'http://localhost', ancestor: 'http://localhost' });
  const bridge = situation.hasSilentHost
    ? createIframeBridge({
        window: frame.window,
        origins: trustOrigins('http://localhost', () => []),
        version: '1',
        log,
      })
    : createWebViewBridge({ window, version: '1', log });
  const fetch = fetchFrom(server);
  const block = situation.hasNoConfiguration ? undefined : deploymentBlock();
  const element = document.body.appendChild(document.createElement('div'));
  const widget = startWidget({
    element,
    bridge,
    deployment: createDeployment({ block, root, fetch }),
    root,
    history: { kind: 'memory', path },
    path,
    isFramed: true,
    isPackage,
    fetch,
    startError,
  });
  /** Advances the fake timers, then runs the timers that the new content has scheduled. */
  const advance = async (ms = 500) => {
    await act(() => jest.advanceTimersByTimeAsync(ms));
    await act(() => jest.advanceTimersByTimeAsync(0));
  };
  await advance();

  return {
    server,
    element,
    advance,
    report: widget.report,
    sent: () => [...sent, ...frame.posted.map(({ text }): Sent => JSON.parse(text))],
    /** The route of the screen that is shown; undefined if there is none. */
    screen: () => element.querySelector('[data-screen]')?.getAttribute('data-screen') ?? undefined,
    dispose: () => act(async () => widget.dispose()),
  };
}

export type OpenWidget = Awaited<ReturnType<typeof openWidget>>;

/** The app's data for a player in Brazil who pays in dollars. */
export const playerData = (user: Readonly<Record<string, unknown>> = {}) => ({
  partnerKey: 'partner',
  userId: '7',
  user: { id: 7, token: 't', currency: 'USD', paymentGeo: 'BR', lang: 'en', platform: 'android', ...user },
});

function deploymentBlock(): string {
  const names = Object.keys(flows);
  const release = (name: string) => ({
    version: '1.0.0',
    manifest: `static/${name}/mf-manifest.json`,
    files: { entry: 'remoteEntry.js', globalName: name },
  });
  return JSON.stringify({
    configuration: { remotes: Object.fromEntries(names.map((name) => [name, release(name)])) },
    locales: { en: '1', ar: '2' },
  });
}

/** Creates a fetch that serves the English texts and the operator's API. */
function fetchFrom(server: FakeServer): typeof globalThis.fetch {
  const english = readFileSync(join(__dirname, '../../../shared/locales/en.json'), 'utf8');
  const answer = (status: number, text: string) => ({
    ok: status >= 200 && status < 300,
    status,
    headers: new Map(),
    text: async () => text,
    json: async () => JSON.parse(text),
  });
  const fetch = async (url: string, { method = 'GET', body, headers, signal }: RequestInit = {}) => {
    if (url.endsWith('/locales/en.1.json')) return answer(200, english);
    const [, endpoint] = /\/api\/([^?]+)/.exec(url) ?? [];
    if (!endpoint) return answer(404, '');
    const reply = await server.request({
      endpoint,
      method: method as 'GET' | 'POST',
      headers: headers as Record<string, string>,
      payload: typeof body === 'string' ? JSON.parse(body) : {},
      signal: signal ?? new AbortController().signal,
    });
    return answer(reply.status, JSON.stringify(reply.body));
  };
  return fetch as unknown as typeof globalThis.fetch;
}
