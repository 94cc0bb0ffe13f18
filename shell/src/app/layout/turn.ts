import type { Route } from '@paywidget/shared/navigation/routes';

/** A place in the widget's history. `depth` counts the entries that the widget has pushed. */
export interface Place {
  route: Route;
  depth: number;
}

/**
 * Returns whether the way from one place to another leads forward or back. The next screen comes in from the matching side.
 * Undefined between two first screens, such as two tabs.
 */
export function turnOf(from: Place, to: Place): 'forward' | 'back' | undefined {
  if (from.route.back === 'none' && to.route.back === 'none') return undefined;
  if (to.depth !== from.depth) return to.depth > from.depth ? 'forward' : 'back';
  // The next screen has replaced this one.
  return to.route.back === 'none' || to.route.name === from.route.back ? 'back' : 'forward';
}
