import {
  contrast,
  type Mode,
  paletteOf,
  parseColour,
  supportsByForm,
  type TokenSet,
} from '@paywidget/shared/theme';
import fc from 'fast-check';
import { reviewTheme, type ThemeFacts } from './reviewTheme';

const supports = supportsByForm(() => false);

/** A browser without relative colours: the derived colours are the same as in the plain part of the style sheet. */
const withoutDerived = (mode: Mode, tokens: TokenSet) => {
  const accent = tokens['--pw-accent'] ?? (mode === 'dark' ? '#7ba6ff' : '#1d56d8');
  const plain = {
    '--pw-on-accent': mode === 'dark' ? '#000' : '#fff',
    '--pw-accent-hover': accent,
    '--pw-accent-text': accent,
  };
  return paletteOf(mode, { ...plain, ...tokens });
};

const review = (layers: ThemeFacts['layers'], more: Partial<ThemeFacts> = {}) =>
  reviewTheme({
    layers,
    modes: ['light', 'dark'],
    supports,
    measure: paletteOf,
    derivesColours: true,
    ...more,
  });

it('finds nothing in a theme of an accent', () => {
  expect(review([{}, { '--pw-accent': '#ffd000' }])).toEqual({ mistakes: [], warnings: [], repairs: {} });
});

it('takes a mistake back to the value of the layer below, else to the default', () => {
  const deployed = { '--pw-accent': '#0a7', dark: { '--pw-radius': '4px' } };
  const host = { '--pw-accent': 'bananas', '--pw-radius': 'round', light: { '--pw-text': 'url(x)' } };
  const { mistakes, repairs } = review([deployed, host]);
  expect(mistakes.map((mistake) => mistake.split(':')[0])).toEqual([
    '--pw-accent',
    '--pw-radius',
    'light --pw-text',
  ]);
  expect(repairs).toEqual({
    light: { '--pw-accent': '#0a7', '--pw-radius': '', '--pw-text': '' },
    dark: { '--pw-accent': '#0a7', '--pw-radius': '4px' },
  });
});

it('leaves tokens alone that it does not know', () => {
  const { mistakes, repairs } = review([{ '--pw-own': '1' }]);
  expect(mistakes).toEqual(['--pw-own: there is no such token']);
  expect(repairs).toEqual({});
});

it('warns of the modes in use only', () => {
  const muted = [{ '--pw-muted': '#777' }];
  const modesOf = (modes: readonly Mode[]) =>
    review(muted, { modes }).warnings.map((warning) => warning.split(':')[0]);
  expect(new Set(modesOf(['light']))).toEqual(new Set(['light']));
  expect(new Set(modesOf(['light', 'dark']))).toEqual(new Set(['light', 'dark']));
  expect(modesOf([])).toEqual([]);
});

it('rounds a contrast down, so that it never reads as enough', () => {
  const [warning] = review([{ '--pw-muted': '#767676', '--pw-surface': '#fefefe' }], {
    modes: ['light'],
  }).warnings;
  expect(warning).toMatch(/has a contrast of [34]\.\d\d:1, and needs 4\.5:1$/);
  expect(warning).not.toContain('of 4.50:1');
});

it('derives the colours of an accent in a browser that cannot, except those that are given', () => {
  const { repairs, warnings } = review([{ '--pw-accent': '#ffd000', dark: { '--pw-focus': '#fff' } }], {
    measure: withoutDerived,
    derivesColours: false,
  });
  expect(warnings).toEqual([]);
  expect(repairs.light).toMatchObject({
    '--pw-on-accent': '#000000',
    '--pw-accent-text': expect.any(String),
  });
  expect(repairs.dark).not.toHaveProperty('--pw-focus');
  expect(repairs.dark).toMatchObject({ '--pw-on-accent': '#000000', '--pw-accent-text': '#ffd000' });
});

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('makes every accent readable as text, even on the grounds of the other mode', () => {
  const grounds = {
    '--pw-surface': '#101010',
    '--pw-raised': '#202020',
    '--pw-text': '#ffffff',
    '--pw-success-soft': '#222',
    '--pw-warning-soft': '#222',
    '--pw-danger-soft': '#222',
  };
  fc.assert(
    fc.property(hex, (accent) => {
      const tokens = { ...grounds, '--pw-accent': accent };
      const { repairs } = review([tokens], { modes: ['light'] });
      const palette = paletteOf('light', { ...tokens, ...repairs.light });
      const text = palette['accent-text'] ?? [0, 0, 0];
      for (const ground of ['surface', 'raised', 'sunken', 'accent-soft'])
        expect(contrast(text, palette[ground] ?? text)).toBeGreaterThanOrEqual(4.45);
    }),
  );
});

it('takes a value back to one of spaces below it as to none', () => {
  const { repairs } = review([{ dark: { '--pw-accent': ' ' } }, { '--pw-accent': '12px' }], {
    modes: ['dark'],
  });
  expect(repairs.dark?.['--pw-accent']).toBe('');
});

it('never throws, whatever is given, and never repairs what is valid', () => {
  const value = fc.oneof(hex, fc.string(), fc.jsonValue(), fc.constantFrom('', '12px', 'url(x)', 'var(--x)'));
  const name = fc.constantFrom('--pw-accent', '--pw-radius', '--pw-x', 'color', 'light', 'dark');
  const layer = fc.dictionary(fc.oneof(name, fc.string()), fc.oneof(value, fc.dictionary(name, value)));
  fc.assert(
    fc.property(fc.array(layer, { maxLength: 3 }), (layers) => {
      const { repairs } = review(layers);
      for (const set of Object.values(repairs))
        for (const [token, repair] of Object.entries(set ?? {}))
          if (token === '--pw-accent' && repair)
            expect(parseColour(repair) ?? repair.includes('var(')).toBeTruthy();
    }),
  );
});
