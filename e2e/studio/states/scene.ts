import { endpoints } from '@paywidget/shared/contract/payments';
import { type FlowName, type Route, routesOf } from '@paywidget/shared/navigation/routes';
import { createStore, sessionAtom } from '@paywidget/shared/state';
import { sampleSession } from '@paywidget/shared/testing';
import { sweepstakeServer } from '../../../mf-sweepstake/src/testing/sweepstakeServer';
import { bonus, depositMethods, withdrawalMethods } from './methods';
import type { ScreenState } from './screenState';

const {
  checkDeposit,
  fetchCountrySelector,
  fetchDepositLimits,
  fetchPaymentMethods,
  fetchWithdrawalMethods,
} = endpoints;

const flows: readonly FlowName[] = ['main', 'cryptobalance', 'sweep'];

/** The routes at which a screen is shown. The routes of the main flow have twins in crypto-balance. */
export const placesOf = ({
  screen,
  flow: only,
}: Pick<ScreenState, 'screen' | 'flow'>): { flow: FlowName; route: Route }[] =>
  flows.flatMap((flow) => {
    const route = routesOf(flow).find((candidate) => candidate.screen === screen);
    return route && (!only || only === flow) ? [{ flow, route }] : [];
  });

/** A server that works, before `serve` of a state changes it. */
function workingServer() {
  const server = sweepstakeServer();
  server.answer(fetchPaymentMethods, { methods: depositMethods });
  server.answer(fetchWithdrawalMethods, { methods: withdrawalMethods });
  server.answer(fetchCountrySelector, { isGeoSelectorEnabled: true, countries: ['br', 'nl'] });
  server.answer(fetchDepositLimits, {});
  server.answer(checkDeposit, { exists: false });
  return server;
}

interface SceneOptions {
  flow: FlowName;
  /** False if the host forbids closing. */
  closingButton: boolean;
  /** Further fields of the player. */
  user?: Readonly<Record<string, unknown>>;
}

/** Creates the server and the store of a state, ready for its screen to open. */
export function createScene(state: ScreenState, { flow, closingButton, user }: SceneOptions) {
  const server = workingServer();
  state.serve?.(server);
  const store = createStore();
  store.set(
    sessionAtom,
    sampleSession({
      payload: { widgetViewType: flow, closingButton, bonusList: [bonus], experiments: [] },
      user: { balanceData: { primary: { amount: 300, currency: 'USD' } }, ...user },
    }),
  );
  state.store?.(store);
  return { server, store };
}
