import { createHostPort } from '@paywidget/shared/host';
import { startContainer, takeModule } from './container';
import { createFederation, type RemoteLocation } from './createFederation';
import { lazyUnits } from './lazyUnits';
import { remoteFor } from './remotes';

jest.mock('./lazyUnits', () => ({ lazyUnits: { form: [jest.fn(), jest.fn()], later: [jest.fn()] } }));
jest.mock('./container', () => ({ startContainer: jest.fn(), takeModule: jest.fn() }));
const start = jest.mocked(startContainer);
const load = jest.mocked(takeModule);

const manifestUrl = 'https://pay.example/paywidget/static/mf-deposit/1.0.0/mf-manifest.json';
const manifest = {
  name: 'mf_deposit',
  metaData: { globalName: 'mf_deposit', remoteEntry: { name: 'remoteEntry.1.js', path: '' } },
  exposes: [
    {
      path: './routes',
      assets: { js: { sync: ['routes.2.js'], async: [] }, css: { sync: ['routes.3.css'], async: [] } },
    },
  ],
};
const files = {
  entry: 'remoteEntry.1.js',
  globalName: 'mf_deposit',
  routes: ['routes.2.js', 'routes.3.css'],
};
const flow = { default: { screens: {} } };
const container = { init: () => {}, get: () => Promise.reject(new Error('called despite the mock')) };
const folder = 'https://pay.example/paywidget/static/mf-deposit/1.0.0/';

function setUp(
  location: RemoteLocation,
  respond: () => Promise<unknown> = async () => manifest,
  units?: Promise<unknown>,
  refresh = jest.fn(async () => {}),
  status = 200,
) {
  const reports: string[] = [];
  const fetched: [string, RequestCache | undefined][] = [];
  const host = createHostPort({
    send: (_type, data) => void reports.push(JSON.stringify(data)),
    on: () => () => {},
  });
  const fetch = async (url: string | URL | Request, options?: RequestInit) => {
    fetched.push([String(url), options?.cache]);
    const stop = new Promise<never>((_resolve, reject) => {
      options?.signal?.addEventListener('abort', () => reject(options.signal?.reason));
    });
    const body = await Promise.race([respond(), stop]);
    return {
      ok: status < 300,
      status,
      json: async () => body,
      arrayBuffer: async () => new ArrayBuffer(0),
    } as Response;
  };
  const federation = createFederation({ host, locate: () => location, refresh, fetch, units });
  return { federation, reports, fetched };
}

beforeEach(() => {
  start.mockReset().mockResolvedValue(container);
  load.mockReset();
});

