/** @jest-environment jsdom */
import { startContainer, takeModule } from './container';

const shared = { react: {} };
/** A new URL for each test, because a started container is kept. */
let entry = '';
let tests = 0;
const globals = globalThis as Record<string, unknown>;
let script: HTMLScriptElement | undefined;

/** Finishes loading the script: sets the global that it defines, and dispatches its event. */
function finishScript(event: 'load' | 'error', container?: unknown) {
  globals.mf_test = container;
  script?.dispatchEvent(new Event(event));
}

beforeEach(() => {
  tests += 1;
  entry = `https://pay.example/remoteEntry.${tests}.js`;
  globals.__webpack_share_scopes__ = { paywidget: shared };
  globals.mf_test = { init: () => {}, get: () => Promise.resolve(() => 'old module') };
  jest.spyOn(document.head, 'append').mockImplementation((node) => {
    script = node as HTMLScriptElement;
  });
});
afterEach(() => jest.restoreAllMocks());

async function load(signal = new AbortController().signal, integrity?: string) {
  const container = await startContainer({ url: entry, globalName: 'mf_test', integrity }, signal);
  return takeModule(entry, container, './routes');
}

describe('loading a remote’s container', () => {
  it('starts the container with the widget’s share scope and returns its module', async () => {
    const init = jest.fn();
    const loading = load();
    expect(script?.src).toBe(entry);
    finishScript('load', { init, get: (name: string) => Promise.resolve(() => `module ${name}`) });
    await expect(loading).resolves.toBe('module ./routes');
    expect(init).toHaveBeenCalledWith(shared);
  });

  it('reuses a started container for another widget on the page', async () => {
    const first = load();
    const init = jest.fn();
    finishScript('load', { init, get: () => Promise.resolve(() => 'module') });
    await first;
    script = undefined;
    await expect(load()).resolves.toBe('module');
    expect(script).toBeUndefined();
    expect(init).toHaveBeenCalledTimes(1);
  });

  it('does not use an older container if the new script was cut short', async () => {
    const loading = load();
    finishScript('load');
    await expect(loading).rejects.toThrow('is no container');
  });

  it.each([{ init: () => {} }, { get: () => {} }])('does not take %o for a container', async (other) => {
    const loading = load();
    finishScript('load', other);
    await expect(loading).rejects.toThrow('is no container');
  });

  it('leaves neither its script nor a listener', async () => {
    const { signal } = new AbortController();
    const added = jest.spyOn(signal, 'addEventListener');
    const removed = jest.spyOn(signal, 'removeEventListener');
    const loading = load(signal);
    const remove = jest.spyOn(script as HTMLScriptElement, 'remove');
    finishScript('load', { init: () => {}, get: () => Promise.resolve(() => 'module') });
    await loading;
    expect(remove).toHaveBeenCalledTimes(1);
    expect(added).toHaveBeenCalledTimes(1);
    expect(removed.mock.calls).toEqual(added.mock.calls);
  });

  it('fails if the script cannot be loaded', async () => {
    const loading = load();
    expect(script?.async).toBe(true);
    expect(script?.integrity).toBeUndefined();
    expect(script?.crossOrigin).toBeNull();
    finishScript('error');
    await expect(loading).rejects.toThrow(new Error(`${entry} could not be loaded`));
  });

  it('sets the integrity of an entry, and loads it with CORS, which integrity needs', async () => {
    const loading = load(undefined, 'sha256-abc=');
    expect(script).toMatchObject({ integrity: 'sha256-abc=', crossOrigin: 'anonymous' });
    finishScript('error');
    await expect(loading).rejects.toThrow('or is not what its integrity says');
  });

  it('fails if the shell’s shared modules do not match the versions that the container needs', async () => {
    const loading = load();
    const refuse = () => Promise.reject(new Error('mf_test needs react ^20.0.0, and 19.3.1 is there'));
    finishScript('load', { init: () => {}, get: refuse });
    await expect(loading).rejects.toThrow('mf_test needs react ^20.0.0');
  });

  it('rejects when its signal aborts', async () => {
    const controller = new AbortController();
    const loading = load(controller.signal);
    controller.abort(new Error('too late'));
    await expect(loading).rejects.toThrow('too late');
  });
});
