import type { Refusal } from '../release/refusal';
import { readDeployed } from './settings';

const release = { version: '1.0.534', manifest: '/m.json', integrity: 'sha256-x' };

/** Returns the reasons for which the changes are refused. */
function reasonsOf(changes: Record<string, unknown>, deployed: object = {}): readonly string[] {
  try {
    readDeployed(deployed, changes);
    return [];
  } catch (error) {
    return (error as Refusal).reasons;
  }
}

it('applies changes to what is deployed, and null removes a setting', () => {
  const deployed = {
    apiPrefix: '/pay',
    socketUrl: '/socket',
    remotes: { 'mf-deposit': release },
    locales: {},
  };
  expect(readDeployed(deployed, { vpnAdvice: false, socketUrl: null })).toEqual({
    versions: { 'mf-deposit': { version: '1.0.534' } },
    settings: {
      apiPrefix: '/pay',
      staticBase: '/paywidget/static/',
      allowedOrigins: [],
      vpnAdvice: false,
      packageCardFields: false,
    },
  });
});

it.each([
  'https://casino.example',
  'https://casino.example:8443',
  'http://localhost:3000',
  'http://shop.localhost',
  'http://127.0.0.1:5173',
  'http://[::1]:8080',
])('trusts the origin %s', (origin) => {
  expect(reasonsOf({ allowedOrigins: [origin] })).toEqual([]);
});

it.each([
  '*',
  'null',
  'https://*.casino.example',
  'http://casino.example',
  'http://localhost.evil.example',
  'https://casino.example/',
  'https://casino.example/cashier',
  'https://casino.example:443',
  'https://Casino.example',
  'https://user@casino.example',
  'casino.example',
  'file://',
  'data:text/html,x',
  '',
  1,
  null,
])('refuses the origin %j by name', (origin) => {
  expect(reasonsOf({ allowedOrigins: ['https://a.example', origin] })).toEqual([
    expect.stringMatching(/^allowedOrigins\.1: .*: expected /),
  ]);
});

it('accepts the schemes of apps', () => {
  expect(reasonsOf({ appLinks: ['upi:', 'phonepe:', 'com.bank.app:'] })).toEqual([]);
});

it.each([
  'javascript:',
  'JavaScript:',
  'data:',
  'vbscript:',
  'blob:',
  'file:',
  'about:',
  'http:',
  'upi',
  'upi://',
  ' upi:',
])('refuses %j as the scheme of an app', (scheme) => {
  expect(reasonsOf({ appLinks: ['upi:', scheme] })).toEqual([
    expect.stringMatching(/^appLinks\.1: .*: expected /),
  ]);
});

it.each([
  ['allowedOrigins', 'https://casino.example'],
  ['vpnAdvice', 'no'],
  ['telemetry', { traceparent: 'yes' }],
  ['apiPrefix', 'http://api.example'],
  ['apiPrefix', 'javascript:alert(1)'],
  ['staticBase', '/static/"><script src=//evil.example></script>'],
  ['staticBase', '/static/; script-src *'],
  ['socketUrl', 'ws://pay.example/socket'],
  ['apiPrefix', 'wss://api.example'],
  ['captcha', { geetest: { id: 'id', scripts: ['https://'] } }],
  ['captcha', { geetest: { id: 'id', scripts: ['http://mirror.example/gt4.js'] } }],
  ['captcha', { geetest: { id: '' } }],
  ['captcha', { geetest: { id: 'id', scripts: 'https://mirror.example' } }],
])('refuses %s=%j by name', (name, value) => {
  expect(reasonsOf({ [name]: value })).toEqual([expect.stringMatching(`^${name}\\b.*: `)]);
});

it('reports every unknown name and every bad value at once', () => {
  expect(reasonsOf({ allowedOrigin: [], vpnAdvice: 1 }, { socketURL: '/s' })).toEqual([
    expect.stringMatching(/^socketURL: there is no such setting. The settings are apiPrefix, /),
    expect.stringMatching(/^allowedOrigin: there is no such setting/),
    'vpnAdvice: 1: expected boolean',
  ]);
  expect(reasonsOf({ captcha: { geetset: { id: 'x' } } })).toEqual([
    'captcha.geetset: there is no such field',
  ]);
  expect(reasonsOf({ telemetry: { vitals: true, traces: true } })).toEqual([
    'telemetry.traces: there is no such field',
  ]);
});

it('refuses remotes and locales as settings, because the command writes them itself', () => {
  expect(reasonsOf({ remotes: {} })).toEqual([expect.stringMatching(/^remotes: there is no such setting/)]);
  expect(reasonsOf({ locales: {} })).toEqual([expect.stringMatching(/^locales: there is no such setting/)]);
});

it.each(['../mf-crypto/1.0.0', '1.0', '', 1])('refuses a deployed version %j', (version) => {
  const remotes = { 'mf-deposit': { ...release, version } };
  expect(reasonsOf({}, { remotes })).toEqual([
    expect.stringMatching(/^remotes\.mf-deposit\.version: .*expected/),
  ]);
});

it('takes a theme and tokens, for both modes or for one', () => {
  const tokens = { '--pw-accent': 'rebeccapurple', '--pw-radius': '4px', dark: { '--pw-accent': '#b9f' } };
  const { settings } = readDeployed({}, { theme: 'auto', tokens });
  expect(settings).toMatchObject({ theme: 'auto', tokens });
});

it.each([
  [{ theme: 'pink' }, 'theme: "pink": '],
  [{ tokens: 'pink' }, 'tokens: "pink": expected an object'],
  [{ tokens: { '--pw-acent': 'red' } }, 'tokens.--pw-acent: "red": there is no such token'],
  [
    { tokens: { '--pw-accent': 'bananas' } },
    'tokens.--pw-accent: "bananas": expected a colour such as #1d56d8',
  ],
  [
    { tokens: { '--pw-raised': 'url(/a.png)' } },
    'tokens.--pw-raised: "url(/a.png)": a value must not load a file',
  ],
  [
    { tokens: { dark: { '--pw-radius': '12' } } },
    'tokens.dark.--pw-radius: "12": expected a length such as 12px',
  ],
])('refuses the look %j', (changes, reason) => {
  expect(reasonsOf(changes).join('\n')).toContain(reason);
});
