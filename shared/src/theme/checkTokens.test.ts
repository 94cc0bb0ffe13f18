import { colorsNamed } from 'culori';
import { supportsByForm, tokenProblems } from './checkTokens';
import { contrastProblems, paletteOf } from './contrast';
import { presets } from './presets';
import { isSafeValue } from './safeValue';
import { defaultTokens, documentedTokens } from './tokens';

const supports = supportsByForm((word) => word in colorsNamed);
const problems = (tokens: unknown) =>
  tokenProblems(tokens, supports).map(({ token, reason }) => `${token}: ${reason}`);

it.each(['light', 'dark'] as const)('finds nothing wrong with the default tokens of the %s mode', (mode) => {
  expect(problems(defaultTokens(mode))).toEqual([]);
});

it.each(
  presets.flatMap((preset) =>
    (['light', 'dark'] as const).map((mode) => [preset.name, mode, preset] as const),
  ),
)('the preset %s has valid tokens, and enough contrast in %s', (_name, mode, { tokens }) => {
  expect(problems(tokens)).toEqual([]);
  const { light: _light, dark: _dark, ...flat } = tokens;
  expect(contrastProblems(paletteOf(mode, { ...(flat as Record<string, string>), ...tokens[mode] }))).toEqual(
    [],
  );
});

it.each([
  { '--pw-accent': 'RebeccaPurple' },
  { '--pw-accent': 'color-mix(in oklch, red, blue)' },
  { '--pw-accent': 'oklch(70% 0.15 200)' },
  { '--pw-accent': 'var(--brand)' },
  { '--pw-accent': '' },
  { '--pw-radius': '0' },
  { '--pw-radius': '0.5rem' },
  { '--pw-radius-large': 'calc(var(--pw-radius) + 2px)' },
  { '--pw-density': '.75' },
  { '--pw-font': '"Brand Sans", Inter, sans-serif' },
  { '--pw-type-title': '800 24px/32px Inter' },
  { '--pw-shadow': 'none' },
  { light: { '--pw-accent': '#123456' }, dark: {} },
])('accepts %j', (tokens) => {
  expect(problems(tokens)).toEqual([]);
});

it.each([
  [{ accent: 'red' }, 'accent: there is no such token'],
  [{ '--pw-acent': 'red' }, '--pw-acent: there is no such token'],
  [{ '--pw-accent': 'bananas' }, '--pw-accent: expected a colour such as #1d56d8'],
  [{ '--pw-accent': '#12345' }, '--pw-accent: expected a colour such as #1d56d8'],
  [{ '--pw-accent': 7 }, '--pw-accent: expected a colour such as #1d56d8, as a text'],
  [{ '--pw-radius': 'round' }, '--pw-radius: expected a length such as 12px'],
  [{ '--pw-radius': '12' }, '--pw-radius: expected a length such as 12px'],
  [{ '--pw-density': '7' }, '--pw-density: expected a number from 0.5 to 2'],
  [{ '--pw-density': 'tight' }, '--pw-density: expected a number such as 1'],
  [{ '--pw-type-title': 'large' }, '--pw-type-title: expected a font such as 400 16px/24px Inter'],
  [{ '--pw-raised': 'url(https://evil.example/a.png)' }, '--pw-raised: a value must not load a file'],
  [{ dark: { '--pw-raised': 'URL(//evil.example)' } }, 'dark --pw-raised: a value must not load a file'],
  [{ dark: 'black' }, 'dark: expected an object with tokens'],
  ['blue', 'tokens: expected an object'],
  [null, 'tokens: expected an object'],
  [[], 'tokens: expected an object'],
])('refuses %j', (tokens, problem) => {
  expect(problems(tokens)).toEqual([problem]);
});

it.each([
  'url(a.png)',
  'image-set("a.png" 1x)',
  '-webkit-image-set("a.png" 1x)',
  'image("a.png")',
  'cross-fade(url(a), b)',
  'src("a.png")',
  String.raw`u\72l(a.png)`,
  7,
  undefined,
])('never applies %j', (value) => {
  expect(isSafeValue(value)).toBe(false);
});

it('lists each token once', () => {
  const names = documentedTokens.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

// A check whose time grows with the square of the length would take minutes here.
it.each([
  ['--pw-radius', '', '9', ''],
  ['--pw-density', '', '9', 'x'],
  ['--pw-type-title', '', '9', ''],
  ['--pw-font', '', 'a(', ''],
  ['--pw-accent', 'rgb(', '9', ''],
  ['--pw-accent', 'rgb(', ' ', ''],
  ['--pw-accent', 'rgb(1', ' ', 'x'],
  ['--pw-shadow', '', 'x', ''],
])('refuses a very long %s of %j, many %j and %j in linear time', (token, start, part, end) => {
  expect(problems({ [token]: start + part.repeat(500_000) + end })).toHaveLength(1);
});

it.each(['1', '+1.', '.75', '1.5'])('takes the number %s', (value) => {
  expect(problems({ '--pw-density': value })).toEqual([]);
});

it.each(['1px', '.5em', '1.5rem', '0'])('takes the length %s', (value) => {
  expect(problems({ '--pw-radius': value })).toEqual([]);
});

it.each(['1.px', '.px', '1.2.3px', 'px'])('takes no length %s', (value) => {
  expect(problems({ '--pw-radius': value })).toHaveLength(1);
});
