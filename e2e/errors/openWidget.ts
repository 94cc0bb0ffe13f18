import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FlowModule } from '@paywidget/shared/navigation';
import { createFakeServer, type FakeServer } from '@paywidget/shared/testing';
import { act } from '@testing-library/react';
import mfDeposit from '../../mf-deposit/src/routes';
import mfP2p from '../../mf-p2p/src/routes';
import mfSweepstake from '../../mf-sweepstake/src/routes';
import mfWithdrawal from '../../mf-withdrawal/src/routes';
import { createIframeBridge, createWebViewBridge, trustOrigins } from '../../shell/src/bridge';
import { fakeFrame } from '../../shell/src/bridge/fakeFrame';
import { createDeployment } from '../../shell/src/configuration';
import { startWidget, type WidgetOptions } from '../../shell/src/start/start';

const root = 'http://localhost/paywidget/';
const flows: Readonly<Record<string, FlowModule>> = {
  'mf-deposit': mfDeposit,
  'mf-p2p': mfP2p,
  'mf-sweepstake': mfSweepstake,
  'mf-withdrawal': mfWithdrawal,
};

export type Sent = { messageType: string } & Readonly<Record<string, unknown>>;

export interface WidgetSituation {
  server?: FakeServer;
  /** What the native app puts onto the window; `undefined` for nothing, ever. */
  userData?: unknown;
  path?: string;
  /** An iframe whose host never says a word. */
  isFramedInSilence?: boolean;
  /** Without `config.json` and the page's block. */
  isUndeployed?: boolean;
  /** Screens that the deployed flow lacks. */
  lacks?: readonly string[];
  /** No flow can be loaded. */
  isWithoutFlows?: boolean;
  startError?: WidgetOptions['startError'];
}

/** What a remote's container would give; `takeModule` is mocked by who uses this. */
export let flowOf: (entry: string) => Promise<unknown>;

/** Starts the whole widget, in a native app's web view, with real flows, over a server that a test programs. */
export async function openWidget(situation: WidgetSituation = {}) {
  const { server = createFakeServer(), path = '/', startError } = situation;
  const sent: Sent[] = [];
  const hear = (text: string) => void sent.push(JSON.parse(text));
  window.PaywidgetAndroid = { postMessage: hear };
  window.paywidgetUserData = 'userData' in situation ? situation.userData : playerData();
  flowOf = async (entry) => {
    if (situation.isWithoutFlows) throw new Error(`${entry} was not loaded`);
    const [, name = ''] = /static\/([\w-]+)\//.exec(entry) ?? [];
    const screens = Object.entries(flows[name]?.screens ?? {});
    return {
      default: {
        screens: Object.fromEntries(screens.filter(([screen]) => !situation.lacks?.includes(screen))),
      },
    };
  };

  const log = () => undefined;
  const frame = fakeFrame({ own: 'http://localhost', ancestor: 'http://localhost' });
  const bridge = situation.isFramedInSilence
    ? createIframeBridge({
        window: frame.window,
        origins: trustOrigins('http://localhost', () => []),
        version: '1',
        log,
      })
    : createWebViewBridge({ window, version: '1', log });
  const fetch = fetchFrom(server);
  const block = situation.isUndeployed ? undefined : deploymentBlock();
  const element = document.body.appendChild(document.createElement('div'));
  const widget = startWidget({
    element,
    bridge,
    deployment: createDeployment({ block, root, fetch }),
    root,
    history: { kind: 'memory', path },
    path,
    isFramed: true,
    fetch,
    startError,
  });
  /** Lets time pass, and then what has been drawn meanwhile do its own. */
  const settle = async (ms = 500) => {
    await act(() => jest.advanceTimersByTimeAsync(ms));
    await act(() => jest.advanceTimersByTimeAsync(0));
  };
  await settle();

  return {
    server,
    element,
    settle,
    sent: () => [...sent, ...frame.posted.map(({ text }): Sent => JSON.parse(text))],
    /** The route whose screen is shown; none while a screen is not there. */
    screen: () => element.querySelector('[data-screen]')?.getAttribute('data-screen') ?? undefined,
    dispose: () => act(async () => widget.dispose()),
  };
}

export type OpenWidget = Awaited<ReturnType<typeof openWidget>>;

/** A player in Brazil who pays in dollars, as the app tells of them. */
export const playerData = (user: Readonly<Record<string, unknown>> = {}) => ({
  partnerKey: 'partner',
  userId: '7',
  user: { id: 7, token: 't', currency: 'USD', paymentGeo: 'BR', lang: 'en', platform: 'android', ...user },
});

function deploymentBlock(): string {
  const names = Object.keys(flows);
  const manifest = (name: string) => ({
    name,
    metaData: { globalName: name, remoteEntry: { name: 'remoteEntry.js' } },
    exposes: [],
  });
  const release = (name: string) => ({ version: '1.0.0', manifest: `static/${name}/mf-manifest.json` });
  return JSON.stringify({
    configuration: { remotes: Object.fromEntries(names.map((name) => [name, release(name)])) },
    manifests: Object.fromEntries(names.map((name) => [name, manifest(name)])),
  });
}

/** The files of a deployment that has English only, and the operator's API. */
function fetchFrom(server: FakeServer): typeof globalThis.fetch {
  const english = readFileSync(join(__dirname, '../../shared/locales/en.json'), 'utf8');
  const answer = (status: number, text: string) => ({
    ok: status >= 200 && status < 300,
    status,
    headers: new Map(),
    text: async () => text,
    json: async () => JSON.parse(text),
  });
  const fetch = async (url: string, { method = 'GET', body, headers, signal }: RequestInit = {}) => {
    if (url.endsWith('/locales/en.json')) return answer(200, english);
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
