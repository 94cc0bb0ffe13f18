import { ConfigurationError, createDeployment } from './configuration';

const root = 'https://pay.example/paywidget/';
const manifest = '/paywidget/static/mf-deposit/1.0.534/mf-manifest.json';
const files = { entry: 'remoteEntry.js', globalName: 'mf_deposit', routes: ['routes.js'] };
const release = (version: string, path = manifest, more: object = {}) => ({
  'mf-deposit': { version, manifest: path, integrity: `sha256-${version}`, ...more },
});
const block = (more: object = {}) =>
  JSON.stringify({
    configuration: {
      allowedOrigins: ['https://casino.example'],
      remotes: release('1.0.534', manifest, { files }),
    },
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
  it('uses the configuration in the page, without a request', async () => {
    const fetch = serving({});
    const deployment = deploymentOf(block(), fetch);

    await deployment.ready();

    expect(fetch).not.toHaveBeenCalled();
    expect(deployment.allowedOrigins()).toEqual(['https://casino.example']);
    expect(deployment.apiUrl()).toBe('https://pay.example/api');
    expect(deployment.staticUrl()).toBe('https://pay.example/paywidget/static/');
    expect(deployment.vpnAdvice()).toBe(true);
    expect(deployment.captchaUrl()).toBe('https://pay.example/paywidget/captcha.html');
    expect(deployment.locate('mf-deposit')).toEqual({
      manifestUrl: `https://pay.example${manifest}`,
      files,
      integrity: 'sha256-1.0.534',
    });
  });

  it.each([undefined, '', '{', '{"configuration":{}}'])(
    'fetches config.json if the data block of the page is %j',
    async (text) => {
      const deployment = deploymentOf(text, serving({ [`${root}config.json`]: { remotes: release('2') } }));
      await deployment.ready();
      expect(deployment.versions()).toEqual({ 'mf-deposit': '2' });
    },
  );

  it('rejects with ConfigurationError if there is no configuration, and can be retried', async () => {
    const files: Record<string, unknown> = {};
    const deployment = deploymentOf(undefined, serving(files));
    await expect(deployment.ready()).rejects.toThrow(ConfigurationError);
    files[`${root}config.json`] = { remotes: {} };
    await expect(deployment.ready()).resolves.toBeUndefined();
  });

  it('prefers a newer config.json, and forgets the files of the old version', async () => {
    const moved = 'static/mf-deposit/1.0.535/mf-manifest.json';
    const fetch = serving({ [`${root}config.json`]: { remotes: release('1.0.535', moved) } });
    const deployment = deploymentOf(block(), fetch);

    await deployment.refresh();

    expect(deployment.locate('mf-deposit')).toEqual({
      manifestUrl: `${root}${moved}`,
      integrity: 'sha256-1.0.535',
    });
  });

  it.each([[null], [{}], [{ ...files, entry: 1 }], [{ ...files, routes: 'x' }]])(
    'loads the manifest if the files in config.json are %j',
    async (broken) => {
      const remotes = release('1.0.534', manifest, { files: broken });
      const deployment = deploymentOf(undefined, serving({ [`${root}config.json`]: { remotes } }));
      await deployment.ready();
      expect(deployment.locate('mf-deposit')).toMatchObject({
        integrity: 'sha256-1.0.534',
        files: undefined,
      });
    },
  );

  it('fetches config.json again only if it is older than the given age', async () => {
    jest.useFakeTimers();
    const fetch = serving({ [`${root}config.json`]: { remotes: release('1.0.535') } });
    const deployment = deploymentOf(block(), fetch);
    for (const [waitMs, requests] of [
      [59_999, 0],
      [1, 1],
      [59_999, 1],
      [1, 2],
    ] as const) {
      jest.advanceTimersByTime(waitMs);
      await deployment.refresh(60_000);
      expect(fetch).toHaveBeenCalledTimes(requests);
    }
    jest.useRealTimers();
  });

  it('keeps the current configuration if config.json cannot be loaded', async () => {
    const deployment = deploymentOf(block());
    await deployment.refresh();
    expect(deployment.versions()).toEqual({ 'mf-deposit': '1.0.534' });
  });

  it('loads texts by their hash, lets the browser check them, and rejects with the name of a broken file', async () => {
    const file = `${root}static/locales/en.abc.json`;
    const fetch = serving({ [file]: { 'error.title': 'Error' } });
    const deployment = deploymentOf(block(), fetch);
    await expect(deployment.loadTexts('en', 'first')).resolves.toEqual({ 'error.title': 'Error' });
    const options = expect.objectContaining({ integrity: expect.stringMatching(/^sha256-/) });
    expect(fetch).toHaveBeenLastCalledWith(file, options);
    await expect(deploymentOf(block(), serving({})).loadTexts('en', 'first')).rejects.toThrow(
      `${file} could not be loaded, or is not what its integrity says`,
    );
  });

  it('loads a further part by the hash that the first part names', async () => {
    const first = `${root}static/locales/en.abc.json`;
    const form = `${root}static/locales/en.form.0123.json`;
    const fetch = serving({
      [first]: { parts: { form: '0123' }, texts: { 'error.title': 'Error' } },
      [form]: { 'form.close': 'Close' },
    });
    const deployment = deploymentOf(block(), fetch);
    await expect(deployment.loadTexts('en', 'form')).resolves.toEqual({ 'form.close': 'Close' });
    await expect(deployment.loadTexts('en', 'first')).resolves.toEqual({ 'error.title': 'Error' });
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([first, form]);
    const options = expect.objectContaining({ integrity: expect.stringMatching(/^sha256-/) });
    expect(fetch).toHaveBeenLastCalledWith(form, options);
  });

  it('has no further parts of texts that are not split', async () => {
    const fetch = serving({ [`${root}static/locales/en.abc.json`]: { texts: 'A text', parts: 'Another' } });
    const deployment = deploymentOf(block(), fetch);
    await expect(deployment.loadTexts('en', 'form')).resolves.toEqual({});
    await expect(deployment.loadTexts('en', 'first')).resolves.toEqual({ texts: 'A text', parts: 'Another' });
  });

  it('loads the first part again after a failure', async () => {
    const files: Record<string, object> = {};
    const deployment = deploymentOf(block(), serving(files));
    await expect(deployment.loadTexts('en', 'first')).rejects.toThrow('could not be loaded');
    files[`${root}static/locales/en.abc.json`] = { 'error.title': 'Error' };
    await expect(deployment.loadTexts('en', 'first')).resolves.toEqual({ 'error.title': 'Error' });
  });

  it('requests no texts of a language that is not deployed', async () => {
    const fetch = serving({});
    await expect(deploymentOf(block(), fetch).loadTexts('pt', 'first')).rejects.toThrow(
      'No texts are deployed for pt',
    );
    expect(fetch).not.toHaveBeenCalled();
  });

  it('requests texts without a hash if the deployment names none', async () => {
    const fetch = serving({ [`${root}static/locales/pt.json`]: { 'error.title': 'Erro' } });
    const deployment = deploymentOf(block({ locales: undefined }), fetch);
    await expect(deployment.loadTexts('pt', 'first')).resolves.toEqual({ 'error.title': 'Erro' });
  });

  it('throws with the name of a remote that is not deployed', () => {
    expect(() => deploymentOf(block()).locate('mf-p2p')).toThrow('mf-p2p is not deployed');
  });
});
