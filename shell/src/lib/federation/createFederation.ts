import { startDeadline } from '@paywidget/shared/api';
import type { RemoteFiles } from '@paywidget/shared/contract';
import type { HostPort } from '@paywidget/shared/host';
import type { FlowModule } from '@paywidget/shared/navigation';
import { rejectOnAbort } from '../scheduling/rejectOnAbort';
import { startContainer, takeModule } from './container';
import { lazyUnits } from './lazyUnits';
import { RemoteError } from './remoteError';
import { filesIn } from './remoteManifest';
import { type RemoteName, remoteFor } from './remotes';

const manifestTimeoutMs = 6_000;
const loadTimeoutMs = 12_000;
/** Before a page starts a flow, it refreshes a configuration that is older than this, to get releases and rollbacks. */
const maxConfigurationAgeMs = 60_000;

/** The place from which a remote is loaded. */
export interface RemoteLocation {
  /** The absolute URL of its `mf-manifest.json`. */
  manifestUrl: string;
  /** The names of its first files. Without them, the manifest is loaded. */
  files?: RemoteFiles;
  /** The `integrity` of its entry script. The entry names its chunks with content hashes. */
  integrity?: string;
}

export interface Federation {
  /** Returns the remote that provides a screen, or undefined for the shell's own screens. */
  remoteFor: typeof remoteFor;
  /**
   * Loads a flow once. A failure is not remembered: the next call fetches everything again and bypasses the cache, so that
   * the widget recovers from a broken deployment or a lost connection without a reload. See
   * docs/decisions/004-no-memo-of-failed-remotes.md.
   * @throws RemoteError
   */
  load(remote: RemoteName): Promise<FlowModule>;
  /**
   * Loads the units that the flows' forms use, so that the first form opens at once. Then loads the units of other screens.
   */
  warm(): void;
}

interface FederationOptions {
  host: HostPort;
  /** Called for each attempt, so that the newest configuration applies to every remote that is not started yet. */
  locate: (remote: RemoteName) => RemoteLocation;
  /** Refreshes the configuration if it is older than `ageMs`. Never rejects. */
  refresh: (ageMs: number) => Promise<void>;
  fetch: typeof fetch;
  /**
   * The app script. It contains the units with which flows render, so a flow waits for it. The wait does not count against
   * the flow's time limit.
   */
  units?: Promise<unknown>;
}

export function createFederation({ host, locate, refresh, fetch, units }: FederationOptions): Federation {
  const flows = new Map<RemoteName, Promise<FlowModule>>();
  const failures = new Map<RemoteName, number>();

  function load(remote: RemoteName): Promise<FlowModule> {
    const known = flows.get(remote);
    if (known) return known;
    const flow = loadOnce(remote).catch((cause: unknown) => {
      flows.delete(remote);
      failures.set(remote, (failures.get(remote) ?? 0) + 1);
      const error = new RemoteError(remote, cause);
      host.report('remote.failed', error.message);
      throw error;
    });
    flows.set(remote, flow);
    return flow;
  }

  async function loadOnce(remote: RemoteName): Promise<FlowModule> {
    const failed = failures.get(remote) ?? 0;
    await refresh(failed > 0 ? 0 : maxConfigurationAgeMs);
    const { manifestUrl, files: known, integrity } = locate(remote);
    const isRetry = failed > 0;
    const files = (!isRetry && known) || filesIn(await fetchManifest(manifestUrl, isRetry));
    const at = (file: string) => new URL(file, manifestUrl).href;
    const entryUrl = at(files.entry);
    const routes = files.routes.map(at);
    if (isRetry) await fetchFiles([entryUrl, ...routes], 'reload');
    // While the entry is loading. The entry would request these files only when it runs. If a file fails, the failure shows
    // then.
    else fetchFiles(routes).catch(() => {});
    const url = isRetry ? `${entryUrl}?attempt=${failed}` : entryUrl;
    const entry = { url, globalName: files.globalName, integrity };
    const container = await withTimeout(loadTimeoutMs, (signal) => startContainer(entry, signal));
    await units;
    return readFlow(await withTimeout(loadTimeoutMs, () => takeModule(url, container, './routes')));
  }

  function fetchManifest(url: string, isRetry: boolean): Promise<unknown> {
    return withTimeout(manifestTimeoutMs, async (signal) => {
      const response = await fetch(url, { signal, cache: isRetry ? 'reload' : 'default' });
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      return response.json();
    });
  }

  /**
   * Puts files into the browser's cache. Code that needs a file requests it as usual and checks its hash.
   * @param cache `reload` replaces the files in the cache: a truncated file could otherwise stay there as immutable
   */
  async function fetchFiles(urls: readonly string[], cache?: 'reload'): Promise<void> {
    await withTimeout(manifestTimeoutMs, (signal) =>
      Promise.all(urls.map(async (url) => (await fetch(url, { signal, cache })).arrayBuffer())),
    );
  }

  /** Ignores failures: the screen that needs a unit loads it again. */
  async function warm(): Promise<void> {
    await Promise.allSettled(lazyUnits.form.map((load) => load()));
    await Promise.allSettled(lazyUnits.later.map((load) => load()));
  }

  return { remoteFor, load, warm: () => void warm() };
}

/** Rejects if the task takes longer than `ms`, even if the task ignores the signal. */
async function withTimeout<T>(ms: number, task: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const deadline = startDeadline(ms);
  try {
    return await Promise.race([task(deadline.signal), rejectOnAbort(deadline.signal)]);
  } finally {
    deadline.dispose();
  }
}

function readFlow(routes: unknown): FlowModule {
  const flow = (routes as { default?: Partial<FlowModule> } | null)?.default;
  if (typeof flow?.screens !== 'object') throw new Error('./routes brings no screens');
  return flow as FlowModule;
}
