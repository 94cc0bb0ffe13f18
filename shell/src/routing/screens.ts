import type { FlowModule, FlowScreenEntry } from '@paywidget/shared/navigation';
import type { ScreenName } from '@paywidget/shared/navigation/routes';
import type { ComponentType } from 'react';
import type { Federation } from '../federation';
import { MissingScreenError } from './missingScreenError';

/** Where a screen's code is. `attempt` counts the loads, so that a retry starts from nothing. */
export type ScreenState =
  | { status: 'loading'; attempt: number }
  | { status: 'failed'; attempt: number; error: unknown }
  | { status: 'ready'; attempt: number; component: ComponentType };

/** The remotes' screens, each loaded once, whichever route shows it. */
export interface Screens {
  stateOf(screen: ScreenName): ScreenState;
  /** Starts to load a screen unless that has been done; what failed stays so until it is retried. */
  load(screen: ScreenName): void;
  retry(screen: ScreenName): void;
  /** Resolves once a screen that is being loaded is there or has failed; at once for one that nobody has asked for. */
  whenLoaded(screen: ScreenName): Promise<void>;
  /** Loads what the shown screen's flow says comes next. What fails is loaded again when it is wanted. */
  loadLikelyNext(screen: ScreenName): void;
  subscribe(listener: () => void): () => void;
}

const notRequested: ScreenState = { status: 'loading', attempt: 0 };

export function createScreens(federation: Pick<Federation, 'load' | 'remoteFor' | 'warm'>): Screens {
  const states = new Map<ScreenName, ScreenState>();
  const loading = new Map<ScreenName, Promise<void>>();
  const listeners = new Set<() => void>();

  const stateOf = (screen: ScreenName) => states.get(screen) ?? notRequested;

  function setState(screen: ScreenName, state: ScreenState): void {
    states.set(screen, state);
    for (const listener of listeners) listener();
  }

  async function loadFlow(screen: ScreenName): Promise<FlowModule> {
    const remote = federation.remoteFor(screen);
    if (!remote) throw new Error(`No remote brings ${screen}`);
    return federation.load(remote);
  }

  async function loadComponent(screen: ScreenName): Promise<ComponentType> {
    const entry: FlowScreenEntry | undefined = (await loadFlow(screen)).screens[screen];
    if (!entry) throw new MissingScreenError(screen);
    return 'component' in entry ? entry.component : entry.load();
  }

  function start(screen: ScreenName): void {
    const attempt = stateOf(screen).attempt + 1;
    setState(screen, { status: 'loading', attempt });
    const settling = loadComponent(screen).then(
      (component) => setState(screen, { status: 'ready', attempt, component }),
      (error: unknown) => setState(screen, { status: 'failed', attempt, error }),
    );
    loading.set(screen, settling);
  }

  function load(screen: ScreenName): void {
    if (!states.has(screen)) start(screen);
  }

  async function loadLikelyNext(screen: ScreenName): Promise<void> {
    if (!federation.remoteFor(screen)) return;
    federation.warm();
    const flow = await loadFlow(screen).catch(() => undefined);
    for (const [name, entry] of Object.entries(flow?.screens ?? {})) {
      // Only the code: a failure must not show before the player gets there.
      if ('load' in entry && entry.isLikelyNext) entry.load().then(() => load(name as ScreenName), ignore);
    }
  }

  return {
    stateOf,
    load,
    retry: start,
    whenLoaded: async (screen) => loading.get(screen),
    loadLikelyNext: (screen) => void loadLikelyNext(screen),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const ignore = () => {};
