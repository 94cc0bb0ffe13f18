import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type OpenSandbox, openSandbox } from '../testing/openSandbox';

const script = 'console.log("widget");'.repeat(100);
const built = {
  'index.html': '<!doctype html><title>Widget</title>',
  'captcha.html': '<head><script type="application/json" id="paywidget-origins">[]</script></head>',
  'config.json': '{"remotes":{}}',
  'static/mf-deposit/1.0.0/mf-manifest.json': '{"id":"mf_deposit"}',
  'static/mf-deposit/1.0.0/chunk.3f9a1c2b.js': script,
};

describe('the static server of the widget', () => {
  let sandbox: OpenSandbox;
  const distDirectory = mkdtempSync(join(tmpdir(), 'dist-'));

  beforeAll(async () => {
    for (const [name, content] of Object.entries(built)) {
      const file = join(distDirectory, 'paywidget', name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    mkdirSync(join(distDirectory, 'npm'));
    writeFileSync(join(distDirectory, 'npm/embed.tgz'), 'packed');
    sandbox = await openSandbox({ distDirectory, allowedOrigins: ['https://casino.example'] });
  });
  afterAll(async () => {
    await sandbox.close();
    rmSync(distDirectory, { recursive: true });
  });

  /** Requests with Node's client, which does not decompress the body. */
  const raw = (path: string, headers: OutgoingHttpHeaders = { 'accept-encoding': 'gzip, br' }) =>
    new Promise<{ status?: number; headers: IncomingHttpHeaders; bytes: Buffer }>((resolve) => {
      get(sandbox.url + path, { headers }, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk as Buffer);
        resolve({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) });
      });
    });

  it('serves the captcha’s page only at its own origin, which serves no other page', async () => {
    const { port } = new URL(sandbox.url);
    const atCaptcha = (path: string) => raw(path, { host: `captcha.localhost:${port}` });
    const { status, headers, bytes } = await atCaptcha('/paywidget/captcha.html');
    expect(status).toBe(200);
    expect(String(bytes)).toContain(`["http://localhost:${port}","http://127.0.0.1:${port}"]`);
    expect(headers['content-security-policy']).toMatch(
      new RegExp(`frame-ancestors http://localhost:${port} http://127.0.0.1:${port} https://casino.example$`),
    );
    expect((await atCaptcha('/sandbox/captcha/geetest.js')).status).toBe(200);
    for (const path of [
      '/',
      '/paywidget/',
      '/paywidget/config.json',
      '/host/plain.html',
      '/api/deposit-check',
    ])
      expect((await atCaptcha(path)).status).toBe(404);
    expect((await sandbox.request('/paywidget/captcha.html')).status).toBe(404);
    const { body } = await sandbox.request('/paywidget/config.json');
    expect(body).toMatchObject({
      captchaPage: `http://captcha.localhost:${port}/paywidget/captcha.html`,
      siteOrigin: sandbox.url,
    });
  });

  it('serves the packed npm packages, and nothing else of their folder', async () => {
    const { status, headers, bytes } = await raw('/npm/embed.tgz');
    expect([status, headers['content-type'], String(bytes)]).toEqual([
      200,
      'application/octet-stream',
      'packed',
    ]);
    expect((await raw('/npm/react.tgz')).status).toBe(404);
    expect((await raw('/npm/embed/package.json')).status).toBe(404);
  });

  it.each(['/paywidget/', '/paywidget/deposit', '/paywidget/deposit/complete?status=processed'])(
    'serves the entry page for the route %s',
    async (path) => {
      const { status, body, headers } = await sandbox.request(path);
      expect(status).toBe(200);
      expect(body.text).toBe(built['index.html']);
      expect(headers.get('cache-control')).toBe('no-cache');
    },
  );

  it.each([
    '/paywidget/static/mf-deposit/1.0.0/chunk.00000000.js',
    '/paywidget/static/gone.json',
    '/paywidget/../package.json',
  ])('returns 404 for the missing file %s instead of the entry page', async (path) => {
    const { status, body } = await sandbox.request(path);
    expect(status).toBe(404);
    expect(JSON.stringify(body)).not.toContain('Widget');
  });

  it('sends the Content Security Policy of the deploying guide, with the sites that its methods name', async () => {
    const { headers } = await sandbox.request('/paywidget/');
    const socket = sandbox.url.replace('http', 'ws');
    const captcha = sandbox.url.replace('localhost', 'captcha.localhost');
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self' ${socket}; frame-src ${captcha} https://guides.example; worker-src blob:; form-action 'self'; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types paywidget; frame-ancestors 'self' https://casino.example; report-uri /reports/violations`,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('sends pictures with a policy that runs no scripts', async () => {
    for (const path of ['/paywidget/static/icons/methods/pix.svg', '/paywidget/static/icons/flags/br.svg']) {
      const { status, headers } = await sandbox.request(path);
      expect([status, headers.get('content-security-policy')]).toEqual([200, "default-src 'none'; sandbox"]);
    }
  });

  it('compresses hashed files and lets them be cached for a year', async () => {
    await sandbox.warm();
    const { headers, bytes } = await raw('/paywidget/static/mf-deposit/1.0.0/chunk.3f9a1c2b.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(brotliDecompressSync(bytes).toString()).toBe(script);
  });

  it('lets manifests be revalidated on each request and returns 304 if they are unchanged', async () => {
    const path = '/paywidget/static/mf-deposit/1.0.0/mf-manifest.json';
    const { headers } = await sandbox.request(path);
    expect(headers.get('cache-control')).toBe('no-cache');
    const again = await sandbox.request(path, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('serves method icons and country flags', async () => {
    for (const path of ['methods/pix.svg', 'flags/br.svg']) {
      const { headers } = await sandbox.request(`/paywidget/static/icons/${path}`);
      expect(headers.get('content-type')).toBe('image/svg+xml');
    }
    expect((await sandbox.request('/paywidget/static/icons/methods/NO.svg')).status).toBe(404);
  });

  it('allows CORS requests and the Date header for listed origins only', async () => {
    const from = (origin: string) => sandbox.request('/api/deposit-check', { headers: { origin } });
    const listed = (await from('https://casino.example')).headers;
    expect(listed.get('access-control-allow-origin')).toBe('https://casino.example');
    expect(listed.get('access-control-expose-headers')).toBe('Date');
    expect(listed.get('date')).toBe(new Date(sandbox.clock.now()).toUTCString());
    expect((await from('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('creates a test player with a token for a page of a listed origin', async () => {
    const player = { country: 'GB', currency: 'GBP' };
    const from = (origin: string) => sandbox.post('/sandbox/players', player, { origin });
    const { headers, body } = await from('https://casino.example');
    expect(headers.get('access-control-allow-origin')).toBe('https://casino.example');
    expect(body.user).toMatchObject({ token: body.token, paymentGeo: 'gb', currency: 'GBP' });
    expect((await from('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    [
      {
        'csp-report': { 'document-uri': 'd', 'effective-directive': 'img-src', 'blocked-uri': 'b', other: 1 },
      },
      { type: 'csp-violation', page: 'd', rule: 'img-src', blocked: 'b' },
    ],
    [
      [
        {
          type: 'csp-violation',
          url: 'd',
          body: { effectiveDirective: 'script-src-elem', blockedURL: 'inline' },
        },
      ],
      { type: 'csp-violation', page: 'd', rule: 'script-src-elem', blocked: 'inline' },
    ],
    [
      [{ type: 'integrity-violation', url: 'd', body: { destination: 'script', blockedURL: 'b' } }],
      { type: 'integrity-violation', page: 'd', rule: 'script', blocked: 'b' },
    ],
  ])('keeps the report %j of a browser, which a test can read', async (report, violation) => {
    const scope = JSON.stringify(report);
    const { status } = await sandbox.post('/reports/violations', report, { 'x-sandbox-scope': scope });
    expect(status).toBe(204);
    const { body } = await sandbox.request(`/sandbox/violations?scope=${encodeURIComponent(scope)}`);
    expect(body).toEqual([{ at: expect.any(String), scope, ...violation }]);
    expect((await sandbox.post('/reports/violations', { hello: 1 })).status).toBe(400);
  });

  it('applies a fault with a scope only to requests of that scope', async () => {
    const path = '/paywidget/static/mf-deposit/1.0.0/mf-manifest.json';
    const rules = [
      { match: { path: 'mf-manifest', times: 1 }, action: 'status', status: 404, body: { error: 'gone' } },
    ];
    await sandbox.post('/sandbox/faults', { rules, scope: 'test-1' });
    const scoped = () => sandbox.request(path, { headers: { 'x-sandbox-scope': 'test-1' } });
    expect((await sandbox.request(path)).status).toBe(200);
    expect(await scoped()).toMatchObject({ status: 404, body: { error: 'gone' } });
    expect((await scoped()).status).toBe(200);
  });

  it('corrupts a file also for a browser that has it in its cache', async () => {
    const path = '/paywidget/static/mf-deposit/1.0.0/mf-manifest.json';
    const etag = (await sandbox.request(path)).headers.get('etag') ?? '';
    const rules = [{ match: { path: 'mf-manifest', times: 1 }, action: 'malformed' }];
    await sandbox.post('/sandbox/faults', { rules, scope: 'test-2' });
    const { status, bytes } = await raw(path, { 'x-sandbox-scope': 'test-2', 'if-none-match': etag });
    expect(status).toBe(200);
    expect(String(bytes)).toBe('{"id":"mf');
  });
});
