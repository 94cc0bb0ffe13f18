import { depositMethodsQuery, RequestTimeoutError, useQuery } from '@paywidget/shared/api';
import { fetchPaymentMethods } from '@paywidget/shared/contract';
import { createI18n } from '@paywidget/shared/i18n';
import { defineFlow, type FlowModule, FlowScreen, useFlow } from '@paywidget/shared/navigation';
import { ServicesProvider, useApi } from '@paywidget/shared/services';
import {
  beforeCloseAtom,
  choiceAtom,
  createStore,
  depositMethodsParamsAtom,
  pickedCurrencyAtom,
  regionAtom,
  sessionAtom,
  useAtomValue,
} from '@paywidget/shared/state';
import {
  createFakeServer,
  createRecordingHost,
  createTestServices,
  sampleSession,
} from '@paywidget/shared/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { hostHistory } from '../../package/hostHistory';
import { lastResort } from '../failures';
import { WidgetFrame } from '../render/WidgetFrame';
import { createScreens } from '../routing';
import type { History } from '../state/appProps';
import { WidgetRouter } from './WidgetRouter';

const texts = {
  ...lastResort,
  'deposit.title': 'Deposit',
  'empty.refresh': 'Refresh',
  'empty.header': 'Empty',
  'screen.missing.title': 'Not here yet',
  'screen.missing.back': 'Other methods',
};

function List() {
  const { go } = useFlow();
  return (
    <FlowScreen heading="Methods">
      <button type="button" onClick={() => go('deposit.region')}>
        Change region
      </button>
    </FlowScreen>
  );
}

function Region() {
  return <FlowScreen heading="Regions">Countries</FlowScreen>;
}

function EmptyList() {
  const { go } = useFlow();
  useEffect(() => go('empty', { replace: true }), [go]);
  return null;
}

function LostList() {
  const { go } = useFlow();
  useEffect(() => go('empty', { replace: true, query: { reason: 'network' } }), [go]);
  return null;
}

function FetchingList() {
  const query = depositMethodsQuery(useApi(), useAtomValue(depositMethodsParamsAtom));
  const { isSuccess } = useQuery({ ...query, throwOnError: true });
  return isSuccess && <FlowScreen heading="Methods">Fine</FlowScreen>;
}

const flow = defineFlow({ 'deposit.list': { component: List }, 'deposit.region': { component: Region } });

interface Options {
  path?: string;
  history?: History;
  load?: () => Promise<FlowModule>;
  payload?: Record<string, unknown>;
  user?: Record<string, unknown>;
  region?: string;
  isBarePage?: boolean;
}

function renderAt({
  path = '/',
  history = { kind: 'memory', path },
  load = async () => flow,
  payload = {},
  user,
  region,
  isBarePage,
}: Options = {}) {
  const store = createStore();
  store.set(sessionAtom, sampleSession({ payload, user }));
  store.set(regionAtom, region);
  store.set(pickedCurrencyAtom, region && 'KZT');
  const host = createRecordingHost();
  const server = createFakeServer();
  const i18n = createI18n({ host, load: async () => ({}), lastResort: texts });
  const federation = { load: jest.fn(load), remoteFor: () => 'mf-deposit' as const, warm: jest.fn() };
  const screens = createScreens(federation, i18n);
  const pageLoad = { begin: jest.fn(), shown: jest.fn() };
  const { unmount } = render(
    <ServicesProvider services={createTestServices({ store, host, server, i18n, isBarePage })}>
      <WidgetFrame>
        <WidgetRouter screens={screens} pageLoad={pageLoad} history={history} />
      </WidgetFrame>
    </ServicesProvider>,
  );
  return { unmount, host, store, server, pageLoad, user: userEvent.setup() };
}

const shown = () => document.querySelector('[data-screen]')?.getAttribute('data-screen');

