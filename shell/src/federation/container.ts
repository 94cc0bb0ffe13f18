import { loadScript } from './loadScript';

/** A remote's own half of the federation protocol. */
interface Container {
  init(shareScope: unknown): unknown;
  get(module: string): Promise<() => unknown>;
}

const isContainer = (value: unknown): value is Container =>
  typeof (value as Container | undefined)?.init === 'function' &&
  typeof (value as Container).get === 'function';

/** Containers that run already, by their entry: another widget of the page takes them as they are. */
const running = new Map<string, Container>();

/**
 * Runs a remote's entry, gives it the widget's shared modules and takes one module of it.
 * @param globalName the variable that the entry leaves its container in
 */
export async function loadFromContainer(
  entry: string,
  globalName: string,
  module: string,
  signal: AbortSignal,
): Promise<unknown> {
  const container = running.get(entry) ?? (await start(entry, globalName, signal));
  const factory = await container.get(module);
  running.set(entry, container);
  return factory();
}

async function start(entry: string, globalName: string, signal: AbortSignal): Promise<Container> {
  const scope = globalThis as Record<string, unknown>;
  // An entry that was cut short must not be taken for the one before it.
  scope[globalName] = undefined;
  await loadScript(entry, signal);
  const container = scope[globalName];
  if (!isContainer(container)) throw new Error(`${entry} is no container`);
  await container.init(__webpack_share_scopes__.paywidget);
  return container;
}