describe('loading a remote', () => {
  it('starts a remote without its manifest, if the configuration names its files', async () => {
    load.mockResolvedValue(flow);
    const withoutRoutes = { ...files, routes: [] };
    const { federation, fetched } = setUp({ manifestUrl, files: withoutRoutes, integrity: 'sha256-abc=' });
    await expect(federation.load('mf-deposit')).resolves.toBe(flow.default);
    expect(fetched).toEqual([]);
    const url = `${folder}remoteEntry.1.js`;
    expect(start).toHaveBeenCalledWith(
      { url, globalName: 'mf_deposit', integrity: 'sha256-abc=' },
      expect.any(AbortSignal),
    );
    expect(load).toHaveBeenCalledWith(url, container, './routes');
  });

  it('fetches the manifest if the configuration does not name the files', async () => {
    load.mockResolvedValue(flow);
    const { federation, fetched } = setUp({ manifestUrl });
    await federation.load('mf-deposit');
    expect(fetched[0]).toEqual([manifestUrl, 'default']);
    expect(start).toHaveBeenCalledWith(
      { url: `${folder}remoteEntry.1.js`, globalName: 'mf_deposit', integrity: undefined },
      expect.any(AbortSignal),
    );
  });

  it('fetches what the routes need while the entry is loading, even if that fails', async () => {
    load.mockResolvedValue(flow);
    let finish: (started: typeof container) => void = () => {};
    start.mockReturnValue(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    const { federation, fetched } = setUp({ manifestUrl, files }, () => Promise.reject(new Error('lost')));
    const loading = federation.load('mf-deposit');
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(fetched).toEqual([
      [`${folder}routes.2.js`, undefined],
      [`${folder}routes.3.css`, undefined],
    ]);
    finish(container);
    await expect(loading).resolves.toBe(flow.default);
  });

  it('loads a remote only once for several calls', async () => {
    load.mockResolvedValue(flow);
    const { federation } = setUp({ manifestUrl, files });
    await Promise.all([federation.load('mf-deposit'), federation.load('mf-deposit')]);
    await federation.load('mf-deposit');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('does not remember a failure, and bypasses the cache the next time', async () => {
    load.mockRejectedValueOnce(new SyntaxError('cut short')).mockResolvedValueOnce(flow);
    const { federation, fetched, reports } = setUp({ manifestUrl, files });
    await expect(federation.load('mf-deposit')).rejects.toMatchObject({
      name: 'RemoteError',
      remote: 'mf-deposit',
      cause: new SyntaxError('cut short'),
    });
    expect(reports.map((report) => JSON.parse(report))).toEqual([
      { code: 'remote.failed', message: 'mf-deposit could not be loaded: cut short' },
    ]);
    await expect(federation.load('mf-deposit')).resolves.toBe(flow.default);
    expect(fetched.slice(2)).toEqual([
      [manifestUrl, 'reload'],
      [`${folder}remoteEntry.1.js`, 'reload'],
      [`${folder}routes.2.js`, 'reload'],
      [`${folder}routes.3.css`, 'reload'],
    ]);
    expect(load.mock.lastCall?.[0]).toBe(`${folder}remoteEntry.1.js?attempt=1`);
  });

  it('refreshes the configuration before a retry, and before a first load if it is older than 60 s', async () => {
    const location = { manifestUrl: manifestUrl.replace('1.0.0', '2.0.0'), files };
    const refresh = jest.fn(async () => {});
    load.mockRejectedValueOnce(new Error('404')).mockResolvedValueOnce(flow);
    const { federation } = setUp(location, undefined, undefined, refresh);
    await expect(federation.load('mf-deposit')).rejects.toThrow('404');
    refresh.mockImplementation(async () => void Object.assign(location, { manifestUrl }));
    await expect(federation.load('mf-deposit')).resolves.toBe(flow.default);
    expect(refresh.mock.calls).toEqual([[60_000], [0]]);
    expect(load.mock.lastCall?.[0]).toBe(`${folder}remoteEntry.1.js?attempt=1`);
  });

  it.each([
    ['is invalid', async () => ({ error: 'not found' })],
    ['cannot be loaded', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('fails if the manifest %s', async (_what, respond) => {
    const { federation } = setUp({ manifestUrl }, respond);
    await expect(federation.load('mf-deposit')).rejects.toMatchObject({ name: 'RemoteError' });
  });

  it('fails if the server refuses the manifest', async () => {
    load.mockResolvedValue(flow);
    const { federation } = setUp({ manifestUrl }, undefined, undefined, undefined, 503);
    await expect(federation.load('mf-deposit')).rejects.toThrow(`${manifestUrl} answered 503`);
  });

  it('leaves no timers', async () => {
    jest.useFakeTimers();
    load.mockResolvedValue(flow);
    await setUp({ manifestUrl }).federation.load('mf-deposit');
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  it.each([null, {}, { default: {} }, { default: { screens: 1 } }])(
    'fails if ./routes is %o',
    async (container) => {
      load.mockResolvedValue(container);
      const { federation } = setUp({ manifestUrl, files });
      await expect(federation.load('mf-deposit')).rejects.toThrow('./routes brings no screens');
    },
  );

  it('does not count the time that the units take to load', async () => {
    jest.useFakeTimers();
    load.mockResolvedValue(flow);
    const units = new Promise((resolve) => setTimeout(resolve, 30_000));
    const { federation } = setUp({ manifestUrl, files }, undefined, units);
    const loading = federation.load('mf-deposit');
    await jest.advanceTimersByTimeAsync(29_999);
    expect([start.mock.calls.length, load.mock.calls.length]).toEqual([1, 0]);
    await jest.advanceTimersByTimeAsync(1);
    await expect(loading).resolves.toBe(flow.default);
    jest.useRealTimers();
  });

  it('times out after 6 s for the manifest, and after 12 s each for the entry and the module', async () => {
    jest.useFakeTimers();
    const hanging = setUp({ manifestUrl }, () => new Promise(() => {}));
    const manifestFailure = expect(hanging.federation.load('mf-deposit')).rejects.toThrow('Request timeout');
    await jest.advanceTimersByTimeAsync(6_000);
    await manifestFailure;

    load.mockReturnValue(new Promise(() => {}));
    const { federation } = setUp({ manifestUrl, files });
    const failure = expect(federation.load('mf-deposit')).rejects.toThrow('Request timeout');
    await jest.advanceTimersByTimeAsync(12_000);
    await failure;

    start.mockReturnValue(new Promise(() => {}));
    const entryFailure = expect(federation.load('mf-deposit')).rejects.toThrow('Request timeout');
    await jest.advanceTimersByTimeAsync(12_000);
    await entryFailure;
    jest.useRealTimers();
  });

  it.each([
    ['deposit.list', 'mf-deposit'],
    ['deposit.group.redirect', 'mf-deposit'],
    ['deposit.crypto.address', 'mf-crypto'],
    ['deposit.peer-to-peer.invoice', 'mf-p2p'],
    ['withdrawal.confirm', 'mf-withdrawal'],
    ['cryptobalance.deposit.crypto', 'mf-crypto'],
    ['sweep.deposit.crypto', 'mf-sweepstake'],
    ['error', undefined],
    ['form', undefined],
  ] as const)('maps the screen %s to the remote %s', (screen, remote) => {
    expect(remoteFor(screen)).toBe(remote);
  });
});

it('loads the units of forms in advance, then the units of other screens, even if one fails', async () => {
  const form = lazyUnits.form as unknown as jest.Mock[];
  const later = lazyUnits.later as unknown as jest.Mock[];
  let finish: (unit: unknown) => void = () => undefined;
  form[0]?.mockRejectedValue(new Error('lost'));
  form[1]?.mockReturnValue(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  setUp({ manifestUrl }).federation.warm();
  await Promise.resolve();
  expect(form.map((unit) => unit.mock.calls.length)).toEqual([1, 1]);
  expect(later[0]).not.toHaveBeenCalled();
  finish({});
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(later[0]).toHaveBeenCalledTimes(1);
});
