import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { colourPairs, documentedTokens, type Palette, paletteOf, toHex } from '@paywidget/shared/theme';
import { wcagContrast } from 'culori';
import { compile } from 'sass';

const css = compile(join(__dirname, 'tokens.scss')).css;
const bonusColours = readFileSync(join(__dirname, '../bonus/_colours.scss'), 'utf8');

/** Returns the declarations of the first rule with this selector, after a text. */
function tokensOf(selector: string, after = ''): Record<string, string> {
  const start = css.indexOf(`${selector} {`, css.indexOf(after));
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/(--pw-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const light = tokensOf(':where([data-paywidget])');
const dark = { ...light, ...tokensOf(':where([data-paywidget][data-theme=dark])') };
const derived = Object.keys(tokensOf(':where([data-paywidget])', '@supports'));
const ofBonus = Object.fromEntries(
  [...bonusColours.matchAll(/var\((--pw-[\w-]+), (#\w+)\)/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);

const hexOf = (palette: Palette, name: string) => toHex(palette[name] ?? [0, 0, 0]);

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('tokens of the %s theme', (mode, declared) => {
  const palette = paletteOf(mode);

  it.each(colourPairs)('the contrast of $front on $back is at least $wanted:1', ({ front, back, wanted }) => {
    expect(wcagContrast(hexOf(palette, front), hexOf(palette, back))).toBeGreaterThanOrEqual(wanted);
  });

  it.each(documentedTokens)('are documented as they are: $name', (token) => {
    const value = { ...ofBonus, ...declared }[token.name];
    const documented = token[mode];
    if (derived.includes(token.name) || /^(var\(--pw-accent|color-mix)/.test(value ?? ''))
      expect(hexOf(palette, token.name.slice('--pw-'.length))).toBe(documented);
    else expect(value).toBe(documented);
  });
});

it('documents exactly the tokens that are declared', () => {
  const declared = [...Object.keys(dark), ...Object.keys(ofBonus)];
  expect(documentedTokens.map(({ name }) => name).sort()).toEqual(declared.sort());
});

it('uses no token that is not declared', () => {
  const declared = new Set(documentedTokens.map(({ name }) => name));
  const root = join(__dirname, '../../..');
  const sheets = readdirSync(root)
    .filter((name) => /^(shared|shell|mf-.+)$/.test(name))
    .flatMap((name) =>
      readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.scss'))
        .map((file) => readFileSync(join(root, name, 'src', file), 'utf8')),
    )
    .join('\n');
  const own = new Set([...sheets.matchAll(/(--pw-[\w-]+):/g)].map(([, name = '']) => name));
  // Set by scripts.
  for (const name of ['--pw-room', '--pw-above', '--pw-below']) own.add(name);
  const used = [...sheets.matchAll(/var\((--pw-[\w-]+)/g)].map(([, name = '']) => name);
  expect(used.filter((name) => !declared.has(name) && !own.has(name))).toEqual([]);
});

describe('style sheets', () => {
  /** Returns the selector lists of a compiled style sheet, without at-rules and keyframe steps. */
  const selectorsOf = (sheet: string) =>
    [...sheet.replace(/@keyframes[^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '').matchAll(/(@?[^{}@;]+)\{/g)]
      .map(([, head = '']) => head.replace(/\/\*.*?\*\//gs, '').trim())
      .filter((head) => !head.startsWith('@'));

  it('scopes the global rules to the widget', () => {
    const outside = selectorsOf(css).flatMap((list) =>
      list.split(/,\s*(?![^(]*\))/).filter((selector) => !/^(:where\()?\[data-paywidget\]/.test(selector)),
    );
    expect(outside).toEqual([]);
  });

  it('names one language in each :lang(), because Chromium ignores a rule with a list of them', () => {
    expect(css).toMatch(/:lang\(hi\)/);
    expect(css).not.toMatch(/:lang\([^)]*,/);
  });

  const modules = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.scss'),
  );

  /** Resolves style sheets that are imported by the package's name. */
  const units = {
    findFileUrl: (url: string) => pathToFileURL(join(__dirname, url.replace('@paywidget/shared/ui/', ''))),
  };

  it.each(modules)('scopes every rule of %s to a class', (file) => {
    const selectors = selectorsOf(compile(join(__dirname, file), { importers: [units] }).css);
    expect(selectors.filter((selector) => !/\.[a-z]/.test(selector))).toEqual([]);
  });
});
