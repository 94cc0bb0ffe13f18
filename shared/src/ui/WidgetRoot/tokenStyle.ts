import { isSafeValue } from '@paywidget/shared/theme';
import type { Theme } from './widgetContext';

/** Overrides of design tokens, by name. `light` and `dark` contain those of one mode. */
export type TokenLayer = Readonly<Record<string, unknown>>;

/**
 * Returns the custom properties of the layers in a mode. A later layer wins, and inside of one the tokens of the mode. Leaves out other
 * properties, and values that could load a file. An empty value takes an override back.
 */
export function tokenStyle(layers: readonly TokenLayer[], theme: Theme): Record<string, string> {
  const style: Record<string, string> = {};
  for (const layer of layers)
    for (const [name, value] of Object.entries({ ...layer, ...(layer[theme] as TokenLayer) }))
      if (name.startsWith('--pw-') && isSafeValue(value)) style[name] = value;
  return style;
}
