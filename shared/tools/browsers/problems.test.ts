import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { oldest, optional } from './oldest';
import { problemsOf } from './problems';

const check = (name: string, text: string, exceptions: Record<string, string> = {}) =>
  problemsOf([{ path: name, text }], exceptions);

it.each([
  ['a newer syntax', 'a.js', 'class A { accessor b = 1 }', /a\.js: SyntaxError/],
  ['a newer regular expression', 'a.js', 'const a = /[a--b]/v', /a\.js: SyntaxError/],
  ['a newer static method', 'a.js', 'Object.groupBy([], String)', /^Object\.groupBy\(\) needs chrome 117/],
  ['a newer method', 'a.js', 'new Set().symmetricDifference(a)', /symmetricDifference\(\) needs chrome 122/],
  ['a newer interface', 'a.js', 'new CloseWatcher()', /^CloseWatcher needs/],
  ['a newer property', 'a.css', 'a { field-sizing: content }', /^field-sizing needs chrome 123/],
  ['a newer value', 'a.css', 'a { text-wrap: balance }', /^text-wrap: balance needs/m],
  ['a newer function', 'a.css', 'a { color: light-dark(red, blue) }', /^light-dark\(\) needs/],
  ['a newer selector', 'a.css', 'a:dir(rtl) { color: red }', /^:dir needs chrome 120/],
  ['a newer rule', 'a.css', '@starting-style { a { color: red } }', /^@starting-style needs/],
])('finds %s', (_, name, text, expected) => {
  expect(check(name, text).join('\n')).toMatch(expected);
});

it.each([
  ['ECMAScript 2022', 'a.js', 'class A { static #a = 1; static { A.#a ??= [1].at(-1) } }'],
  ['a module', 'a.js', 'import { a } from "./b.js"; export const b = a;'],
  [
    'what all have',
    'a.js',
    'new Map(); Object.hasOwn({}, "a"); new ResizeObserver(f).observe(a); x.findLast(f)',
  ],
  ['names that no browser knows', 'a.js', 'form.expectShown(); Paywidget.open({})'],
  ['what @supports guards', 'a.css', '@supports (field-sizing: content) { a { field-sizing: content } }'],
  [
    'what all have',
    'a.css',
    'a:has(> b) { color: color-mix(in srgb, red, blue); --pw-a: 1px } @media (width >= 5px) { a { gap: 1px } }',
  ],
])('accepts %s: %s', (_, name, text) => {
  expect(check(name, text)).toEqual([]);
});

it('accepts an exception, and names one that nothing uses', () => {
  const sizing = { 'field-sizing': 'Fields do not grow' };
  expect(check('a.css', 'a { field-sizing: initial }', sizing)).toEqual([]);
  expect(check('a.css', 'a { color: red }', sizing)).toEqual([
    expect.stringMatching(/^field-sizing is an exception .* nothing uses it$/),
  ]);
});

it('docs/guides/browsers.md names the oldest versions, and what may be missing', () => {
  const page = readFileSync(join(__dirname, '../../../docs/guides/browsers.md'), 'utf8');
  for (const version of Object.values(oldest)) expect(page).toContain(`| ${version} |`);
  for (const [feature, difference] of Object.entries(optional))
    expect(page).toContain(`| \`${feature}\` | ${difference} |`);
});
