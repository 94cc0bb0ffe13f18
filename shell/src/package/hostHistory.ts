import { type FlowName, routeAt } from '@paywidget/shared/navigation/routes';
import type { History } from '../app/state/appProps';

const flows: readonly FlowName[] = ['main', 'cryptobalance', 'sweep'];

/** The names in a query that the widget's pages and the providers' returns use. */
const ownParameters: ReadonlySet<string> = new Set([
  ...['status', 'depositId', 'to', 'back', 'message', 'reason', 'hostOrigin'],
  ...['direct', 'transaction', 'bank', 'bonus', 'kind', 'refetch'],
]);

export interface HostHistory {
  history: History;
  /** Restores the page's URL from before the widget, unless the host has navigated elsewhere. */
  restore(): void;
}

/**
 * The browser's history for a widget inside a host's page. The widget's paths follow the base path. The host's query and
 * hash stay unchanged, and the widget does not see them. If a page is opened or mounted again at a path of the widget, it
 * keeps its base.
 * @param basePath the path of the host's page, such as `/cashier`. By default the current path without a path of the widget
 */
export function hostHistory(window: Window, basePath?: string): HostHistory {
  const { location, history } = window;
  const { hash } = location;
  const base = basePath === undefined ? withoutWidgetPath(location.pathname) : normalized(basePath);
  const isOwnPath = (pathname: string) =>
    pathname.startsWith(base) && isWidgetPath(pathname.slice(base.length));
  const startsInside = isOwnPath(location.pathname);
  const search = startsInside ? split(location.search).host : location.search;
  const pathBefore = startsInside ? base || '/' : location.pathname;
  const before = { state: history.state, url: pathBefore + search + hash };

  /** Adds the host's query and hash to an address of the widget. */
  function withHostParts(address: string | URL): string {
    const { pathname, search: own } = new URL(address, location.href);
    return pathname + joined(search, own) + hash;
  }

  const widgetLocation = {
    get pathname() {
      const { pathname } = location;
      return pathname === base || pathname.startsWith(`${base}/`) ? pathname : `${base}/`;
    },
    get search() {
      return isOwnPath(location.pathname) ? split(location.search).own : '';
    },
    hash: '',
    get origin() {
      return location.origin;
    },
    get href() {
      return location.href;
    },
    assign: (address: string) => location.assign(withHostParts(address)),
  };
  const widgetHistory = {
    get state() {
      return history.state;
    },
    get length() {
      return history.length;
    },
    go: (steps: number) => history.go(steps),
    pushState: (state: unknown, title: string, address: string) =>
      history.pushState(state, title, withHostParts(address)),
    replaceState: (state: unknown, title: string, address?: string) =>
      history.replaceState(state, title, address === undefined ? undefined : withHostParts(address)),
  };
  const widgetWindow = {
    document: window.document,
    location: widgetLocation,
    history: widgetHistory,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  };

  return {
    history: { kind: 'browser', basePath: base, window: widgetWindow as unknown as Window },
    restore() {
      if (isOwnPath(location.pathname)) history.replaceState(before.state, '', before.url);
    },
  };

  /** Separates the widget's own parameters from the host's. */
  function split(query: string): { own: string; host: string } {
    const pairs = query.replace(/^\?/, '').split('&').filter(Boolean);
    const isOwn = (pair: string) => ownParameters.has(pair.split('=')[0] ?? '');
    return {
      own: asQuery(pairs.filter(isOwn)),
      host: asQuery(pairs.filter((pair) => !isOwn(pair))),
    };
  }
}

const asQuery = (pairs: readonly string[]) => (pairs.length > 0 ? `?${pairs.join('&')}` : '');

const joined = (first: string, second: string) =>
  first && second ? `${first}&${second.slice(1)}` : first + second;

const isWidgetPath = (path: string) =>
  path.length > 1 && flows.some((flow) => routeAt(flow, path) !== undefined);

const normalized = (path: string) => `/${path}`.replace(/^\/+/, '/').replace(/\/+$/, '');

/** The path without its longest end that is a path of the widget: `/cashier/deposit/complete` is at `/cashier`. */
function withoutWidgetPath(pathname: string): string {
  const path = normalized(pathname);
  const steps = path.split('/');
  for (let length = 1; length < steps.length; length += 1) {
    if (isWidgetPath(`/${steps.slice(length).join('/')}`)) return steps.slice(0, length).join('/');
  }
  return path;
}
