import { startDeadline } from '@paywidget/shared/api';
import type { HostPort } from '@paywidget/shared/host';
import type { FlowModule } from '@paywidget/shared/navigation';
import { startContainer, takeModule } from './container';
import { lazyUnits } from './lazyUnits';
import { RemoteError } from './remoteError';
import { filesOf, RemoteManifest } from './remoteManifest';
import { type RemoteName, remoteFor } from './remotes';

const manifestLimitMs = 6_000;
const loadLimitMs = 12_000;
/** An open page learns of a release or a rollback before it starts a flow, if its configuration is older than this. */
const configurationAgeMs = 60_000;

/** Where a remote lies. */
export interface RemoteLocation {
  /** Absolute address of its `mf-manifest.json`. */
  manifestUrl: string;
  /** The manifest itself where the deployment has put it into the page. */
  inlined?: unknown;
  /** What its entry must be, as in a script's `integrity`. Its chunks the entry names by their content. */
  integrity?: string;
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
  /** Asked in each attempt, so the newest configuration counts for every remote not yet started. */
  locate: (remote: RemoteName) => RemoteLocation;
  /** Brings the newest configuration unless it is younger than `ageMs`; never rejects. */
  refresh: (ageMs: number) => Promise<void>;
  fetch: typeof fetch;
  /** Settles once the units that flows draw with are there; a flow's time limit does not count what they take. */
  units?: Promise<unknown>;
}

export function createFederation({ host, locate, refresh, fetch, units }: FederationOptions): Federation {
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
    await refresh(failed > 0 ? 0 : configurationAgeMs);
    const { manifestUrl, inlined, integrity } = locate(remote);
    const manifest = RemoteManifest.parse(
      failed === 0 && inlined !== undefined ? inlined : await fetchManifest(manifestUrl, failed > 0),
    );
    const files = filesOf(manifest, manifestUrl);
    if (failed > 0) await renew(files.all);
    const url = failed > 0 ? `${files.entry}?attempt=${failed}` : files.entry;
    const entry = { url, globalName: manifest.metaData.globalName, integrity };
    const container = await within(loadLimitMs, (signal) => startContainer(entry, signal));
    await units;
    return readFlow(await within(loadLimitMs, () => takeModule(url, container, './routes')));
  }

  function fetchManifest(url: string, isRetry: boolean): Promise<unknown> {
    return within(manifestLimitMs, async (signal) => {
      const answer = await fetch(url, { signal, cache: isRetry ? 'reload' : 'default' });
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      return answer.json();
    });
  }

  /** A file that was cut short may sit in the browser's cache as immutable; this puts a whole one in its place. */
  async function renew(urls: readonly string[]): Promise<void> {
    await within(manifestLimitMs, (signal) =>
      Promise.all(urls.map(async (url) => (await fetch(url, { signal, cache: 'reload' })).arrayBuffer())),
    );
  }

  /** What fails here is fetched again with the screen that needs it. */
  function warm(): void {
    for (const loadUnit of Object.values(lazyUnits)) loadUnit().catch(() => {});
  }

  return { remoteFor, load, warm };
}

/** Rejects when the task takes longer, whether or not it heeds the signal. */
async function within<T>(ms: number, task: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const deadline = startDeadline(ms);
  try {
    return await Promise.race([task(deadline.signal), aborted(deadline.signal)]);
  } finally {
    deadline.dispose();
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function readFlow(routes: unknown): FlowModule {
  const flow = (routes as { default?: Partial<FlowModule> } | null)?.default;
  if (typeof flow?.screens !== 'object') throw new Error('./routes brings no screens');
  return flow as FlowModule;
}
