import { loadScript } from './loadScript';

/** A remote's container, as Module Federation defines it. */
export interface Container {
  init(shareScope: unknown): unknown;
  get(module: string): Promise<() => unknown>;
}

const isContainer = (value: unknown): value is Container =>
  typeof (value as Container | undefined)?.init === 'function' &&
  typeof (value as Container).get === 'function';

/** Started containers by the URL of their entry. Another widget on the page reuses them. */
const started = new Map<string, Container>();

export interface ContainerEntry {
  url: string;
  /** The global variable that holds the container after the script has run. */
  globalName: string;
  /** The integrity hash of the script, if the deployment has one. */
  integrity?: string;
}

/**
 * Loads a remote's entry script and initialises its container with the widget's share scope. Loads no shared module
 * yet.
 */
export async function startContainer(
  { url, globalName, integrity }: ContainerEntry,
  signal: AbortSignal,
): Promise<Container> {
  const known = started.get(url);
  if (known) return known;
  const scope = globalThis as Record<string, unknown>;
  // Otherwise, if the script is truncated, the container of an earlier version would be used.
  scope[globalName] = undefined;
  await loadScript(url, signal, integrity);
  const container = scope[globalName];
  if (!isContainer(container)) throw new Error(`${url} is no container`);
  await container.init(__webpack_share_scopes__.paywidget);
  return container;
}

/** Loads one module of an initialised container, and keeps the container for reuse. */
export async function takeModule(url: string, container: Container, module: string): Promise<unknown> {
  const factory = await container.get(module);
  started.set(url, container);
  return factory();
}
