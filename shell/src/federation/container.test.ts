/** @jest-environment jsdom */
import { startContainer, takeModule } from './container';

const shared = { react: {} };
/** Another one for each test: a container that runs stays. */
let entry = '';
let tests = 0;
const globals = globalThis as Record<string, unknown>;
let script: HTMLScriptElement | undefined;

/** Stands in for the network: what the script leaves behind, and whether it arrives. */
function answer(event: 'load' | 'error', container?: unknown) {
  globals.mf_test = container;
  script?.dispatchEvent(new Event(event));
}

beforeEach(() => {
  tests += 1;
  entry = `https://pay.example/remoteEntry.${tests}.js`;
  globals.__webpack_share_scopes__ = { paywidget: shared };
  globals.mf_test = { init: () => {}, get: () => Promise.resolve(() => 'of before') };
  jest.spyOn(document.head, 'append').mockImplementation((node) => {
    script = node as HTMLScriptElement;
  });
});
afterEach(() => jest.restoreAllMocks());

async function load(signal = new AbortController().signal, integrity?: string) {
  const container = await startContainer({ url: entry, globalName: 'mf_test', integrity }, signal);
  return takeModule(entry, container, './routes');
}

it('starts the container with the widget’s shared modules and takes its module', async () => {
  const init = jest.fn();
  const loading = load();
  expect(script?.src).toBe(entry);
  answer('load', { init, get: (name: string) => Promise.resolve(() => `module ${name}`) });
  await expect(loading).resolves.toBe('module ./routes');
  expect(init).toHaveBeenCalledWith(shared);
});

it('lets another widget of the page take the container that runs', async () => {
  const first = load();
  const init = jest.fn();
  answer('load', { init, get: () => Promise.resolve(() => 'module') });
  await first;
  script = undefined;
  await expect(load()).resolves.toBe('module');
  expect(script).toBeUndefined();
  expect(init).toHaveBeenCalledTimes(1);
});

it('does not take an older container for one that was cut short', async () => {
  const loading = load();
  answer('load');
  await expect(loading).rejects.toThrow('is no container');
});

it('fails when the script cannot be had', async () => {
  const loading = load();
  answer('error');
  await expect(loading).rejects.toThrow('could not be loaded');
});

it.each([
  ['the page’s own origin, where the preload is used', location.origin, null],
  ['another origin, by CORS', 'https://cdn.example', 'anonymous'],
])('has the browser check an entry of %s', async (_where, origin, crossOrigin) => {
  entry = `${origin}/remoteEntry.${tests}.js`;
  const loading = load(undefined, 'sha256-abc=');
  expect(script).toMatchObject({ integrity: 'sha256-abc=', crossOrigin });
  answer('error');
  await expect(loading).rejects.toThrow('or is not what its integrity says');
});

it('fails when the shell’s modules are not what the container was made for', async () => {
  const loading = load();
  const refuse = () => Promise.reject(new Error('mf_test needs react ^20.0.0, and 19.3.1 is there'));
  answer('load', { init: () => {}, get: refuse });
  await expect(loading).rejects.toThrow('mf_test needs react ^20.0.0');
});

it('gives up with its signal', async () => {
  const controller = new AbortController();
  const loading = load(controller.signal);
  controller.abort(new Error('too late'));
  await expect(loading).rejects.toThrow('too late');
});
