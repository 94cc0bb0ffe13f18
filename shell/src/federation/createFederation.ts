import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { startDeadline } from '@paywidget/shared/api';
import type { FlowModule } from '@paywidget/shared/flow';
import type { HostPort } from '@paywidget/shared/host';
import { lazyUnits } from './lazyUnits';
import { provideRuntime } from './provideRuntime';
import { RemoteError } from './remoteError';
import { filesOf, RemoteManifest } from './remoteManifest';
import { type RemoteName, remoteFor } from './remotes';

const shareScope = 'paywidget';
const manifestLimitMs = 6_000;
const loadLimitMs = 12_000;

/** Where a remote lies. */
export interface RemoteLocation {
  /** Absolute address of its `mf-manifest.json`. */
  manifestUrl: string;
  /** The manifest itself where the deployment has put it into the page. */
  inlined?: unknown;
}

export interface Federation {
  /** The remote that brings a screen; none for the shell's own. */
  remoteFor: typeof remoteFor;
  /**
   * Loads a flow, once. A load that failed is not remembered: the next call fetches everything anew, past any cache,
   * so that a broken deployment or a cut connection heals without a reload.
   * @throws RemoteError
   */
  load(remote: RemoteName): Promise<FlowModule>;
  /** Fetches what the flows' forms stand on, so that the first one opens at once. */
  warm(): void;
}

interface FederationOptions {
  host: HostPort;
  /** Asked at the start of each attempt, so the newest configuration counts for every remote not yet started. */
  locate: (remote: RemoteName) => RemoteLocation;
  fetch: typeof fetch;
}

export function createFederation({ host, locate, fetch }: FederationOptions): Federation {
  provideRuntime();
  const flows = new Map<RemoteName, Promise<FlowModule>>();
  const failures = new Map<RemoteName, number>();

  function load(remote: RemoteName): Promise<FlowModule> {
    const known = flows.get(remote);
    if (known) return known;
    const flow = attempt(remote).catch((cause: unknown) => {
      flows.delete(remote);
      failures.set(remote, (failures.get(remote) ?? 0) + 1);
      const error = new RemoteError(remote, cause);
      host.report('remote.failed', error.message);
      throw error;
    });
    flows.set(remote, flow);
    return flow;
  }

  async function attempt(remote: RemoteName): Promise<FlowModule> {
    const failed = failures.get(remote) ?? 0;
    const { manifestUrl, inlined } = locate(remote);
    const manifest = RemoteManifest.parse(
      failed === 0 && inlined !== undefined ? inlined : await fetchManifest(manifestUrl, failed > 0),
    );
    const files = filesOf(manifest, manifestUrl);
    if (failed > 0) await refresh(files.all);
    registerRemotes(
      [
        {
          name: manifest.name,
          entry: failed > 0 ? `${files.entry}?attempt=${failed}` : files.entry,
          entryGlobalName: manifest.metaData.globalName,
          type: 'global',
          shareScope,
        },
      ],
      { force: failed > 0 },
    );
    return readFlow(await withinLimit(loadRemote<unknown>(`${manifest.name}/routes`)));
  }

  async function fetchManifest(url: string, isRetry: boolean): Promise<unknown> {
    const deadline = startDeadline(manifestLimitMs);
    try {
      const answer = await fetch(url, { signal: deadline.signal, cache: isRetry ? 'reload' : 'default' });
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      return await answer.json();
    } finally {
      deadline.dispose();
    }
  }

  /** A file that was cut short may sit in the browser's cache as immutable; this puts a whole one in its place. */
  async function refresh(urls: readonly string[]): Promise<void> {
    const deadline = startDeadline(manifestLimitMs);
    try {
      await Promise.all(
        urls.map(async (url) =>
          (await fetch(url, { signal: deadline.signal, cache: 'reload' })).arrayBuffer(),
        ),
      );
    } finally {
      deadline.dispose();
    }
  }

  /** What fails here is fetched again with the screen that needs it. */
  function warm(): void {
    for (const load of Object.values(lazyUnits)) load().catch(() => {});
  }

  return { remoteFor, load, warm };
}

function readFlow(container: unknown): FlowModule {
  const flow = (container as { default?: Partial<FlowModule> } | null)?.default;
  if (typeof flow?.screens !== 'object') throw new Error('./routes brings no screens');
  return flow as FlowModule;
}

function withinLimit<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('it took too long')), loadLimitMs);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
