import {
  cryptoBalanceRows,
  depositRows,
  type Guard,
  type ScreenName,
  serviceRows,
  sweepstakeRows,
  titles,
  withdrawalRows,
} from './routeTable';

/** The flows. Each has its own set of routes. */
export type FlowName = 'main' | 'cryptobalance' | 'sweep';

export interface Route {
  /** The public name, as `data-screen` shows it. */
  name: string;
  /** The screen to show. A route and its crypto-balance twin have the same. */
  screen: ScreenName;
  /** The path within the widget, without the base path. */
  path: string;
  /** The name of a route, `previous`, or `none` if the header has no back button. */
  back: string;
  guard: Guard;
  /** The translation key of the title, unless the screen has one of its own, such as its method's name. */
  title: string;
  hidesClose: boolean;
  hidesHeader: boolean;
}

type Row = readonly [ScreenName, string, string, Guard];

const toRoute =
  (flowTitle: string) =>
  ([name, path, back, guard]: Row): Route => ({
    name,
    screen: name,
    path,
    back,
    guard,
    title: titles[name] ?? flowTitle,
    hidesClose: name === 'form',
    hidesHeader: false,
  });

const deposit = depositRows.map(toRoute('deposit.title'));
const withdrawal = withdrawalRows.map(toRoute('withdrawal.title'));
const service = serviceRows.map(toRoute('widget.title'));
const sweepstake = sweepstakeRows.map((row) =>
  toRoute(row[0].startsWith('sweep.deposit') ? 'sweep.deposit.title' : 'sweep.withdrawal.title')(row),
);

/** The crypto-balance twin of a main-flow name: `deposit.redirect` → `cryptobalance.deposit.fiat.redirect`. */
function twinName(name: string): string {
  if (name === 'deposit.list') return 'cryptobalance.deposit.fiat';
  if (name === 'deposit.video-instruction') return 'cryptobalance.deposit.video-instruction';
  if (name.startsWith('deposit.')) return name.replace(/^deposit\./, 'cryptobalance.deposit.fiat.');
  if (name.startsWith('withdrawal.')) return `cryptobalance.${name}`;
  return name;
}

function twinPath(route: Route): string {
  if (route.name === 'deposit.video-instruction') return '/cryptobalance/deposit/video-instruction';
  return `/cryptobalance${route.path.replace(/^\/deposit/, '/deposit/fiat')}`;
}

const toTwin = (route: Route): Route => ({
  ...route,
  name: twinName(route.name),
  path: twinPath(route),
  back: twinName(route.back),
  hidesHeader: route.name.endsWith('.complete'),
});

const cryptoBalance = [
  ...cryptoBalanceRows.map(toRoute('deposit.title')),
  ...[...deposit, ...withdrawal].filter(({ name }) => name !== 'deposit.list').map(toTwin),
];

const routeSets: Readonly<Record<FlowName, readonly Route[]>> = {
  main: [...deposit, ...withdrawal, ...service],
  cryptobalance: [...cryptoBalance, ...service],
  sweep: [...sweepstake, ...service],
};

/** All routes of a flow. */
export function routesOf(flow: FlowName): readonly Route[] {
  return routeSets[flow];
}

/** The route of a path without its base. A trailing slash is ignored. Returns undefined for an unknown path. */
export function routeAt(flow: FlowName, path: string): Route | undefined {
  const trimmedPath = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return routeSets[flow].find((route) => route.path === trimmedPath);
}

/** The route of a screen's or route's name in a flow. Crypto-balance and sweepstake return the twin. */
export function routeNamed(flow: FlowName, name: string): Route | undefined {
  const set = routeSets[flow];
  const find = (wanted: string) => set.find((route) => route.name === wanted);
  return (
    find(name) ?? find(flow === 'sweep' ? `sweep.${name}` : flow === 'cryptobalance' ? twinName(name) : name)
  );
}

/** The first route of a flow, by the transaction that the host asked for. */
export function startRoute(flow: FlowName, transaction: 'deposit' | 'withdrawal' = 'deposit'): Route {
  const starts = {
    main: { deposit: 'deposit.list', withdrawal: 'withdrawal.list' },
    cryptobalance: { deposit: 'cryptobalance.deposit.crypto', withdrawal: 'cryptobalance.withdrawal.list' },
    sweep: { deposit: 'sweep.deposit.list', withdrawal: 'sweep.withdrawal.methods' },
  } as const;
  const route = routeNamed(flow, starts[flow][transaction]);
  if (!route) throw new Error(`The flow ${flow} has no start`);
  return route;
}