describe('the router', () => {
  it('redirects from the root to the first list and shows its title', async () => {
    const { pageLoad } = renderAt();
    const bar = within(await screen.findByRole('banner'));
    expect(await bar.findByRole('heading', { level: 1, name: 'Methods' })).toBeInTheDocument();
    expect(shown()).toBe('deposit.list');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(pageLoad.begin).toHaveBeenCalledWith('deposit.list', expect.any(String));
    expect(pageLoad.shown).toHaveBeenCalledWith('deposit.list');
  });

  it('redirects to the list and clears region and currency if no method is chosen', async () => {
    const { store } = renderAt({ path: '/deposit/redirect', region: 'kz' });
    await screen.findByRole('heading', { name: 'Methods' });
    expect(shown()).toBe('deposit.list');
    expect(store.get(choiceAtom)).toEqual({});
    expect(store.get(regionAtom)).toBeUndefined();
    expect(store.get(pickedCurrencyAtom)).toBeUndefined();
  });

  it.each([
    ['deposit/complete', 'cryptobalance/deposit/fiat/complete?status=processed&depositId=41'],
    ['nowhere', 'cryptobalance/deposit/crypto'],
  ])('redirects in the crypto-balance flow from %s to %s', async (from, to) => {
    window.history.replaceState(null, '', `/paywidget/${from}?status=processed&depositId=41`);
    const history = { kind: 'browser', basePath: '/paywidget' } as const;
    renderAt({ history, payload: { widgetViewType: 'cryptobalance' } });
    await screen.findByText('Not here yet');
    expect(window.location.href).toBe(`http://localhost/paywidget/${to}`);
  });

  it('reads and writes the address through the window that it is given', async () => {
    window.history.replaceState(null, '', '/cashier?ref=7');
    const { user } = renderAt({ history: hostHistory(window).history });
    const change = await screen.findByRole('button', { name: 'Change region' });
    expect(window.location.href).toBe('http://localhost/cashier/deposit?ref=7');
    await user.click(change);
    expect(window.location.href).toBe('http://localhost/cashier/deposit/region?ref=7');
  });

  it('shows each screen from its top, coming from where the player goes', async () => {
    const { user } = renderAt();
    const screens = () => screen.getByRole('main').firstElementChild;
    const page = () => screen.getByRole('main').parentElement as HTMLElement;
    await screen.findByRole('button', { name: 'Change region' });
    expect(screens()).not.toHaveClass('forward');
    fireEvent.scroll(page(), { target: { scrollTop: 100 } });
    await user.click(screen.getByRole('button', { name: 'Change region' }));
    expect(screens()).toHaveClass('forward');
    await waitFor(() => expect(page().scrollTop).toBe(0));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screens()).toHaveClass('back');
  });

  it('goes back with the header’s back button', async () => {
    const { user } = renderAt();
    await user.click(await screen.findByRole('button', { name: 'Change region' }));
    expect(shown()).toBe('deposit.region');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(shown()).toBe('deposit.list');
  });

  it('shows the back button without a user id, token or closing button, but not on a bare page', async () => {
    const options = {
      path: '/deposit/region',
      payload: { closingButton: false },
      user: { id: undefined, token: undefined },
    };
    const { unmount } = renderAt(options);
    expect(await screen.findByRole('button', { name: 'Back' })).toBeInTheDocument();
    unmount();
    renderAt({ ...options, isBarePage: true });
    expect(await screen.findByText('Countries')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it('shows the region page as empty.region too', async () => {
    renderAt({ path: '/empty/region' });
    await screen.findByText('Countries');
    expect(shown()).toBe('empty.region');
  });
});

it('shows and reports a screen that the deployed flow does not have, and goes back', async () => {
  const listOnly = defineFlow({ 'deposit.list': { component: List } });
  const { host, user } = renderAt({ load: async () => listOnly });
  await user.click(await screen.findByRole('button', { name: 'Change region' }));
  expect(await screen.findByText('Not here yet')).toBeInTheDocument();
  expect(host.sentOf('Error')).toEqual([
    { code: 'screen.missing', message: expect.stringContaining('does not bring deposit.region') },
  ]);
  await user.click(screen.getByRole('button', { name: 'Other methods' }));
  expect(shown()).toBe('deposit.list');
});

describe('closing', () => {
  it('runs the beforeClose function, then sends Close to the host', async () => {
    const { host, store, user } = renderAt();
    const before = jest.fn(() => expect(host.sentOf('Close')).toEqual([]));
    store.set(beforeCloseAtom, before);
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(before).toHaveBeenCalledTimes(1);
    expect(host.sentOf('Close')).toHaveLength(1);
  });

  it.each([
    ['the host does not allow it', { payload: { closingButton: false } }],
    ['the page is the helper window', { path: '/form' }],
  ])('has no button if %s', async (_, options) => {
    renderAt(options);
    await screen.findByRole('main');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('happens when the host sends close', async () => {
    const { host } = renderAt();
    await screen.findByRole('heading', { name: 'Methods' });
    act(() => host.say('close', undefined));
    expect(host.sentOf('Close')).toHaveLength(1);
  });

  it('happens when the host sends back on the first list, but not on other screens', async () => {
    const { host, user } = renderAt();
    await user.click(await screen.findByRole('button', { name: 'Change region' }));
    act(() => host.say('swipe-back', undefined));
    expect(shown()).toBe('deposit.list');
    expect(host.sentOf('Close')).toHaveLength(0);
    act(() => host.say('back', undefined));
    expect(host.sentOf('Close')).toHaveLength(1);
  });

  it('happens when the host sends back on the empty page', async () => {
    const { host } = renderAt({ load: async () => defineFlow({ 'deposit.list': { component: EmptyList } }) });
    await waitFor(() => expect(shown()).toBe('empty'));
    act(() => host.say('back', undefined));
    expect(host.sentOf('Close')).toHaveLength(1);
  });
});

test('the bar does not say that there are no methods if the list could not be loaded', async () => {
  renderAt({ load: async () => defineFlow({ 'deposit.list': { component: LostList } }) });
  await waitFor(() => expect(shown()).toBe('empty'));
  expect(within(screen.getByRole('banner')).getByText('Deposit')).toBeInTheDocument();
});

test('the empty page has no back button, because its list leads to it again', async () => {
  renderAt({ load: async () => defineFlow({ 'deposit.list': { component: EmptyList } }) });
  await waitFor(() => expect(shown()).toBe('empty'));
  expect(document.querySelector('header [data-action="back"]')).toBeNull();
  expect(screen.getByText('Empty')).toBeInTheDocument();
});

describe('a screen that fails', () => {
  it('gets the focus on its heading, because the control that led to it is gone', async () => {
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    const listOnly = defineFlow({ 'deposit.list': { component: List } });
    const { user } = renderAt({ load: async () => listOnly });
    await user.click(await screen.findByRole('button', { name: 'Change region' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Not here yet' })).toHaveFocus();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('can be loaded again, while the rest of the widget keeps working', async () => {
    const answers = [Promise.reject(new Error('404')), Promise.resolve(flow)];
    const { host, user } = renderAt({ load: () => answers.shift() as Promise<FlowModule> });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(retry).toHaveAttribute('data-action', 'refresh');
    expect(screen.getByText('Deposit')).toBeInTheDocument();
    expect(host.sentOf('Error')).toEqual([{ code: 'screen.failed', message: 'deposit.list: 404' }]);

    await user.click(retry);

    expect(await screen.findByRole('heading', { name: 'Methods' })).toBeInTheDocument();
  });

  const comeBack = () => fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));

  it('that failed is loaded again when the player comes back by the browser’s history', async () => {
    const answers = [Promise.reject(new Error('left')), Promise.resolve(flow)];
    renderAt({ load: () => answers.shift() as Promise<FlowModule> });
    await screen.findByRole('button', { name: 'Try again' });
    comeBack();
    expect(await screen.findByRole('heading', { name: 'Methods' })).toBeInTheDocument();
  });

  it('that fails after the player has come back is loaded again, once', async () => {
    let fail = () => {};
    const lost = new Promise<FlowModule>((_, reject) => {
      fail = () => reject(new Error('left'));
    });
    const load = jest
      .fn<Promise<FlowModule>, []>()
      .mockRejectedValue(new Error('404'))
      .mockReturnValueOnce(lost);
    renderAt({ load });
    comeBack();
    fail();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await act(async () => {});
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is reported to the host if it throws, and can be mounted again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    let isBroken = true;
    const faulty = () => {
      if (isBroken) throw new TypeError('broken');
      return <FlowScreen heading="Methods">Fine</FlowScreen>;
    };
    const { host, user } = renderAt({
      load: async () => defineFlow({ 'deposit.list': { component: faulty } }),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(host.sentOf('Error')).toEqual([{ code: 'screen.failed', message: 'deposit.list: broken' }]);

    isBroken = false;
    await user.click(retry);

    expect(await screen.findByText('Fine')).toBeInTheDocument();
  });

  it('redirects to the error page if a call timed out, and back from there on refresh', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    let isSlow = true;
    const slow = () => {
      if (isSlow) throw new RequestTimeoutError('BANKING/methods-payment-v5');
      return <FlowScreen heading="Methods">Fine</FlowScreen>;
    };
    const { host, user } = renderAt({
      load: async () => defineFlow({ 'deposit.list': { component: slow } }),
    });
    const refresh = await screen.findByRole('button', { name: 'Try again' });
    expect(shown()).toBe('error');
    expect(host.sentOf('Error')).toContainEqual({ code: 'error.page', message: 'Request timeout' });

    isSlow = false;
    await user.click(refresh);

    expect(await screen.findByText('Fine')).toBeInTheDocument();
    expect(shown()).toBe('deposit.list');
  });
});

it('leaves the error page and repeats a call that failed with 401 for each new token', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { store, server } = renderAt({
    load: async () => defineFlow({ 'deposit.list': { component: FetchingList } }),
  });
  const renew = (token: string) =>
    act(async () => store.set(sessionAtom, sampleSession({ user: { token } })));
  const tokens = () =>
    server.requestsTo(fetchPaymentMethods).map(({ headers }) => headers.Authorization?.split(' ')[1]);
  server.refuse(fetchPaymentMethods, 401);
  await screen.findByRole('button', { name: 'Try again' });
  await renew('second');
  await waitFor(() => expect(tokens()).toEqual(['token', 'second']));
  await screen.findByRole('button', { name: 'Try again' });
  expect(tokens()).toEqual(['token', 'second']);

  server.answer(fetchPaymentMethods, { methods: [] });
  await renew('third');
  expect(await screen.findByText('Fine')).toBeInTheDocument();
  expect(tokens()).toEqual(['token', 'second', 'third']);
});

afterEach(() => jest.restoreAllMocks());
