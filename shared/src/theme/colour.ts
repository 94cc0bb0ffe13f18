/** An sRGB colour: red, green and blue from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A colour with its opacity, from 0 to 1. */
export interface Colour {
  rgb: Rgb;
  alpha: number;
}

export const white: Rgb = [1, 1, 1];
export const black: Rgb = [0, 0, 0];

const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));

const map = (rgb: Rgb, change: (channel: number, index: number) => number) =>
  rgb.map(change) as unknown as Rgb;

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const fromLinear = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** Returns the linear-light channels of a colour. */
export const linearOf = (rgb: Rgb): Rgb => map(rgb, toLinear);

/** Returns the colour with these linear-light channels. Channels outside of sRGB are clipped, as browsers do. */
export const ofLinear = (linear: Rgb): Rgb => map(linear, (channel) => fromLinear(clamp(channel)));

/** Returns the relative luminance as WCAG 2.2 defines it: 0 for black, 1 for white. */
export function luminance(rgb: Rgb): number {
  const [red, green, blue] = linearOf(rgb);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two opaque colours as WCAG 2.2 defines it: from 1 to 21. The order does not matter. */
export function contrast(one: Rgb, other: Rgb): number {
  const [bright, dim] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}

/** Mixes two colours in sRGB. @param share the first one's share, from 0 to 1 */
export const mix = (one: Rgb, other: Rgb, share: number): Rgb =>
  map(one, (channel, index) => channel * share + (other[index] ?? 0) * (1 - share));

/** Returns the visible colour of a colour on an opaque background. */
export const flatten = ({ rgb, alpha }: Colour, ground: Rgb): Rgb => mix(rgb, ground, alpha);

/** Returns a colour as `#rrggbb`. */
export const toHex = (rgb: Rgb): string =>
  `#${rgb
    .map((channel) =>
      Math.round(clamp(channel) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

type Triple = readonly [number, number, number];

const rows = ([a, b, c]: Triple, matrix: readonly [Triple, Triple, Triple]): Triple =>
  matrix.map(([x, y, z]) => a * x + b * y + c * z) as unknown as Triple;

// The matrices of Oklab, by Björn Ottosson (https://bottosson.github.io/posts/oklab/).
const linearToLms = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
] as const;
const lmsToLab = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
] as const;
const labToLms = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
] as const;
const lmsToLinear = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
] as const;

/** A colour in Oklab: lightness from 0 to 1, and two axes around 0. */
export type Oklab = readonly [lightness: number, a: number, b: number];

export function toOklab(rgb: Rgb): Oklab {
  const [l, m, s] = rows(linearOf(rgb), linearToLms);
  return rows([Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)], lmsToLab);
}

/** Returns a colour of Oklab. Channels outside of sRGB are clipped, as browsers do. */
export function ofOklab(lab: Oklab): Rgb {
  const [l, m, s] = rows(lab, labToLms);
  return ofLinear(rows([l ** 3, m ** 3, s ** 3], lmsToLinear));
}

const number = String.raw`[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?`;
const functional = new RegExp(
  String.raw`^(rgba?\(|hsla?\(|oklch\(|oklab\(|color\(srgb)\s*(${number}|none)(%|deg)?[\s,]+(${number}|none)(%?)[\s,]+(${number}|none)(%|deg)?(?:\s*[,/]\s*(${number})(%?))?\s*\)$`,
  'i',
);

const numberOf = (text = '0', unit = '', whole = 1) =>
  text === 'none' ? 0 : unit === '%' ? (Number(text) / 100) * whole : Number(text);

/**
 * Reads a colour: `#` with 3, 4, 6 or 8 digits, `rgb()`, `hsl()`, `oklch()`, `oklab()` or `color(srgb …)`. Returns undefined for anything
 * else, such as a name. A browser turns any other colour into `color(srgb …)`: it is the computed value of
 * `color-mix(in srgb, x, x)`.
 */
export function parseColour(text: string): Colour | undefined {
  const trimmed = text.trim();
  const hex = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(trimmed)?.[1];
  if (hex) return ofHex(hex);
  const match = functional.exec(trimmed);
  if (!match) return undefined;
  const [, name = '', first, firstUnit, second, secondUnit, third, thirdUnit, opacity, opacityUnit] = match;
  if ([first, second, third, opacity].some((text) => !Number.isFinite(numberOf(text)))) return undefined;
  const alpha = opacity === undefined ? 1 : clamp(numberOf(opacity, opacityUnit));
  const read = (wholes: Triple, units: Triple = [1, 1, 1]): Triple => [
    numberOf(first, firstUnit, wholes[0]) / units[0],
    numberOf(second, secondUnit, wholes[1]) / units[1],
    numberOf(third, thirdUnit, wholes[2]) / units[2],
  ];
  switch (name.toLowerCase().replace('(', '').slice(0, 5)) {
    case 'rgb':
    case 'rgba':
      return { rgb: map(read([255, 255, 255], [255, 255, 255]), (channel) => clamp(channel)), alpha };
    case 'hsl':
    case 'hsla':
      return { rgb: ofHsl(read([360, 100, 100], [1, 100, 100])), alpha };
    case 'oklab':
      return { rgb: ofOklab(read([1, 0.4, 0.4])), alpha };
    case 'oklch': {
      const [lightness, chroma, hue] = read([1, 0.4, 360]);
      const angle = (hue * Math.PI) / 180;
      return { rgb: ofOklab([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]), alpha };
    }
    default:
      return { rgb: map(read([1, 1, 1]), (channel) => clamp(channel)), alpha };
  }
}

function ofHex(digits: string): Colour {
  const pairs = digits.length > 4 ? (digits.match(/../g) ?? []) : [...digits].map((digit) => digit + digit);
  const [red = 0, green = 0, blue = 0, alpha = 1] = pairs.map((pair) => Number.parseInt(pair, 16) / 255);
  return { rgb: [red, green, blue], alpha };
}

function ofHsl([hue, saturation, lightness]: Triple): Rgb {
  const channel = (offset: number) => {
    const place = (offset + (((hue % 360) + 360) % 360) / 30) % 12;
    const reach = clamp(saturation) * Math.min(lightness, 1 - lightness);
    return clamp(lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}
