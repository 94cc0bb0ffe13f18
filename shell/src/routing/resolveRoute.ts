import {
  type FlowName,
  passesGuard,
  type Route,
  routeAt,
  routeNamed,
  startRoute,
} from '@paywidget/shared/navigation/routes';
import type { Choice } from '@paywidget/shared/state';

export type Transaction = 'deposit' | 'withdrawal';

export interface RouteRequest {
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
  | {
      kind: 'redirect';
      to: string;
      forgetsChoice: boolean;
      /** The page is the same by another path, so the query is meant for it. */
      keepsQuery?: boolean;
    };

/** The specification, section 2, "Main flow", "Crypto-balance flow" and "Route guards". */
export function resolveRoute({ flow, path, choice, transaction }: RouteRequest): Resolution {
  if (path === '/' || path === '') return redirect(startRoute(flow, transaction).path);
  const route = routeAt(flow, path);
  if (!route) return redirectForUnknownPath(flow, path);
  if (!passesGuard(route.guard, choice)) return redirect(rootFor(flow, path), true);
  return { kind: 'show', route };
}

const redirect = (to: string, forgetsChoice = false) =>
  ({ kind: 'redirect', to, forgetsChoice }) satisfies Resolution;

/** A player in the middle of a withdrawal starts over with the withdrawal. */
const rootFor = (flow: FlowName, path: string) =>
  startRoute(flow, /(^|\/)withdrawal(\/|$)/.test(path) ? 'withdrawal' : 'deposit').path;

function redirectForUnknownPath(flow: FlowName, path: string): Resolution {
  if (flow === 'main') return redirect('/');
  if (flow === 'sweep') return redirect('/deposit');
  // Providers send players back to main's paths, whichever flow they paid in. Its lists stand for the flow's own start.
  const ofMain = routeAt('main', path);
  const twin = ofMain && ofMain.back !== 'none' ? routeNamed(flow, ofMain.name) : undefined;
  return twin ? { ...redirect(twin.path), keepsQuery: true } : redirect(rootFor(flow, path));
}

/** What is shown at a path once all redirects have been followed. */
export function finalRoute(request: RouteRequest): Route {
  const resolution = resolveRoute(request);
  return resolution.kind === 'show' ? resolution.route : finalRoute({ ...request, path: resolution.to });
}
