import { defineFlow, type FlowScreenEntry } from '@paywidget/shared/navigation';
import { type FlowName, routeNamed, routesOf, type ScreenName } from '@paywidget/shared/navigation/routes';
import { fakeTrustedOrigins } from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { act } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import mfCrypto from '../../../mf-crypto/src/routes';
import mfDeposit from '../../../mf-deposit/src/routes';
import mfP2p from '../../../mf-p2p/src/routes';
import mfSweepstake from '../../../mf-sweepstake/src/routes';
import mfWithdrawal from '../../../mf-withdrawal/src/routes';
import { Header } from '../../../shell/src/app/layout/Header';
import { ErrorScreen } from '../../../shell/src/app/pages';
import { EmptyScreen } from '../../../shell/src/app/pages/EmptyScreen/EmptyScreen';
import { HelperWindowScreen } from '../../../shell/src/app/pages/HelperWindowScreen/HelperWindowScreen';
import { BrokenScreen } from '../../../shell/src/app/router/BrokenScreen';
import { MissingScreen } from '../../../shell/src/app/router/MissingScreen';
import { createScene, placesOf, type ScreenState, screenStates } from '.';

const entries: Partial<Record<ScreenName, FlowScreenEntry>> = {
  ...mfDeposit.screens,
  ...mfWithdrawal.screens,
  ...mfCrypto.screens,
  ...mfP2p.screens,
  ...mfSweepstake.screens,
  empty: { component: EmptyScreen },
  error: { component: ErrorScreen },
  form: { component: HelperWindowScreen },
};

const services = { urls: { trustedOrigins: fakeTrustedOrigins('https://pay.example') } };

const withHeader = (Screen: ComponentType) => () => (
  <>
    <Header />
    <main>
      <Screen />
    </main>
  </>
);
const screens: Partial<Record<ScreenName, { component: ComponentType }>> = {};

beforeAll(async () => {
  for (const [name, entry] of Object.entries(entries)) {
    const Screen = 'component' in entry ? entry.component : await entry.load();
    screens[name as ScreenName] = { component: withHeader(Screen) };
  }
  screens['empty.region'] = screens['deposit.region'];
  // Lazy parts load before the time limits of the tests start.
  await Promise.all([
    import('@paywidget/shared/deposit'),
    import('@paywidget/shared/bonus'),
    import('@paywidget/shared/withdrawal'),
    import('@paywidget/shared/withdrawal/review'),
  ]);
});
beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
  jest.spyOn(window, 'open').mockReturnValue(null);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const advance = (ms = 500) => act(() => jest.advanceTimersByTimeAsync(ms));

async function open(state: ScreenState, flow: FlowName, closingButton: boolean) {
  const { server, store } = createScene(state, { flow, closingButton });
  const rendered = renderScreen(defineFlow(screens), {
    at: routeNamed(flow, state.screen)?.name ?? state.screen,
    flow,
    choice: state.choice,
    query: state.query,
    server,
    store,
    services: { ...services, ...state.services },
  });
  await advance();
  await state.steps?.(rendered.user);
  await advance(state.kind === 'fails' ? 5_000 : 1_000);
  return rendered;
}

const isEnabled = (control: Element) =>
  !control.matches(':disabled, [aria-disabled="true"], [aria-busy="true"]') &&
  control.closest('[aria-hidden="true"], [hidden]') === null;
const controlsIn = (root: Element, selector: string) =>
  [...root.querySelectorAll(selector)].filter(isEnabled);

/** The ways out of the screen: to the list, to the previous screen, or out of the widget. */
const outward = '[data-action="back"], [data-action="close"], [data-action="change"], [data-action="cancel"]';
const still = '[data-action="close"], [data-action="copy"], [data-action="share"]';

function actionsOf(container: Element) {
  const content = container.querySelector('main') ?? container;
  const header = container.querySelector('header');
  const headerBack = header ? controlsIn(header, '[data-action="back"]') : [];
  // From a result, the way on is the list, to which the header leads back.
  const isResult = content.querySelector('[data-status]') !== null;
  return {
    out: [...(header ? controlsIn(header, outward) : []), ...controlsIn(content, outward)],
    on: [
      ...controlsIn(content, 'button, a[href], input, [role="combobox"]').filter(
        (control) => !control.matches(still),
      ),
      ...(isResult ? headerBack : []),
    ],
  };
}

const named = (controls: Element[]) => controls.map((control) => control.outerHTML.slice(0, 120)).join('\n');

function expectWays(
  container: Element,
  {
    kind,
    isFirst,
    closingButton,
  }: {
    kind: ScreenState['kind'];
    /** The first screen of a flow, or the page in its place: only the host's own page leads out of it if it forbids closing. */
    isFirst: boolean;
    closingButton: boolean;
  },
) {
  const { on, out } = actionsOf(container);
  const isLeftByHost = isFirst && !closingButton;
  if (!isLeftByHost && kind !== 'ownWindow' && kind !== 'bare') expect(named(out)).not.toBe('');
  if (kind !== 'waits' && kind !== 'ownWindow' && kind !== 'bare') expect(named(on)).not.toBe('');
  // If the player may close the screen, the way out differs from the way on.
  if (closingButton && kind === undefined) expect(new Set([...on, ...out]).size).toBeGreaterThan(1);
}

/** If the header leads back, closing makes no difference. */
function closingCases({ screen }: ScreenState, flow: FlowName): boolean[] {
  const route = routeNamed(flow, screen);
  return route?.header === 'none' || route?.back === 'none' || screen === 'empty' ? [true, false] : [true];
}

const rows = screenStates.flatMap((state) =>
  placesOf(state).flatMap(({ flow }) =>
    closingCases(state, flow).map(
      (closingButton) => [state.screen, state.state, flow, closingButton, state] as const,
    ),
  ),
);

test.each(rows)(
  'the screen %s never leaves the player stuck: %s (flow %s, closing allowed: %s)',
  async (_, __, flow, closingButton, state) => {
    const { container, thrown, whereabouts } = await open(state, flow, closingButton);
    if (state.kind === 'fails') {
      // The shell then shows the error page. The error page has another row.
      expect(thrown()).toBeDefined();
      return;
    }
    expect(thrown()).toBeUndefined();
    if (state.kind !== 'waits') expect(container.querySelector('[data-screen]')).toBeInTheDocument();
    const route = routeNamed(flow, whereabouts().name ?? '');
    const isFirst = route?.back === 'none' || route?.name === 'empty';
    expectWays(container, { kind: state.kind, isFirst, closingButton });
  },
);

test.each([
  ['cannot be loaded', createElement(BrokenScreen, { onRetry: () => undefined })],
  ['is missing in the deployed flow', <MissingScreen key="missing" />],
])('a screen that %s never leaves the player stuck', (_, page) => {
  const { container } = renderScreen(defineFlow({ 'deposit.cash': { component: withHeader(() => page) } }), {
    at: 'deposit.cash',
    choice: { method: 'cash' },
  });
  expectWays(container, { kind: undefined, isFirst: false, closingButton: true });
});

test('every route of every flow has a row', () => {
  const covered = new Set<string>(screenStates.map(({ screen }) => screen));
  const routes = (['main', 'cryptobalance', 'sweep'] as const).flatMap(routesOf);
  expect(routes.map(({ screen }) => screen).filter((screen) => !covered.has(screen))).toEqual([]);
});
