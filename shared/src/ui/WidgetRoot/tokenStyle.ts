import { isSafeValue } from '@paywidget/shared/theme';
import type { Theme } from './widgetContext';

/** Overrides of design tokens, by name. `light` and `dark` contain the overrides of one mode. */
export type TokenLayer = Readonly<Record<string, unknown>>;

/**
 * Returns the custom properties of the layers in a mode. A later layer replaces an earlier one. In each layer, a token of
 * the mode replaces the common token. Leaves out other properties, and values that could load a file. An empty value removes
 * an override.
 */
export function tokenStyle(layers: readonly TokenLayer[], theme: Theme): Record<string, string> {
  const style: Record<string, string> = {};
  for (const layer of layers)
    for (const [name, value] of Object.entries({ ...layer, ...(layer[theme] as TokenLayer) }))
      if (name.startsWith('--pw-') && isSafeValue(value)) style[name] = value;
  return style;
}
