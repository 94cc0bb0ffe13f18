import { loadScript } from './loadScript';

/** A remote's own half of the federation protocol. */
export interface Container {
  init(shareScope: unknown): unknown;
  get(module: string): Promise<() => unknown>;
}

const isContainer = (value: unknown): value is Container =>
  typeof (value as Container | undefined)?.init === 'function' &&
  typeof (value as Container).get === 'function';

/** Containers that run already, by their entry: another widget of the page takes them as they are. */
const running = new Map<string, Container>();

export interface ContainerEntry {
  url: string;
  /** The variable that it leaves its container in. */
  globalName: string;
  /** What it must be, where the deployment says so. */
  integrity?: string;
}

/** Runs a remote's entry and gives it the widget's shared modules, of which it asks for none yet. */
export async function startContainer(
  { url, globalName, integrity }: ContainerEntry,
  signal: AbortSignal,
): Promise<Container> {
  const known = running.get(url);
  if (known) return known;
  const scope = globalThis as Record<string, unknown>;
  // An entry that was cut short must not be taken for the one before it.
  scope[globalName] = undefined;
  await loadScript(url, signal, integrity);
  const container = scope[globalName];
  if (!isContainer(container)) throw new Error(`${url} is no container`);
  await container.init(__webpack_share_scopes__.paywidget);
  return container;
}

/** Takes one module of a started container, which runs from then on. */
export async function takeModule(url: string, container: Container, module: string): Promise<unknown> {
  const factory = await container.get(module);
  running.set(url, container);
  return factory();
}
