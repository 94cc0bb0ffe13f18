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
  /** The transaction that the host requested. Only used for the root path. */
  transaction?: Transaction;
}

/** The result for a path: a route to show, or a redirect to another path. */
export type Resolution =
  | { kind: 'show'; route: Route }
  | {
      kind: 'redirect';
      to: string;
      forgetsChoice: boolean;
      /** True if the target is the same page at another path. */
      keepsQuery?: boolean;
    };

/** Finds the route of a path, and applies its guard. See docs/rules/routes.md. */
export function resolveRoute({ flow, path, choice, transaction }: RouteRequest): Resolution {
  if (path === '/' || path === '') return redirect(startRoute(flow, transaction).path);
  const route = routeAt(flow, path);
  if (!route) return redirectForUnknownPath(flow, path);
  if (!passesGuard(route.guard, choice)) return redirect(rootFor(flow, path), true);
  return { kind: 'show', route };
}

const redirect = (to: string, forgetsChoice = false) =>
  ({ kind: 'redirect', to, forgetsChoice }) satisfies Resolution;

/** A path within the withdrawal redirects to the start of the withdrawal, any other path to the start of the deposit. */
const rootFor = (flow: FlowName, path: string) =>
  startRoute(flow, /(^|\/)withdrawal(\/|$)/.test(path) ? 'withdrawal' : 'deposit').path;

function redirectForUnknownPath(flow: FlowName, path: string): Resolution {
  if (flow === 'main') return redirect('/');
  if (flow === 'sweep') return redirect('/deposit');
  // Providers send players back to paths of the main flow, from every flow. Use the same page of this flow, except for the
  // main flow's lists, which redirect to the start.
  const mainRoute = routeAt('main', path);
  const twin = mainRoute && mainRoute.back !== 'none' ? routeNamed(flow, mainRoute.name) : undefined;
  return twin ? { ...redirect(twin.path), keepsQuery: true } : redirect(rootFor(flow, path));
}

/** Returns the route that is shown at a path after all redirects. */
export function finalRoute(request: RouteRequest): Route {
  const resolution = resolveRoute(request);
  return resolution.kind === 'show' ? resolution.route : finalRoute({ ...request, path: resolution.to });
}
