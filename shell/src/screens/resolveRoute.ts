import { type FlowName, passesGuard, type Route, routeAt, startRoute } from '@paywidget/shared/routes';
import type { Choice } from '@paywidget/shared/state';

export type Transaction = 'deposit' | 'withdrawal';

export interface Whereabouts {
  flow: FlowName;
  /** Without the base path. */
  path: string;
  choice: Choice;
  /** What the host asked for; it counts at the root. */
  transaction?: Transaction;
}

/** What a path means: a route to show, or another path to go to instead. */
export type Resolution =
  | { kind: 'show'; route: Route }
  | { kind: 'redirect'; to: string; forgetsChoice: boolean };

/** The specification, section 2, "Main flow", "Crypto-balance flow" and "Route guards". */
export function resolveRoute({ flow, path, choice, transaction }: Whereabouts): Resolution {
  if (path === '/' || path === '') return redirect(startRoute(flow, transaction).path);
  const route = routeAt(flow, path);
  if (!route) return redirect(insteadOfUnknown(flow, path));
  if (!passesGuard(route.guard, choice)) return redirect(rootFor(flow, path), true);
  return { kind: 'show', route };
}

const redirect = (to: string, forgetsChoice = false): Resolution => ({ kind: 'redirect', to, forgetsChoice });

/** A player in the middle of a withdrawal starts over with the withdrawal. */
const rootFor = (flow: FlowName, path: string) =>
  startRoute(flow, /(^|\/)withdrawal(\/|$)/.test(path) ? 'withdrawal' : 'deposit').path;

function insteadOfUnknown(flow: FlowName, path: string): string {
  if (flow === 'main') return '/';
  return flow === 'sweep' ? '/deposit' : rootFor(flow, path);
}

/** What is shown at a path once all redirects have been followed. */
export function finalRoute(whereabouts: Whereabouts): Route {
  const resolution = resolveRoute(whereabouts);
  return resolution.kind === 'show' ? resolution.route : finalRoute({ ...whereabouts, path: resolution.to });
}
