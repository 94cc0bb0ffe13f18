import { clampChroma, converter, formatHex, parse, wcagContrast } from 'culori';
import fc from 'fast-check';
import { type Rgb, toHex } from './colour';
import { colourPairs, contrastProblems, paletteOf } from './contrast';
import { type Mode, readableOn } from './derive';

/** Any colour a screen can show, with the edges of the space more often than by chance. */
const accents = fc.oneof(
  fc.integer({ min: 0, max: 0xffffff }),
  fc
    .tuple(...[0, 1, 2].map(() => fc.constantFrom(0, 1, 127, 128, 254, 255)))
    .map(([r = 0, g = 0, b = 0]) => r * 65536 + g * 256 + b),
  // Grey accents near the brightness at which the text on them changes its colour.
  fc.integer({ min: 110, max: 126 }).map((grey) => grey * 0x10101),
);
const hexOf = (value: number) => `#${value.toString(16).padStart(6, '0')}`;
const modes = fc.constantFrom<Mode>('light', 'dark');

/** Measures with a library, not with the widget's own code. */
const measured = (front: Rgb | undefined, back: Rgb | undefined) =>
  wcagContrast(toHex(front ?? [0, 0, 0]), toHex(back ?? [0, 0, 0]));

describe('a theme of an accent alone', () => {
  const pairs = colourPairs.filter(({ front, back }) => /accent|focus/.test(front + back));

  it('has enough contrast in each pair with the accent, in both modes', () => {
    expect(pairs.length).toBeGreaterThan(10);
    fc.assert(
      fc.property(accents, modes, (accent, mode) => {
        const palette = paletteOf(mode, { '--pw-accent': hexOf(accent) });
        for (const { front, back, wanted } of pairs)
          expect([front, back, measured(palette[front], palette[back]) >= wanted]).toEqual([
            front,
            back,
            true,
          ]);
        expect(contrastProblems(palette)).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('shows where the main button ends, and changes it under a pointer', () => {
    fc.assert(
      fc.property(accents, modes, (accent, mode) => {
        const {
          surface,
          raised,
          'accent-edge': edge,
          accent: own,
          'accent-hover': hover,
        } = paletteOf(mode, {
          '--pw-accent': hexOf(accent),
        });
        expect(Math.min(measured(edge, surface), measured(edge, raised))).toBeGreaterThan(1.75);
        expect(toHex(hover as Rgb)).not.toBe(toHex(own as Rgb));
      }),
    );
  });

  it('keeps the hue of the accent in its texts', () => {
    const oklch = converter('oklch');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359 }), (hue) => {
        const accent = formatHex(clampChroma({ mode: 'oklch', l: 0.7, c: 0.15, h: hue }, 'oklch'));
        const text = oklch(parse(toHex(paletteOf('light', { '--pw-accent': accent })['accent-text'] as Rgb)));
        const turn = Math.abs((((text?.h ?? 0) - hue + 540) % 360) - 180);
        expect(turn).toBeLessThan(12);
      }),
    );
  });

  it.each([
    [
      'light',
      '#1d56d8',
      { 'accent-text': '#1d56d8', 'accent-edge': '#1d56d8', 'on-accent': '#ffffff', focus: '#1d56d8' },
    ],
    ['dark', '#7ba6ff', { 'accent-text': '#7ba6ff', 'accent-edge': '#7ba6ff' }],
    ['light', '#000000', { 'accent-text': '#000000', 'on-accent': '#ffffff' }],
    ['dark', '#ffffff', { 'accent-text': '#ffffff', 'accent-edge': '#ffffff' }],
  ] as const)('uses an accent as it is where it is readable: %s, %s', (mode, accent, expected) => {
    const palette = paletteOf(mode, { '--pw-accent': accent });
    for (const [name, colour] of Object.entries(expected))
      expect([name, toHex(palette[name] as Rgb)]).toEqual([name, colour]);
  });
});

describe('given colours', () => {
  it('win over derived ones', () => {
    const palette = paletteOf('light', {
      '--pw-accent': '#ff0',
      '--pw-on-accent': '#333',
      '--pw-focus': 'rgb(0 0 0)',
    });
    expect([palette['on-accent'], palette.focus].map((colour) => toHex(colour as Rgb))).toEqual([
      '#333333',
      '#000000',
    ]);
  });

  it('are named with their contrast if they are hard to read, the worst first', () => {
    const problems = contrastProblems(paletteOf('dark', { '--pw-muted': '#333', '--pw-on-accent': '#fff' }));
    expect(problems[0]).toMatchObject({ front: 'muted', wanted: 4.5, frontColour: '#333333' });
    expect(problems.map(({ front, back }) => `${front} on ${back}`)).toContain('on-accent on accent');
    expect(problems[0]?.ratio).toBeLessThan(2);
  });

  it('may be translucent: they are measured on what lies under them', () => {
    const { text, raised } = paletteOf('light', { '--pw-text': '#00000080' });
    expect([toHex(text as Rgb), toHex(raised as Rgb)]).toEqual(['#7f7f7f', '#ffffff']);
  });
});

it('finds a readable shade for any grounds that are all light or all dark', () => {
  const channel = fc.double({ min: 0, max: 0.3, noNaN: true });
  const shades: fc.Arbitrary<Rgb> = fc.tuple(channel, channel, channel);
  fc.assert(
    fc.property(shades, fc.boolean(), accents, (shade, isLight, accent) => {
      const ground = (isLight ? shade.map((channel) => 1 - channel) : shade) as unknown as Rgb;
      const { accent: own } = paletteOf('light', { '--pw-accent': hexOf(accent) });
      expect(measured(readableOn(own as Rgb, [ground], 4.6), ground)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
