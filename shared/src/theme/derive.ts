/**
 * Derives colours from the accent. The style sheet `shared/src/ui/tokens.scss` derives the same colours. This file is for a theme
 * editor, for the check of a theme, and for browsers without relative colours. `e2e/browser/specs/theme.spec.ts` compares the two.
 */
import {
  black,
  contrast,
  linearOf,
  luminance,
  mix,
  type Oklab,
  ofLinear,
  ofOklab,
  type Rgb,
  toOklab,
  white,
} from './colour';

/** `light` or `dark`. */
export type Mode = 'light' | 'dark';

/**
 * From this luminance on, black has more contrast with a colour than white. At this luminance both have 4.58:1. Only luminances from 0.175 to
 * 0.183 leave 4.5:1 for both. OKLCH's lightness of equally bright colours differs by more than that, so it cannot decide.
 */
const brightFrom = 0.179;

/** The lightness in OKLCH at which the accent as text has 4.5:1 on each ground of the mode, and its edge about 2:1. */
const textLightness = { light: 0.5035, dark: 0.73 } as const;
const edgeLightness = { light: 0.74, dark: 0.46 } as const;

/** Returns the text colour on an accent: white or black. Its contrast is at least 4.5:1. */
export const onAccentOf = (accent: Rgb): Rgb => (luminance(accent) < brightFrom ? white : black);

/** Returns the accent as text, icons and marks on the widget's grounds: darker in light mode, brighter in dark mode, if it must be. */
export function accentTextOf(accent: Rgb, mode: Mode): Rgb {
  const lab = toOklab(accent);
  const [lightness] = lab;
  const limit = textLightness[mode];
  // The chroma changes in proportion, so that a screen can still show the colour.
  return mode === 'dark'
    ? shade(lab, Math.max(lightness, limit), Math.min(1, (1 - limit) / Math.max(1 - lightness, 1e-6)))
    : shade(lab, Math.min(lightness, limit), Math.min(1, limit / Math.max(lightness, 1e-6)));
}

/** Returns the outline of an area in the accent's colour, so that its edge is visible on the widget's grounds. */
export function accentEdgeOf(accent: Rgb, mode: Mode): Rgb {
  const lab = toOklab(accent);
  return shade(lab, (mode === 'dark' ? Math.max : Math.min)(lab[0], edgeLightness[mode]));
}

/** Returns the accent under a pointer: a step away from the text on it. Near black and near white, a step towards it. */
export function accentHoverOf(accent: Rgb, onAccent: Rgb = onAccentOf(accent)): Rgb {
  const lab = toOklab(accent);
  const mixed = lab[0] * 0.88 + (1 - toOklab(onAccent)[0]) * 0.12;
  return shade(lab, mixed + (mixed < 0.27 ? 0.2 : 0) - (mixed > 0.93 ? 0.1 : 0), 0.88);
}

const shade = ([, a, b]: Oklab, lightness: number, share = 1): Rgb =>
  ofOklab([lightness, a * share, b * share]);

/** Returns the pale ground of chips and notes in the accent's colour. */
export const accentSoftOf = (accent: Rgb, raised: Rgb): Rgb => mix(accent, raised, 0.1);

/** Returns the ground of elements that look lower than their surroundings, such as a disabled button. */
export const sunkenOf = (text: Rgb, raised: Rgb): Rgb => mix(text, raised, 0.08);

/** Makes a colour darker until it has the given luminance. Hue and saturation stay. A darker colour does not change. */
function darkenTo(rgb: Rgb, limit: number): Rgb {
  const factor = Math.min(1, limit / Math.max(luminance(rgb), 0.01));
  return ofLinear(linearOf(rgb).map((channel) => channel * factor) as unknown as Rgb);
}

/** Mixes a colour with white until it has the given luminance. A brighter colour does not change. */
function brightenTo(rgb: Rgb, limit: number): Rgb {
  const now = luminance(rgb);
  const share = Math.max(0, (limit - now) / Math.max(0.1, 1 - now));
  return ofLinear(linearOf(rgb).map((channel) => channel + (1 - channel) * share) as unknown as Rgb);
}

/**
 * Returns the colour, or the nearest darker or brighter one that has a contrast with each ground. If none has, returns the best one.
 * @param wanted the contrast ratio, such as 4.5
 */
export function readableOn(rgb: Rgb, grounds: readonly Rgb[], wanted: number): Rgb {
  const lowest = (colour: Rgb) => Math.min(...grounds.map((ground) => contrast(colour, ground)));
  if (lowest(rgb) >= wanted) return rgb;
  const steps = Array.from({ length: 100 }, (_, index) => (index + 1) / 100);
  const own = luminance(rgb);
  const candidates = steps.flatMap((step) => [
    darkenTo(rgb, own * (1 - step)),
    brightenTo(rgb, own + (1 - own) * step),
  ]);
  const best = candidates.find((candidate) => lowest(candidate) >= wanted);
  return best ?? candidates.reduce((one, other) => (lowest(other) > lowest(one) ? other : one), rgb);
}
