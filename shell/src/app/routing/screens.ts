import type { TextLoader } from '@paywidget/shared/i18n';
import type { FlowModule, FlowScreenEntry } from '@paywidget/shared/navigation';
import { type ScreenName, screenNamed } from '@paywidget/shared/navigation/routes';
import type { ComponentType } from 'react';
import type { Federation } from '../../lib/federation';

/**
 * The deployed version of a flow does not have a screen to which another part links. Loading the flow again would not help.
 */
export class MissingScreenError extends Error {
  override readonly name = 'MissingScreenError';
  constructor(readonly screen: ScreenName) {
    super(`The deployed flow does not bring ${screen}`);
  }
}

/**
 * The loading state of a screen's code. `attempt` counts the loads, so that a retry renders the screen from the start.
 */
export type ScreenState =
  | { status: 'loading'; attempt: number }
  | { status: 'failed'; attempt: number; error: unknown }
  | { status: 'ready'; attempt: number; component: ComponentType };

/** The screens of the remotes. Each screen is loaded once, even if several routes show it. */
export interface Screens {
  stateOf(screen: ScreenName): ScreenState;
  /** Starts to load a screen, unless it has been requested before. A failed screen stays failed until `retry`. */
  load(screen: ScreenName): void;
  retry(screen: ScreenName): void;
  /** Resolves once the screen is loaded or has failed. Resolves at once if it has not been requested. */
  whenLoaded(screen: ScreenName): Promise<void>;
  /**
   * Loads the screens that the flow marks as likely next. A screen that fails is loaded again when it is shown. Resolves
   * when each screen is loaded or has failed.
   */
  loadLikelyNext(screen: ScreenName): Promise<void>;
  subscribe(listener: () => void): () => void;
}

const notRequested: ScreenState = { status: 'loading', attempt: 0 };

/** @param texts loads the texts of a screen, together with its code */
export function createScreens(
  federation: Pick<Federation, 'load' | 'remoteFor' | 'warm'>,
  texts: Pick<TextLoader, 'need'>,
): Screens {
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
    if (!remote) throw new Error(`No remote has ${screen}`);
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
    const attemptDone = Promise.all([loadComponent(screen), texts.need(screenNamed(screen).texts)]).then(
      ([component]) => setState(screen, { status: 'ready', attempt, component }),
      (error: unknown) => setState(screen, { status: 'failed', attempt, error }),
    );
    loading.set(screen, attemptDone);
  }

  function load(screen: ScreenName): void {
    if (!states.has(screen)) start(screen);
  }

  async function loadLikelyNext(screen: ScreenName): Promise<void> {
    if (!federation.remoteFor(screen)) return;
    federation.warm();
    const flow = await loadFlow(screen).catch(() => undefined);
    const likely = Object.entries(flow?.screens ?? {}).map(async ([name, entry]) => {
      // The state changes only on success. A failure must not show before the player opens the screen.
      if (!('load' in entry && entry.isLikelyNext)) return;
      const screen = name as ScreenName;
      await Promise.all([entry.load(), texts.need(screenNamed(screen).texts)]);
      load(screen);
      await loading.get(screen);
    });
    await Promise.allSettled(likely);
  }

  return {
    stateOf,
    load,
    retry: start,
    whenLoaded: async (screen) => loading.get(screen),
    loadLikelyNext,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
