/** @jest-environment jsdom */
import fc from 'fast-check';
import { trustScripts } from './trustedScripts.mjs';

interface Policy {
  createScriptURL(url: string): string;
}
const scope = window as { paywidgetTrust?: unknown; trustedTypes?: unknown };

beforeEach(() => {
  scope.paywidgetTrust = undefined;
  scope.trustedTypes = undefined;
});

it.each([
  ['/paywidget/static/shell/1.0.0/app.0123.js'],
  ['https://cdn.example/static/mf-deposit/1.0.0/remoteEntry.0123.js?attempt=1'],
  ['blob:http://localhost/6d9c'],
])('accepts the file %s', (url) => {
  expect(trustScripts()(url)).toBe(url);
});

it.each([
  ['data:text/javascript,alert(1)//.js'],
  ['javascript:alert(1)//.js'],
  ['blob:https://evil.example/6d9c'],
  ['/paywidget/api/deposits'],
  ['/paywidget/static/icons/a.svg#.js'],
])('rejects %s', (url) => {
  expect(() => trustScripts()(url)).toThrow('is no script of the widget');
});

it('never accepts a text as a script', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('data:', 'javascript:', 'blob:null/', 'filesystem:'),
      fc.string(),
      (kind, text) => {
        expect(() => trustScripts()(`${kind}${text}.js`)).toThrow();
      },
    ),
  );
});

it('creates one policy per page, and uses it in browsers with Trusted Types', () => {
  const names: string[] = [];
  scope.trustedTypes = {
    createPolicy(name: string, policy: Policy) {
      names.push(name);
      return { createScriptURL: (url: string) => `trusted ${policy.createScriptURL(url)}` };
    },
  };
  expect(trustScripts()('/a.js')).toBe('trusted /a.js');
  expect(trustScripts()('/b.js')).toBe('trusted /b.js');
  expect(names).toEqual(['paywidget']);
});
