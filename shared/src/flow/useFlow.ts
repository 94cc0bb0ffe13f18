import { useHost } from '@paywidget/shared/host';
import { announceCloseAtom, useSetAtom } from '@paywidget/shared/state';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useFlowPosition } from './FlowProvider';
import { routeNamed, startRoute } from './routes';

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

/** How many entries of the history the widget itself pushed, up to the one shown. */
interface OwnHistory {
  depth: number;
}

/** Moves between screens. */
export function useFlow(): FlowNavigation {
  const { flow, route } = useFlowPosition();
  const host = useHost();
  const navigate = useNavigate();
  const location = useLocation();
  const depth = (location.state as OwnHistory | null)?.depth ?? 0;

  const go = useCallback(
    (name: string, { replace = false, query }: GoOptions = {}) => {
      const target = routeNamed(flow, name) ?? startRoute(flow);
      const search = query ? `?${new URLSearchParams(query)}` : '';
      const state: OwnHistory = { depth: replace ? depth : depth + 1 };
      navigate(target.path + search, { replace, state });
    },
    [flow, depth, navigate],
  );

  const back = useCallback(() => {
    if (route.back === 'previous' && depth > 0) navigate(-1);
    else if (route.back === 'previous' || route.back === 'none') go(listOf(route.name), { replace: true });
    else go(route.back, { replace: true });
  }, [route, depth, navigate, go]);

  const announceClose = useSetAtom(announceCloseAtom);
  const close = useCallback(() => {
    announceClose();
    host.send('Close', {});
  }, [announceClose, host]);

  return useMemo(() => ({ go, back, close }), [go, back, close]);
}

/** The list a route belongs to, for a 'previous' with no history of our own. */
function listOf(name: string): string {
  if (name.startsWith('sweep.withdrawal')) return 'sweep.withdrawal.methods';
  if (name.startsWith('sweep.')) return 'sweep.deposit.list';
  return name.includes('withdrawal') ? 'withdrawal.list' : 'deposit.list';
}
