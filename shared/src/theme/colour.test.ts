import { converter, formatHex, formatHsl, formatRgb, parse, wcagContrast, wcagLuminance } from 'culori';
import fc from 'fast-check';
import { contrast, luminance, ofOklab, parseColour, toHex, toOklab } from './colour';

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const rgbOf = (text: string) => parseColour(text)?.rgb ?? [Number.NaN, 0, 0];
const toOklch = converter('oklch');

it('measures luminance and contrast as culori does', () => {
  fc.assert(
    fc.property(colours, colours, (one, other) => {
      expect(luminance(rgbOf(one))).toBeCloseTo(wcagLuminance(one), 4);
      expect(contrast(rgbOf(one), rgbOf(other))).toBeCloseTo(wcagContrast(one, other), 2);
    }),
  );
});

it('converts to Oklab as culori does, and back', () => {
  const oklab = converter('oklab');
  fc.assert(
    fc.property(colours, (text) => {
      const theirs = oklab(parse(text));
      const [lightness, a, b] = toOklab(rgbOf(text));
      for (const [mine, other] of [
        [lightness, theirs?.l],
        [a, theirs?.a],
        [b, theirs?.b],
      ])
        expect(mine).toBeCloseTo(other ?? 0, 5);
      expect(toHex(ofOklab([lightness, a, b]))).toBe(text);
    }),
  );
});

it('reads every form in which culori writes a colour', () => {
  fc.assert(
    fc.property(colours, (text) => {
      const { l = 0, c = 0, h = 0 } = toOklch(parse(text)) ?? {};
      for (const form of [formatRgb(text), `oklch(${l} ${c} ${h})`, `oklch(${l * 100}% ${c} ${h}deg / 1)`])
        expect([form, toHex(rgbOf(form ?? ''))]).toEqual([form, text]);
      const hsl = formatHsl(text) ?? '';
      expect(toHex(rgbOf(hsl))).toBe(formatHex(hsl));
    }),
  );
});

it.each([
  ['#abc', '#aabbcc', 1],
  ['#abcc', '#aabbcc', 0.8],
  ['#AABBCC80', '#aabbcc', 128 / 255],
  [' rgb(1, 2, 3) ', '#010203', 1],
  ['rgba(1, 2, 3, .5)', '#010203', 0.5],
  ['rgb(0% 100% 0% / 25%)', '#00ff00', 0.25],
  ['hsl(120deg 100% 25%)', '#008000', 1],
  ['color(srgb 1 0.5 0 / 0.5)', '#ff8000', 0.5],
  ['color(srgb 1.2 none -0.1)', '#ff0000', 1],
])('reads %s', (text, hex, alpha) => {
  const colour = parseColour(text);
  expect([toHex(colour?.rgb ?? [0, 0, 0]), colour?.alpha]).toEqual([hex, expect.closeTo(alpha, 5)]);
});

it.each(['', 'red', '#12345', 'rgb(1 2)', 'url(#a)', 'color(display-p3 1 0 0)', 'rgb(1 2 3', 'var(--x)'])(
  'does not take %j for a colour that it knows',
  (text) => {
    expect(parseColour(text)).toBeUndefined();
  },
);

it.each(['oklab(1e950% -0.1 0.1)', 'rgb(1e999 0 0', 'rgb1 2 3)', 'hsl(1e400 10% 10%)', 'oklch 0.5 0.1 200)'])(
  'reads no colour in %s',
  (text) => {
    expect(parseColour(text)).toBeUndefined();
  },
);
