/**
 * The colours that follow from the accent, as `shared/src/ui/tokens.scss` derives them in style sheets. Here they are for where no style
 * sheet is: a theme editor, the contrast guard, and browsers without relative colours. `e2e/tests/theme.spec.ts` compares the two.
 *
 * Which of black and white is readable on an accent is a question of luminance. Between the two limits, 0.175 and 0.183, OKLCH's lightness
 * of equally bright colours differs by more than there is room. So luminance decides, and OKLCH makes the shade for a pointer.
 */
import { contrast, linearOf, luminance, mix, ofLinear, ofOklab, type Rgb, toOklab, white } from './colour';

/** `light` or `dark`. */
export type Mode = 'light' | 'dark';

/** From this luminance on, black has more contrast with a colour than white has. Then each has at least 4.58:1. */
const brightFrom = 0.179;

/** The accent as text must have 4.5:1 on each ground of its mode, and its edge about 2:1. */
const textLuminance = { light: 0.13, dark: 0.33 } as const;
const edgeLuminance = { light: 0.45, dark: 0.07 } as const;

/** Makes a colour darker until it has a luminance. Hue and saturation stay. Darker colours stay as they are. */
function darkenTo(rgb: Rgb, limit: number): Rgb {
  const factor = Math.min(1, limit / Math.max(luminance(rgb), 0.01));
  return ofLinear(linearOf(rgb).map((channel) => channel * factor) as unknown as Rgb);
}

/** Mixes a colour with white until it has a luminance. Brighter colours stay as they are. */
function brightenTo(rgb: Rgb, limit: number): Rgb {
  const now = luminance(rgb);
  const share = Math.max(0, (limit - now) / Math.max(0.1, 1 - now));
  return ofLinear(linearOf(rgb).map((channel) => channel + (1 - channel) * share) as unknown as Rgb);
}

const limitTo = (rgb: Rgb, mode: Mode, limits: Readonly<Record<Mode, number>>) =>
  mode === 'dark' ? brightenTo(rgb, limits.dark) : darkenTo(rgb, limits.light);

/** Returns the text colour on an accent: white, or a dark shade of the accent. Its contrast is at least 4.5:1. */
export function onAccentOf(accent: Rgb): Rgb {
  const bright = luminance(accent);
  if (bright < brightFrom) return white;
  const dark = Math.min(0.006, (bright + 0.05) / 4.6 - 0.05);
  return ofLinear(linearOf(accent).map((channel) => (channel * dark) / bright) as unknown as Rgb);
}

/** Returns the accent as text, icons and marks on the widget's grounds: darker in light mode, brighter in dark mode, if it must be. */
export const accentTextOf = (accent: Rgb, mode: Mode): Rgb => limitTo(accent, mode, textLuminance);

/** Returns the outline of a filled accent, which shows where it ends on the widget's grounds. */
export const accentEdgeOf = (accent: Rgb, mode: Mode): Rgb => limitTo(accent, mode, edgeLuminance);

/** Returns the accent under a pointer: a step away from the text on it. Near black and near white, a step towards it. */
export function accentHoverOf(accent: Rgb, onAccent: Rgb = onAccentOf(accent)): Rgb {
  const away = toOklab(onAccent)[0] < 0.5 ? 1 : 0;
  const [lightness, a, b] = toOklab(accent);
  const mixed = lightness * 0.88 + away * 0.12;
  const step = (mixed < 0.27 ? 0.2 : 0) - (mixed > 0.93 ? 0.1 : 0);
  return ofOklab([mixed + step, a * 0.88, b * 0.88]);
}

/** Returns the pale ground of chips and notes in the accent's colour. */
export const accentSoftOf = (accent: Rgb, raised: Rgb): Rgb => mix(accent, raised, 0.1);

/** Returns the ground of what lies lower than its surroundings, such as a disabled button. */
export const sunkenOf = (text: Rgb, raised: Rgb): Rgb => mix(text, raised, 0.08);

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
