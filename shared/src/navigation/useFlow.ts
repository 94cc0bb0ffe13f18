import { type FlowName, routeNamed, startRoute } from '@paywidget/shared/navigation/routes';
import { useHost } from '@paywidget/shared/services';
import { announceCloseAtom, useSetAtom } from '@paywidget/shared/state';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useFlowPosition } from './FlowProvider';

export interface GoOptions {
  replace?: boolean;
  query?: Readonly<Record<string, string>>;
}

export interface FlowNavigation {
  /** Navigates to a screen by name; in crypto-balance, to its twin. */
  go(name: string, options?: GoOptions): void;
  /** Goes to the route's back target. Never leaves the widget's own history. */
  back(): void;
  /** Asks the host to close the widget. */
  close(): void;
}

/** The facts that a history entry knows about the entries before it. */
interface OwnHistory {
  /** The number of entries that the widget has pushed, including this one. */
  depth: number;
  /** The name of the previous entry's route. */
  from?: string;
}

/**
 * True if an entry is a route's back target. Pages after a created deposit have the redirect base as their target. A form in
 * a group, India's form and the on-ramp form count as this base, and both tabs of crypto-balance count as its list.
 */
const isTarget = (entry = '', target: string) =>
  entry.replace('.group.', '.').replace(/deposit\.crypto$/, 'deposit.fiat') === target ||
  (target.endsWith('.redirect') && /\.(india|onramp)$/.test(entry));

/**
 * The visit that the player is leaving by going back. The browser needs a moment for this, and another press in that time
 * must not go back twice.
 */
let left: object | undefined;

/** Returns functions that navigate between screens. */
export function useFlow(): FlowNavigation {
  const { flow, route } = useFlowPosition();
  const host = useHost();
  const navigate = useNavigate();
  const location = useLocation();
  const { depth = 0, from } = (location.state as OwnHistory | null) ?? {};

  const go = useCallback(
    (name: string, { replace = false, query }: GoOptions = {}) => {
      const target = routeNamed(flow, name) ?? startRoute(flow);
      const search = query ? `?${new URLSearchParams(query)}` : '';
      const state: OwnHistory = replace ? { depth, from } : { depth: depth + 1, from: route.name };
      navigate(target.path + search, { replace, state });
    },
    [flow, route, depth, from, navigate],
  );

  const back = useCallback(() => {
    // If the target is the previous entry, go back. Otherwise the history would contain the target twice.
    const isBehind = route.back === 'previous' || isTarget(from, route.back);
    if (isBehind && depth > 0) {
      if (left !== location) navigate(-1);
      left = location;
    } else if (route.back !== 'previous' && route.back !== 'none') go(route.back, { replace: true });
    else go(listOf(flow, route.name, new URLSearchParams(location.search)), { replace: true });
  }, [flow, route, location, depth, from, navigate, go]);

  const announceClose = useSetAtom(announceCloseAtom);
  const close = useCallback(() => {
    announceClose();
    host.send('Close', {});
  }, [announceClose, host]);

  return useMemo(() => ({ go, back, close }), [go, back, close]);
}

/**
 * The list to which a route belongs, for a back target `previous` without own history. The error page and the empty page
 * name their flow in the query.
 */
function listOf(flow: FlowName, name: string, query: URLSearchParams): string {
  if (name === 'error' || name === 'empty.region') return query.get('back') ?? 'deposit.list';
  const owner = name === 'empty' ? query.get('transaction') : name;
  return owner?.includes('withdrawal') ? startRoute(flow, 'withdrawal').name : 'deposit.list';
}
