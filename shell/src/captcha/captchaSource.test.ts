import { captchaPolicy } from '@paywidget/shared/build/captchaPolicy';
import { captchaSource } from './captchaSource';
import { captchaVendors } from './vendors';

const pageUrl = 'https://pay.example/paywidget/captcha.html';

function source(options: Partial<Parameters<typeof captchaSource>[0]>) {
  const refused: string[] = [];
  const onRefused = (script: string) => void refused.push(script);
  const found = captchaSource({
    kind: 'geetest',
    payload: {},
    deployed: undefined,
    pageUrl,
    onRefused,
    ...options,
  });
  return { ...found, refused };
}

it.each([
  ['the deployment', {}, { geetest: { id: 'deployed' } }, 'deployed'],
  ['the host, by its old field', { geetestCaptchaId: 'host' }, { geetest: { id: 'deployed' } }, 'host'],
  ['the host', { captcha: { geetest: { id: 'host' } }, geetestCaptchaId: 'old' }, undefined, 'host'],
])('takes the id of %s', (_, payload, deployed, id) => {
  expect(source({ payload, deployed })).toEqual({ id, scripts: captchaVendors.geetest, refused: [] });
});

it('has no id of another captcha’s', () => {
  const deployed = { recaptcha3: { id: 'other' } };
  expect(() => source({ kind: 'recaptcha2', payload: { geetestCaptchaId: 'host' }, deployed })).toThrow(
    'Captcha id is empty',
  );
});

it('takes scripts in their order, the host’s before the deployment’s', () => {
  const deployed = { geetest: { id: 'a', scripts: ['https://mirror.example/gt4.js'] } };
  expect(source({ deployed }).scripts).toEqual(['https://mirror.example/gt4.js']);
  const said = ['/own/gt4.js', 'https://mirror.example/other.js', 'https://static.geetest.com/v4/gt4.js'];
  const payload = { captcha: { geetest: { id: 'b', scripts: said } } };
  expect(source({ payload, deployed }).scripts).toEqual(['https://pay.example/own/gt4.js', ...said.slice(1)]);
});

it.each([
  'https://evil.example/gt4.js',
  '//evil.example/gt4.js',
  'http://static.geetest.com/v4/gt4.js',
  'http://pay.example/gt4.js',
  'data:text/javascript,1',
  'javascript:1',
  'https://static.geetest.com.evil.example/gt4.js',
  'https://',
])('runs nothing that a host names at %s', (script) => {
  const payload = { captcha: { geetest: { id: 'a', scripts: [script] } } };
  expect(source({ payload })).toEqual({ id: 'a', scripts: captchaVendors.geetest, refused: [script] });
});

it('does not take an unencrypted source of the deployment’s for a reason to admit others', () => {
  const deployed = { geetest: { id: 'a', scripts: ['http://mirror.example/gt4.js'] } };
  const payload = { captcha: { geetest: { id: 'b', scripts: ['http://mirror.example/gt4.js'] } } };
  expect(source({ payload, deployed }).refused).toEqual(['http://mirror.example/gt4.js']);
});

it('has three sources of each vendor’s script, which the page’s policy admits', () => {
  const [, admitted = ''] = /script-src ([^;]*)/.exec(captchaPolicy()) ?? [];
  const patterns = admitted
    .split(' ')
    .filter((one) => one.startsWith('https:'))
    .map((one) => new RegExp(`^${one.replaceAll('.', '\\.').replace('*', '[^./]+')}(/|(?<=/)|$)`));
  for (const scripts of Object.values(captchaVendors)) {
    expect(scripts).toHaveLength(3);
    for (const script of scripts) expect(patterns.some((pattern) => pattern.test(script))).toBe(true);
  }
});
