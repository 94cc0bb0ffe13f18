import fc from 'fast-check';
import federation, { satisfies } from './containerRuntime.mjs';

const { bundlerRuntime } = federation;

interface Provider {
  version: string;
  get: () => unknown;
}
const providersOf = (...list: Provider[]) => list.map((provider) => ({ ...provider, scope: ['paywidget'] }));

/** A fake of the objects that webpack passes to the runtime, with only the members that the runtime reads. */
function bundle(name: string, shared: Record<string, Provider[]> = {}, wanted: Record<string, string> = {}) {
  const data = Object.fromEntries(
    Object.entries(wanted).map(([key, range]) => [
      key,
      {
        shareKey: key,
        shareScope: ['paywidget'],
        requiredVersion: range,
        fallback: () => {
          throw new Error(`Can not get '${key}'`);
        },
      },
    ]),
  );
  const webpackRequire = {
    S: {} as Record<string, Record<string, Record<string, unknown>>>,
    m: {} as Record<string, (module: { exports: unknown }) => void>,
    c: {} as Record<string, unknown>,
    consumesLoadingData: { moduleIdToConsumeDataMapping: data, initialConsumes: Object.keys(wanted) },
    federation: {
      initOptions: {
        name,
        shared: Object.fromEntries(Object.entries(shared).map(([key, list]) => [key, providersOf(...list)])),
      },
    },
  };
  const installedModules: Record<string, unknown> = {};
  const exportsOf = (id: string) => {
    const module = { exports: undefined as unknown };
    webpackRequire.m[id]?.(module);
    return module.exports;
  };
  return {
    webpackRequire,
    exportsOf,
    start: () => bundlerRuntime.init({ webpackRequire }),
    startWithin: (shareScope: object, shareScopeKeys?: string | string[]) =>
      bundlerRuntime.initContainerEntry({
        webpackRequire,
        shareScope,
        shareScopeKey: 'paywidget',
        ...(shareScopeKeys && { remoteEntryInitOptions: { shareScopeKeys } }),
      }),
    installInitial: () => bundlerRuntime.installInitialConsumes({ webpackRequire, installedModules }),
    loadChunk: async (...ids: string[]) => {
      const promises: unknown[] = [];
      const chunkMapping = { chunk: ids };
      bundlerRuntime.consumes({ chunkId: 'chunk', promises, installedModules, webpackRequire, chunkMapping });
      await Promise.all(promises);
    },
  };
}

function hostWith(shared: Record<string, Provider[]>) {
  const host = bundle('shell', shared);
  host.start();
  return host.webpackRequire.S.paywidget ?? {};
}

const ready = (version: string, exports: unknown): Provider => ({ version, get: () => () => exports });
const late = (version: string, exports: unknown): Provider => ({ version, get: async () => () => exports });

