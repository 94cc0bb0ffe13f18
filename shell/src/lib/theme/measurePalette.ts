import { colourPairs, type Mode, type Palette, parseColour, type TokenSet } from '@paywidget/shared/theme';

const names = [...new Set(colourPairs.flatMap(({ front, back }) => [front, back]))];

/** Returns true if the browser derives colours from others in style sheets. */
export const derivesColours = (): boolean => CSS.supports('color', 'oklch(from red l c h)');

/**
 * Measures the colours that the widget shows with these overrides of tokens in a mode. For this, adds an invisible element
 * to the widget's root, and removes it at once.
 */
export function measurePalette(root: Element, mode: Mode, tokens: TokenSet): Palette {
  const { ownerDocument: document } = root;
  const probe = document.createElement('div');
  probe.dataset.paywidget = '';
  probe.dataset.theme = mode;
  probe.hidden = true;
  for (const [name, value] of Object.entries(tokens)) probe.style.setProperty(name, value);
  const sample = document.createElement('i');
  probe.append(sample);
  root.append(probe);
  const raised = colourOf(sample, 'raised');
  const palette = names.flatMap((name) => {
    const colour = colourOf(sample, name);
    if (!colour || !raised) return [];
    const { rgb, alpha } = colour;
    const under = name === 'raised' ? rgb : raised.rgb;
    return [[name, rgb.map((channel, index) => channel * alpha + (under[index] ?? 0) * (1 - alpha))]];
  });
  probe.remove();
  return Object.fromEntries(palette);
}

/** Lets the browser convert a token's colour to sRGB, from any form. */
function colourOf(sample: HTMLElement, name: string) {
  sample.style.color = `color-mix(in srgb, var(--pw-${name}), var(--pw-${name}))`;
  return parseColour(getComputedStyle(sample).color);
}
