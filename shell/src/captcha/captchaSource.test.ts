import { captchaPolicy } from '@paywidget/shared/tools/captchaPolicy';
import { captchaSource } from './captchaSource';
import { captchaVendors } from './vendors';

const pageUrl = 'https://pay.example/paywidget/captcha.html';

function source(options: Partial<Parameters<typeof captchaSource>[0]>) {
  const rejected: string[] = [];
  const onRejected = (script: string) => void rejected.push(script);
  const found = captchaSource({
    kind: 'geetest',
    payload: {},
    deployed: undefined,
    pageUrl,
    onRejected,
    ...options,
  });
  return { ...found, rejected };
}

describe('the source of a captcha', () => {
  it.each([
    ['the deployment', {}, { geetest: { id: 'deployed' } }, 'deployed'],
    [
      'the host’s field geetestCaptchaId',
      { geetestCaptchaId: 'host' },
      { geetest: { id: 'deployed' } },
      'host',
    ],
    ['the host', { captcha: { geetest: { id: 'host' } }, geetestCaptchaId: 'old' }, undefined, 'host'],
  ])('uses the id of %s', (_, payload, deployed, id) => {
    expect(source({ payload, deployed })).toEqual({ id, scripts: captchaVendors.geetest, rejected: [] });
  });

  it('throws if only other captchas have an id', () => {
    const deployed = { recaptcha3: { id: 'other' } };
    expect(() => source({ kind: 'recaptcha2', payload: { geetestCaptchaId: 'host' }, deployed })).toThrow(
      'Captcha id is empty',
    );
  });

  it('keeps the order of the scripts, and prefers the host’s over the deployment’s', () => {
    const deployed = { geetest: { id: 'a', scripts: ['https://mirror.example/gt4.js'] } };
    expect(source({ deployed }).scripts).toEqual(['https://mirror.example/gt4.js']);
    const scripts = [
      '/own/gt4.js',
      'https://mirror.example/other.js',
      'https://static.geetest.com/v4/gt4.js',
    ];
    const payload = { captcha: { geetest: { id: 'b', scripts } } };
    expect(source({ payload, deployed })).toEqual({
      id: 'b',
      scripts: ['https://pay.example/own/gt4.js', ...scripts.slice(1)],
      rejected: [],
    });
  });

  it.each([
    'https://evil.example/gt4.js',
    '//evil.example/gt4.js',
    'http://static.geetest.com/v4/gt4.js',
    'blob:https://static.geetest.com/1',
    'http://pay.example/gt4.js',
    'data:text/javascript,1',
    'javascript:1',
    'https://static.geetest.com.evil.example/gt4.js',
    'https://',
  ])('rejects the script %s if the host names it', (script) => {
    const payload = { captcha: { geetest: { id: 'a', scripts: [script] } } };
    expect(source({ payload })).toEqual({ id: 'a', scripts: captchaVendors.geetest, rejected: [script] });
  });

  it('allows a script of the page’s own origin without https, as on a developer’s machine', () => {
    const payload = {
      captcha: { geetest: { id: 'a', scripts: ['/gt4.js', 'http://other.example/gt4.js'] } },
    };
    const local = source({ payload, pageUrl: 'http://localhost:4173/paywidget/captcha.html' });
    expect(local.scripts).toEqual(['http://localhost:4173/gt4.js']);
    expect(local.rejected).toEqual(['http://other.example/gt4.js']);
  });

  it('refuses an invalid script of the host even if the deployment lists an invalid one', () => {
    const deployed = {
      geetest: { id: 'a' },
      recaptcha2: { id: 'b', scripts: ['https://'] },
      recaptcha3: undefined,
    };
    const payload = { captcha: { geetest: { id: 'a', scripts: ['https://'] } } };
    expect(source({ payload, deployed })).toEqual({
      id: 'a',
      scripts: captchaVendors.geetest,
      rejected: ['https://'],
    });
  });

  it('does not allow a host’s http script even if the deployment has a script at the same origin', () => {
    const deployed = { geetest: { id: 'a', scripts: ['http://mirror.example/gt4.js'] } };
    const payload = { captcha: { geetest: { id: 'b', scripts: ['http://mirror.example/gt4.js'] } } };
    expect(source({ payload, deployed }).rejected).toEqual(['http://mirror.example/gt4.js']);
  });

  it('has three URLs for each vendor’s script, all allowed by the captcha page’s policy', () => {
    const [, allowed = ''] = /script-src ([^;]*)/.exec(captchaPolicy()) ?? [];
    const patterns = allowed
      .split(' ')
      .filter((one) => one.startsWith('https:'))
      .map((one) => new RegExp(`^${one.replaceAll('.', '\\.').replace('*', '[^./]+')}(/|(?<=/)|$)`));
    for (const scripts of Object.values(captchaVendors)) {
      expect(scripts).toHaveLength(3);
      for (const script of scripts) expect(patterns.some((pattern) => pattern.test(script))).toBe(true);
    }
  });
});
