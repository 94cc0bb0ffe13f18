import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile } from 'sass';

const css = compile(join(__dirname, 'tokens.scss')).css;

type Channels = [number, number, number];

/** Returns the declarations of the first rule with this selector. */
function tokensOf(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/(--pw-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function channels(value: string, tokens: Record<string, string>): Channels {
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (reference) return channels(tokens[reference] ?? '', tokens);
  const mix = /^color-mix\(in srgb, (var\(.+?\)) (\d+)%, (var\(.+?\))\)$/.exec(value);
  if (mix) {
    const [, over = '', percent = '', under = ''] = mix;
    const share = Number(percent) / 100;
    const ground = channels(under, tokens);
    return channels(over, tokens).map(
      (channel, at) => channel * share + (ground[at] ?? 0) * (1 - share),
    ) as Channels;
  }
  const hex = /^#(?:([\da-f]{6})|([\da-f]{3}))$/.exec(value);
  if (!hex) throw new Error(`Not a colour: ${value}`);
  const digits = hex[1] ?? [...(hex[2] ?? '')].map((digit) => digit + digit).join('');
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as Channels;
}

/** Relative luminance, as defined by WCAG 2.2. */
function luminance(colour: Channels): number {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(front: string, back: string, tokens: Record<string, string>): number {
  const [bright = 0, dim = 0] = [front, back]
    .map((name) => luminance(channels(`var(--pw-${name})`, tokens)))
    .sort((one, other) => other - one);
  return (bright + 0.05) / (dim + 0.05);
}

const light = tokensOf(':where([data-paywidget])');
const themes = { light, dark: { ...light, ...tokensOf(':where([data-paywidget][data-theme=dark])') } };

const grounds = ['surface', 'raised', 'sunken'];
const tones = ['success', 'warning', 'danger'];
const textPairs = [
  ...['text', 'muted', 'accent'].flatMap((front) => grounds.map((back) => [front, back])),
  ...tones.flatMap((tone) => [
    [tone, 'surface'],
    [tone, 'raised'],
    [tone, `${tone}-soft`],
    ['text', `${tone}-soft`],
    ['accent', `${tone}-soft`],
  ]),
  ['accent', 'accent-soft'],
  ['text', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['raised', 'text'],
  ['raised', 'warning'],
] as [string, string][];
const controlPairs = ['border', 'focus'].flatMap((front) =>
  ['surface', 'raised'].map((back): [string, string] => [front, back]),
);

describe.each(Object.entries(themes))('tokens of the %s theme', (_, tokens) => {
  it.each(textPairs)('the contrast of %s text on %s is at least 4.5:1', (front, back) => {
    expect(contrast(front, back, tokens)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('the contrast of a control’s %s on %s is at least 3:1', (front, back) => {
    expect(contrast(front, back, tokens)).toBeGreaterThanOrEqual(3);
  });
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

  it('names one language in each :lang(), because Chromium ignores a rule with a list of them (17)', () => {
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