describe('a remote', () => {
  it('uses the host’s instance, whether it is available at once or loaded in a chunk', async () => {
    const state = { atom: 1 };
    const form = { field: 1 };
    const remote = bundle('remote', {}, { state: '^1.0.0', form: '^1.0.0' });
    remote.startWithin(hostWith({ state: [ready('1.0.0', state)], form: [late('1.2.0', form)] }));
    await remote.loadChunk('state', 'form');
    expect(remote.exportsOf('state')).toBe(state);
    expect(remote.exportsOf('form')).toBe(form);
  });

  it.each([
    ['an older major', '1.9.9', '^2.0.0'],
    ['a newer major', '2.0.0', '^1.0.0'],
    ['an older minor', '1.0.9', '^1.1.0'],
    ['an older patch', '1.0.0', '^1.0.1'],
  ])('rejects %s before it runs, with the version that it needs', async (_what, version, range) => {
    const get = jest.fn();
    const remote = bundle('remote', {}, { api: range });
    remote.startWithin(hostWith({ api: [{ version, get }] }));
    await expect(remote.loadChunk('api')).rejects.toThrow(
      `remote needs api ${range}, and ${version} is there`,
    );
    expect(get).not.toHaveBeenCalled();
  });

  it('fails with the name of a module that no build provides', async () => {
    const remote = bundle('remote', {}, { api: '^1.0.0' });
    remote.startWithin(hostWith({}));
    await expect(remote.loadChunk('api')).rejects.toThrow("Can not get 'api'");
  });

  it('retries a module that failed when its chunk is loaded again', async () => {
    const form = { field: 1 };
    let isOnline = false;
    const get = async () => {
      if (!isOnline) throw new Error('offline');
      return () => form;
    };
    const remote = bundle('remote', {}, { form: '^1.0.0' });
    remote.startWithin(hostWith({ form: [{ version: '1.0.0', get }] }));
    await expect(remote.loadChunk('form')).rejects.toThrow('offline');
    isOnline = true;
    await remote.loadChunk('form');
    expect(remote.exportsOf('form')).toBe(form);
  });

  it('loads a module once if two chunks need it at the same time', async () => {
    const get = jest.fn(async () => () => 'form');
    const remote = bundle('remote', {}, { form: '^1.0.0' });
    remote.startWithin(hostWith({ form: [{ version: '1.0.0', get }] }));
    await Promise.all([remote.loadChunk('form'), remote.loadChunk('form')]);
    await remote.loadChunk('form');
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('uses a module that a stock runtime has added to the scope', async () => {
    const react = { version: 19 };
    const scope = { react: { '19.3.1': { lib: () => react, loaded: true, get: () => () => 'another' } } };
    const remote = bundle('remote', {}, { react: '^19.0.0' });
    remote.startWithin(scope);
    await remote.loadChunk('react');
    expect(remote.exportsOf('react')).toBe(react);
  });
});

describe('a container of a host with a stock runtime', () => {
  const start = (keys: string | string[]) => {
    const container = bundle('paywidget', { react: [ready('19.3.1', 'ours')] }, { react: '^19.3.1' });
    container.start();
    container.startWithin({ react: { '19.4.0': { get: () => () => 'theirs' } } }, keys);
    return container;
  };

  it('does not use the host’s default scope', async () => {
    const container = start('default');
    await container.loadChunk('react');
    expect(container.exportsOf('react')).toBe('ours');
  });

  it('uses modules that the host shares in the widget’s own scope', async () => {
    const container = start(['default', 'paywidget']);
    await container.loadChunk('react');
    expect(container.exportsOf('react')).toBe('theirs');
  });
});

describe('the version of a shared module', () => {
  it('satisfies the range, even if the host provides others', async () => {
    const scope = hostWith({ api: [ready('1.2.0', 'ours'), ready('0.9.0', 'old'), ready('2.0.0', 'next')] });
    const remote = bundle('remote', {}, { api: '^1.1.0' });
    remote.startWithin(scope);
    await remote.loadChunk('api');
    expect(remote.exportsOf('api')).toBe('ours');
  });

  it('is the newest one that satisfies the range', async () => {
    const remote = bundle('remote', {}, { api: '^1.0.0' });
    remote.startWithin(hostWith({ api: [ready('1.9.0', 'older'), ready('1.10.0', 'newer')] }));
    await remote.loadChunk('api');
    expect(remote.exportsOf('api')).toBe('newer');
  });

  it('stays in use if a newer version is provided later', async () => {
    const scope = hostWith({ api: [ready('1.0.0', 'in use')] });
    const first = bundle('first', {}, { api: '^1.0.0' });
    first.startWithin(scope);
    await first.loadChunk('api');
    const second = bundle('second', { api: [ready('1.5.0', 'newer')] }, { api: '^1.0.0' });
    second.startWithin(scope);
    await second.loadChunk('api');
    expect(second.exportsOf('api')).toBe('in use');
  });
});

describe('the host', () => {
  it('has its eager modules synchronously', () => {
    const host = bundle('shell', { state: [ready('1.0.0', 'state')] }, { state: '^1.0.0' });
    host.start();
    host.installInitial();
    expect(host.exportsOf('state')).toBe('state');
  });

  it('throws if an eager module is not available synchronously', () => {
    const host = bundle('shell', { form: [late('1.0.0', 'form')] }, { form: '^1.0.0' });
    host.start();
    host.installInitial();
    expect(() => host.exportsOf('form')).toThrow('is not there at once');
  });
});

it.each([
  ['1.0.0', '1.0.0', true],
  ['1.0.1', '1.0.0', false],
  ['1.0.534', '^1.0.534', true],
  ['1.0.600', '^1.0.534', true],
  ['1.1.0', '^1.0.534', true],
  ['1.0.533', '^1.0.534', false],
  ['2.0.0', '^1.0.534', false],
  ['19.3.1', '', true],
])('%s satisfies %s: %s', (version, range, isSatisfied) => {
  expect(satisfies(version, range)).toBe(isSatisfied);
});

it('a caret range contains exactly the equal and later versions of the same major version', () => {
  const number = fc.nat({ max: 30 });
  fc.assert(
    fc.property(fc.tuple(number, number, number), fc.tuple(number, number, number), (has, wants) => {
      const later = has[1] > wants[1] || (has[1] === wants[1] && has[2] >= wants[2]);
      expect(satisfies(has.join('.'), `^${wants.join('.')}`)).toBe(has[0] === wants[0] && later);
    }),
  );
});
