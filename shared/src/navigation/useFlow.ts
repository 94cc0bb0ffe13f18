import { useHost } from '@paywidget/shared/host';
import { type FlowName, routeNamed, startRoute } from '@paywidget/shared/navigation/routes';
import { announceCloseAtom, useSetAtom } from '@paywidget/shared/state';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useFlowPosition } from './FlowProvider';

export interface GoOptions {
  replace?: boolean;
  query?: Readonly<Record<string, string>>;
}

export interface FlowNavigation {
  /** Goes to a screen by name; within crypto-balance, to its twin. */
  go(name: string, options?: GoOptions): void;
  /** Follows the route's back target. Never leaves the widget's own history (decisions, section 2). */
  back(): void;
  /** Asks the host to close the widget. */
  close(): void;
}

/** What an entry of the history knows of those before it. */
interface OwnHistory {
  /** How many the widget itself pushed, this one included. */
  depth: number;
  /** The route of the entry before, by name. */
  from?: string;
}

/**
 * Whether an entry is a back target. Pages that follow a created deposit name the redirect base: a form within a group,
 * India's and on-ramp's stand for it.
 */
const isTarget = (entry = '', target: string) =>
  entry.replace('.group.', '.') === target ||
  (target.endsWith('.redirect') && /\.(india|onramp)$/.test(entry));

/** The visit that is being gone back from. The browser takes a while to, and a second press meanwhile goes no further. */
let left: object | undefined;

/** Moves between screens. */
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
    // A target that is the entry before is gone back to, or it would stand in the history twice.
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
 * The list a route belongs to, for a 'previous' with no history of our own. The pages of what could not be had and of
 * empty lists say in their query whose they are.
 */
function listOf(flow: FlowName, name: string, query: URLSearchParams): string {
  if (name === 'error' || name === 'empty.region') return query.get('back') ?? 'deposit.list';
  const owner = name === 'empty' ? query.get('transaction') : name;
  return owner?.includes('withdrawal') ? startRoute(flow, 'withdrawal').name : 'deposit.list';
}
