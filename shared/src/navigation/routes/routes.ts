import {
  cryptoBalanceScreens,
  depositScreens,
  type ScreenName,
  type ScreenRow,
  serviceScreens,
  sweepstakeScreens,
  withdrawalScreens,
} from './routeTable';

/** The flows. Each flow has a separate set of routes. */
export type FlowName = 'main' | 'cryptobalance' | 'sweep';

/** A place in a flow: the row of a screen, under the name and the path that it has in the flow. */
export interface Route extends Omit<ScreenRow, 'header' | 'twin'> {
  /** The public name, as `data-screen` shows it. */
  name: string;
  /** The name of the row. A route and its crypto-balance twin have the same row. */
  screen: ScreenName;
  header: 'full' | 'withoutBack' | 'withoutClose' | 'none';
}

const toRoutes = (screens: Readonly<Record<string, ScreenRow>>): Route[] =>
  Object.entries(screens).map(([name, { header, twin: _, ...row }]) => ({
    ...row,
    name,
    screen: name as ScreenName,
    header: header === 'notInCryptoBalance' ? 'full' : header,
  }));

const deposit = toRoutes(depositScreens);
const withdrawal = toRoutes(withdrawalScreens);
const service = toRoutes(serviceScreens);

const twinned: Readonly<Record<string, ScreenRow>> = { ...depositScreens, ...withdrawalScreens };

/** The crypto-balance twin of a main-flow name: `deposit.redirect` → `cryptobalance.deposit.fiat.redirect`. */
const twinName = (name: string): string =>
  twinned[name]?.twin ??
  name.replace(/^deposit\./, 'cryptobalance.deposit.fiat.').replace(/^withdrawal\./, 'cryptobalance.$&');

const toTwin = ({ name, path, back, header, ...row }: Route): Route => {
  const twin = twinned[name];
  return {
    ...row,
    name: twinName(name),
    path: twin?.twin
      ? `/${twin.twin.replace(/\./g, '/')}`
      : `/cryptobalance${path.replace(/^\/deposit/, '/deposit/fiat')}`,
    back: twinName(back),
    header: twin?.header === 'notInCryptoBalance' ? 'none' : header,
  };
};

const cryptoBalance = [
  ...toRoutes(cryptoBalanceScreens),
  ...[...deposit, ...withdrawal].map(toTwin).filter(({ name }) => !(name in cryptoBalanceScreens)),
];

const routeSets: Readonly<Record<FlowName, readonly Route[]>> = {
  main: [...deposit, ...withdrawal, ...service],
  cryptobalance: [...cryptoBalance, ...service],
  sweep: [...toRoutes(sweepstakeScreens), ...service],
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
