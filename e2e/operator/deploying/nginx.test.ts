import { get, type IncomingHttpHeaders } from 'node:http';
import { integrityPolicy, picturePolicy, widgetHeaders, widgetPagePolicy } from '../sandbox/http/policies';
import { directivesOf, nginxFile, parseNginx } from './nginxFile';
import { findNginx, runNginx } from './runNginx';

const host = 'https://casino.example';
const captcha = 'https://captcha.pay.example';
const captchaHosts = `https://pay.example ${host}`;
const year = 'public, max-age=31536000, immutable';
const refresh = 'public, max-age=300, stale-while-revalidate=86400';
const nginx = findNginx();

/** Requests an address under another host name. `fetch` cannot. */
const getAs = (Host: string, url: string) =>
  new Promise<{ status?: number; headers: IncomingHttpHeaders }>((resolve) => {
    get(url, { headers: { Host } }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers });
    });
  });

const files = {
  'paywidget/index.html': '<!doctype html><title>Payments</title>',
  'paywidget/captcha.html': '<!doctype html><title>Captcha</title>',
  'paywidget/embed.js': 'void 0;',
  'paywidget/config.json': '{}',
  'paywidget/static/shell/1.0.534/shell.0123456789ab.js': 'void 0;',
  'paywidget/static/shell/1.0.534/captcha.0123456789ab.js': 'void 0;',
  'paywidget/static/locales/en.0123456789ab.json': '{}',
  'paywidget/static/mf-deposit/1.0.534/mf-manifest.json': '{}',
  'paywidget/static/icons/usd.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

describe('docs/nginx.conf', () => {
  const all = parseNginx(nginxFile);
  const entries = (name: string) =>
    directivesOf('map', all).find(({ values }) => values[1] === name)?.block ?? [];
  const entry = (map: string, key: string) => entries(map).find(({ name }) => name === key)?.values[0] ?? '';

  it('sends the Content Security Policy that the sandbox sends', () => {
    const hosts = entry('$paywidget_hosts', 'default');
    const policy = entry('$paywidget_policy', 'default').replace('$paywidget_hosts', hosts);
    expect(policy).toBe(widgetPagePolicy('wss://$host', [host], { captcha }));
    expect(entry('$paywidget_policy', '/paywidget/captcha.html')).toBe(
      'frame-ancestors $paywidget_captcha_hosts',
    );
    expect(entry('$paywidget_captcha_hosts', 'default')).toBe(captchaHosts);
  });

  it('sends the further headers that the sandbox sends, and a policy with pictures', () => {
    const headers = directivesOf('add_header', all).map(({ values: [name, value] }) => [name, value]);
    for (const header of Object.entries(widgetHeaders)) expect(headers).toContainEqual(header);
    expect(entry('$paywidget_policy', '~\\.svg$')).toBe(picturePolicy);
    expect(headers).toContainEqual(['Integrity-Policy', '$paywidget_integrity']);
    expect(entry('$paywidget_integrity', 'default')).toBe(integrityPolicy);
    expect(entry('$paywidget_integrity', '/paywidget/captcha.html')).toBe('');
  });

  it('lets browsers cache only files with a hash in the name for a year', () => {
    const [kept, refreshed] = entries('$paywidget_cache').filter(({ name }) => name.startsWith('~'));
    const namesLike = (pattern = '') =>
      Object.keys(files).filter((name) => new RegExp(pattern.slice(1)).test(`/${name}`));
    expect(namesLike(kept?.name)).toEqual([
      'paywidget/static/shell/1.0.534/shell.0123456789ab.js',
      'paywidget/static/shell/1.0.534/captcha.0123456789ab.js',
      'paywidget/static/locales/en.0123456789ab.json',
    ]);
    expect(namesLike(refreshed?.name)).toEqual(['paywidget/embed.js', 'paywidget/static/icons/usd.svg']);
    expect([kept?.values[0], refreshed?.values[0]]).toEqual([year, refresh]);
    expect(entry('$paywidget_cache', 'default')).toBe('no-cache');
  });

  it('answers paths of screens with index.html, and missing files with 404', () => {
    const tried = directivesOf('location', all).map(({ values, block = [] }) => [
      values.join(' '),
      directivesOf('try_files', block)[0]?.values.join(' '),
    ]);
    expect(tried.slice(0, 2)).toEqual([
      ['/paywidget/', '$uri /paywidget/index.html'],
      ['~ ^/paywidget/.*\\.[0-9A-Za-z]+$', '$uri =404'],
    ]);
  });

  it('serves the captcha’s page and its script at their own origin, and nothing else there', () => {
    const [site, captchaSite] = directivesOf('server', all).map(({ block = [] }) =>
      directivesOf('location', block).map(({ values, block: rules = [] }) => [
        values.join(' '),
        directivesOf('return', rules)[0]?.values[0],
      ]),
    );
    expect(site).toContainEqual(['= /paywidget/captcha.html', '404']);
    expect(captchaSite).toEqual([
      ['= /paywidget/captcha.html', undefined],
      ['~ ^/paywidget/static/shell/[^/]+/captcha\\.[0-9a-f]+\\.js$', undefined],
      ['/', '404'],
    ]);
  });

  it('throws for a malformed configuration', () => {
    expect(() => parseNginx('http { server { }')).toThrow('missing');
    expect(() => parseNginx('http { a b }')).toThrow('no ;');
  });
});

if (nginx) {
  it('serves a deployment with a real nginx', async () => {
    const site = await runNginx(nginx, files);
    const ask = (path: string, headers: Record<string, string> = {}) =>
      fetch(site.url + path, { headers, redirect: 'manual' });
    const header = async (path: string, name: string) => (await ask(path)).headers.get(name);

    for (const path of ['/paywidget/', '/paywidget/deposit/redirect', '/paywidget/form?returned=1']) {
      const page = await ask(path);
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expect(page.headers.get('content-security-policy')).toBe(
        widgetPagePolicy('wss://127.0.0.1', [host], { captcha }),
      );
      expect(await page.text()).toContain('Payments');
    }
    expect(await header('/paywidget/', 'integrity-policy')).toBe(integrityPolicy);
    expect((await ask('/paywidget/captcha.html')).status).toBe(404);
    const atCaptcha = (path: string) => getAs('captcha.pay.example', site.url + path);
    expect(await atCaptcha('/paywidget/captcha.html')).toMatchObject({
      status: 200,
      headers: { 'content-security-policy': `frame-ancestors ${captchaHosts}` },
    });
    expect((await atCaptcha('/paywidget/static/shell/1.0.534/captcha.0123456789ab.js')).status).toBe(200);
    for (const path of ['/paywidget/', '/paywidget/config.json', '/api/deposit-status'])
      expect((await atCaptcha(path)).status).toBe(404);
    expect(await header('/paywidget/static/shell/1.0.534/shell.0123456789ab.js', 'cache-control')).toBe(year);
    expect(await header('/paywidget/embed.js', 'content-type')).toBe('text/javascript; charset=utf-8');
    for (const path of ['embed.js', 'static/icons/usd.svg'])
      expect(await header(`/paywidget/${path}`, 'cache-control')).toBe(refresh);
    for (const path of ['config.json', 'static/mf-deposit/1.0.534/mf-manifest.json']) {
      expect(await header(`/paywidget/${path}`, 'cache-control')).toBe('no-cache');
      expect(await header(`/paywidget/${path}`, 'content-security-policy')).toBeNull();
    }
    expect(await header('/paywidget/static/icons/usd.svg', 'content-security-policy')).toBe(picturePolicy);
    for (const [name, value] of Object.entries(widgetHeaders))
      expect(await header('/paywidget/', name)).toBe(value);
    expect((await ask('/paywidget/static/shell/1.0.534/shell.ba9876543210.js')).status).toBe(404);
    expect((await ask('/paywidget')).status).toBe(301);
    const health = await ask('/health');
    expect([health.status, health.headers.get('cache-control'), await health.text()]).toEqual([
      200,
      'no-cache',
      'ok',
    ]);

    const shared = await ask('/paywidget/mf-manifest.json', { Origin: host });
    const allowed = await ask('/paywidget/config.json', { Origin: host });
    expect(shared.status).toBe(404);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(host);
    expect(allowed.headers.get('access-control-expose-headers')).toBe('Date');
    const foreign = await ask('/paywidget/config.json', { Origin: 'https://evil.example' });
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();

    const answer = await ask('/api/deposit-status?depositId=1', { Origin: host });
    expect(await answer.json()).toEqual({ method: 'GET', url: '/api/deposit-status?depositId=1' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    await site.close();
    expect(site.log()).not.toMatch(/\[(warn|emerg|alert|crit)\]/);
  });
} else {
  it('is only parsed if there is no nginx', () => {
    console.info('docs/nginx.conf was parsed but not run: there is no nginx on this machine (NGINX_PATH).');
    expect(findNginx()).toBeUndefined();
  });
}
