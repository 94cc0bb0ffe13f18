import { ConfigurationError, createDeployment } from './configuration';

const root = 'https://pay.example/paywidget/';
const manifest = '/paywidget/static/mf-deposit/1.0.534/mf-manifest.json';
const release = (version: string, path = manifest) => ({
  'mf-deposit': { version, manifest: path, integrity: `sha256-${version}` },
});
const block = (more: object = {}) =>
  JSON.stringify({
    configuration: { allowedOrigins: ['https://casino.example'], remotes: release('1.0.534') },
    manifests: { 'mf-deposit': { name: 'mf_deposit' } },
    locales: { en: 'abc' },
    ...more,
  });

function serving(files: Record<string, unknown>) {
  return jest.fn(async (url: string) => ({
    ok: url in files,
    status: url in files ? 200 : 404,
    json: async () => files[url],
  }));
}

const deploymentOf = (text: string | undefined, fetch = serving({})) =>
  createDeployment({ block: text, root, fetch: fetch as unknown as typeof globalThis.fetch });

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

describe('a deployment', () => {
  it('is known at once from the page, without a request', async () => {
    const fetch = serving({});
    const deployment = deploymentOf(block(), fetch);

    await deployment.ready();

    expect(fetch).not.toHaveBeenCalled();
    expect(deployment.allowedOrigins()).toEqual(['https://casino.example']);
    expect(deployment.apiUrl()).toBe('https://pay.example/api');
    expect(deployment.staticUrl()).toBe('https://pay.example/paywidget/static/');
    expect(deployment.locate('mf-deposit')).toEqual({
      manifestUrl: `https://pay.example${manifest}`,
      inlined: { name: 'mf_deposit' },
      integrity: 'sha256-1.0.534',
    });
  });

  it.each([undefined, '', '{', '{"configuration":{}}'])(
    'asks for config.json where the page brings %j',
    async (text) => {
      const deployment = deploymentOf(text, serving({ [`${root}config.json`]: { remotes: release('2') } }));
      await deployment.ready();
      expect(deployment.versions()).toEqual({ 'mf-deposit': '2' });
    },
  );

  it('fails by name where there is no configuration at all, and can be asked again', async () => {
    const files: Record<string, unknown> = {};
    const deployment = deploymentOf(undefined, serving(files));
    await expect(deployment.ready()).rejects.toThrow(ConfigurationError);
    files[`${root}config.json`] = { remotes: {} };
    await expect(deployment.ready()).resolves.toBeUndefined();
  });

  it('lets a newer config.json win, without the old manifest', async () => {
    const moved = 'static/mf-deposit/1.0.535/mf-manifest.json';
    const fetch = serving({ [`${root}config.json`]: { remotes: release('1.0.535', moved) } });
    const deployment = deploymentOf(block(), fetch);

    await deployment.refresh();

    expect(deployment.locate('mf-deposit')).toEqual({
      manifestUrl: `${root}${moved}`,
      integrity: 'sha256-1.0.535',
    });
  });

  it('reads config.json again only where it is older than asked', async () => {
    jest.useFakeTimers();
    const fetch = serving({ [`${root}config.json`]: { remotes: release('1.0.535') } });
    const deployment = deploymentOf(block(), fetch);
    for (const [waitMs, asked] of [
      [59_999, 0],
      [1, 1],
      [59_999, 1],
      [1, 2],
    ] as const) {
      jest.advanceTimersByTime(waitMs);
      await deployment.refresh(60_000);
      expect(fetch).toHaveBeenCalledTimes(asked);
    }
    jest.useRealTimers();
  });

  it('keeps what it has when config.json cannot be read', async () => {
    const deployment = deploymentOf(block());
    await deployment.refresh();
    expect(deployment.versions()).toEqual({ 'mf-deposit': '1.0.534' });
  });

  it('loads texts by their hash, and rejects when the answer is not OK', async () => {
    const fetch = serving({ [`${root}static/locales/en.abc.json`]: { 'error.title': 'Error' } });
    const deployment = deploymentOf(block(), fetch);
    await expect(deployment.loadTexts('en')).resolves.toEqual({ 'error.title': 'Error' });
    await expect(deployment.loadTexts('de')).rejects.toThrow('404');
  });

  it('says which remote is not deployed', () => {
    expect(() => deploymentOf(block()).locate('mf-p2p')).toThrow('mf-p2p is not deployed');
  });
});
