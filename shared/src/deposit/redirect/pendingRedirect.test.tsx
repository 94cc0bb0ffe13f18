import { defineFlow } from '@paywidget/shared/navigation';
import { type PendingRedirect, paymentsAtom } from '@paywidget/shared/payments';
import { createStore, type Store, sessionAtom, tokensAtom } from '@paywidget/shared/state';
import {
  createRecordingHost,
  createTestServices,
  sampleDeposit,
  sampleSession,
  showDeposit,
  storeDeposit,
  storedDeposit,
  waitingRedirect,
} from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { act, screen } from '@testing-library/react';
import { useNavigate } from 'react-router';
import {
  openHelper,
  recordRedirect,
  redirectInHelper,
  redirectWithoutHelper,
  useContinueToPayment,
} from './pendingRedirect';

const redirect = { url: 'https://bank.example/pay', method: 'POST', data: { token: 'x' } } as const;
const pending: PendingRedirect = {
  redirect,
  redirectMode: 'helper',
  screen: 'deposit.complete',
};

/** A window that the widget opens. */
function openedWindow() {
  const opened = document.body.appendChild(document.createElement('iframe')).contentWindow as Window;
  let isClosed = false;
  Object.defineProperty(opened, 'closed', { get: () => isClosed });
  const posted = jest.spyOn(opened, 'postMessage').mockImplementation(() => undefined);
  const close = jest.spyOn(opened, 'close').mockImplementation(() => {
    isClosed = true;
  });
  const getReady = () =>
    act(() => {
      const data = JSON.stringify({ type: 'paywidget.ready' });
      window.dispatchEvent(new MessageEvent('message', { data, source: opened, origin: 'http://localhost' }));
    });
  return { opened, posted, close, getReady, closeByPlayer: () => close.getMockImplementation()?.() };
}

/** The state of a player whose deposit was created. */
function createdStore() {
  const store = createStore();
  store.set(sessionAtom, sampleSession());
  showDeposit(store, { status: 'waiting', depositId: '41' });
  storeDeposit(store, sampleDeposit());
  const awaitsRedirect = () => storedDeposit(store)?.awaitsRedirect;
  return { store, awaitsRedirect };
}

/** The services of a widget with this store. */
const servicesOf = (store: Store) => createTestServices({ store });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
  document.body.replaceChildren();
});

describe('a helper window', () => {
  it.each([
    [undefined, false],
    [{ awaitsCheck: true }, true],
  ])('opens a page of the widget that looks like it and knows of a check: %j', (options, knowsOfCheck) => {
    const { store } = createdStore();
    store.set(tokensAtom, { '--pw-accent': 'red' });
    const { opened } = openedWindow();
    const open = jest.spyOn(window, 'open').mockReturnValue(opened);
    openHelper(servicesOf(store), options);
    const [address, target] = open.mock.calls[0] ?? [];
    const { origin, pathname, searchParams } = new URL(String(address));
    expect([origin, pathname, target]).toEqual(['http://localhost', '/paywidget/form', '_blank']);
    expect(searchParams.get('lang')).toBe('en');
    expect(searchParams.get('theme')).toBe('light');
    expect(searchParams.get('check')).toBe(knowsOfCheck ? '1' : null);
  });

  it('gets the host’s tokens once it is ready', () => {
    const { store } = createdStore();
    store.set(tokensAtom, { '--pw-accent': 'red' });
    const { opened, posted, getReady } = openedWindow();
    jest.spyOn(window, 'open').mockReturnValue(opened);
    openHelper(servicesOf(store));
    getReady();
    expect(JSON.parse(String(posted.mock.calls[0]?.[0]))).toMatchObject({ tokens: { '--pw-accent': 'red' } });
  });

  it('takes the redirect, which is pending until the window is ready', () => {
    const { store, awaitsRedirect } = createdStore();
    const { opened, posted, getReady } = openedWindow();
    jest.spyOn(window, 'open').mockReturnValue(opened);
    const helper = openHelper(servicesOf(store));
    redirectInHelper(helper, store, '41', pending);
    expect(waitingRedirect(store)).toEqual({ ...pending, helper });
    expect(awaitsRedirect()).toBe(true);
    getReady();
    expect(JSON.parse(String(posted.mock.calls[0]?.[0]))).toEqual({
      type: 'paywidget.redirect',
      ...redirect,
    });
    expect(waitingRedirect(store)).toBeUndefined();
    expect(awaitsRedirect()).toBe(false);
  });

  it('leaves the redirect pending, for another window, if it is closed before it is ready', () => {
    const { store, awaitsRedirect } = createdStore();
    const { opened, closeByPlayer } = openedWindow();
    jest.spyOn(window, 'open').mockReturnValue(opened);
    redirectInHelper(openHelper(servicesOf(store)), store, '41', pending);
    closeByPlayer();
    jest.advanceTimersByTime(1_000);
    expect(waitingRedirect(store)).toEqual(pending);
    expect(awaitsRedirect()).toBe(true);
  });
});

describe('a redirect of one deposit', () => {
  it('is not pending for the next one', () => {
    const { store } = createdStore();
    recordRedirect(store, '41', pending, false);
    expect(waitingRedirect(store)).toBe(pending);
    showDeposit(store, { status: 'waiting', depositId: '42' });
    expect(waitingRedirect(store)).toBeUndefined();
  });

  it('does not change the redirect of the next deposit, even if it ends late', () => {
    const { store, awaitsRedirect } = createdStore();
    showDeposit(store, { status: 'waiting', depositId: '42' });
    storeDeposit(store, sampleDeposit({ depositId: '42', awaitsRedirect: true }));
    recordRedirect(store, '42', pending, false);
    recordRedirect(store, '41', pending, true);
    expect(waitingRedirect(store)).toBe(pending);
    expect(awaitsRedirect()).toBe(true);
  });

  it('does not touch the stored attempt of another one', () => {
    const { store, awaitsRedirect } = createdStore();
    storeDeposit(store, sampleDeposit({ depositId: '42', awaitsRedirect: true }));
    recordRedirect(store, '41', pending, true);
    expect(awaitsRedirect()).toBe(true);
  });

  it('is recorded without a stored attempt', () => {
    const { store, awaitsRedirect } = createdStore();
    store.set(paymentsAtom, { type: 'ended', depositId: '41' });
    recordRedirect(store, '41', pending, false);
    expect(waitingRedirect(store)).toBe(pending);
    expect(awaitsRedirect()).toBeUndefined();
  });
});

describe('without a helper window', () => {
  it('the widget’s own window redirects', () => {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    const host = createRecordingHost();
    redirectWithoutHelper({ redirect, redirectMode: 'self' }, host);
    expect(submit.mock.contexts.map((form) => (form as HTMLFormElement).action)).toEqual([redirect.url]);
    expect(host.sent).toEqual([]);
  });

  it.each(['host', 'helper'] as const)('the host redirects: %s', (redirectMode) => {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    const host = createRecordingHost();
    redirectWithoutHelper({ redirect, redirectMode }, host);
    expect(submit).not.toHaveBeenCalled();
    expect(host.sentOf('Redirect')).toEqual([redirect]);
  });
});

function Page() {
  const navigate = useNavigate();
  const { isPending, isPressNeeded, continueToPayment } = useContinueToPayment();
  return (
    <>
      <p>{isPending ? 'pending' : 'delivered'}</p>
      <p>{isPressNeeded ? 'press' : 'wait'}</p>
      <button type="button" onClick={continueToPayment}>
        Continue to payment
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

describe('the button “Continue to payment”', () => {
  function setUp(waiting?: PendingRedirect, at = 'deposit.redirect', query?: Record<string, string>) {
    const { store, awaitsRedirect } = createdStore();
    if (waiting) recordRedirect(store, '41', waiting, false);
    const scene = renderScreen(
      defineFlow({
        'deposit.redirect': { component: Page },
        'deposit.complete': { component: Page },
        'deposit.list': { component: () => <p>The list</p> },
      }),
      { at, store, query, from: 'deposit.list' },
    );
    const press = () => scene.user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    return { ...scene, awaitsRedirect, press };
  }

  it('does nothing if no redirect is pending', async () => {
    const open = jest.spyOn(window, 'open');
    const { host, press, whereabouts } = setUp();
    expect(screen.getByText('delivered')).toBeInTheDocument();
    expect(screen.getByText('wait')).toBeInTheDocument();
    await press();
    expect(open).not.toHaveBeenCalled();
    expect(host.sentOf('Redirect')).toEqual([]);
    expect(whereabouts().name).toBe('deposit.redirect');
  });

  it('opens a new window, and shows the page that waits for the payment', async () => {
    const { opened, getReady } = openedWindow();
    jest.spyOn(window, 'open').mockReturnValue(opened);
    const { host, press, whereabouts, awaitsRedirect } = setUp(pending);
    expect(screen.getByText('press')).toBeInTheDocument();
    await press();
    expect(whereabouts().name).toBe('deposit.complete');
    expect(screen.getByText('pending')).toBeInTheDocument();
    expect(screen.getByText('wait')).toBeInTheDocument();
    getReady();
    expect(screen.getByText('delivered')).toBeInTheDocument();
    expect(screen.getByText('wait')).toBeInTheDocument();
    expect(awaitsRedirect()).toBe(false);
    expect(host.sentOf('Redirect')).toEqual([]);
  });

  it('asks for a press again if the new window is not ready after 5 s', async () => {
    const { opened } = openedWindow();
    jest.spyOn(window, 'open').mockReturnValue(opened);
    const { press } = setUp(pending);
    await press();
    act(() => jest.advanceTimersByTime(4_999));
    expect(screen.getByText('wait')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('press')).toBeInTheDocument();
  });

  it('gives each new window 5 s, and closes the window before it', async () => {
    const first = openedWindow();
    const second = openedWindow();
    jest.spyOn(window, 'open').mockReturnValueOnce(first.opened).mockReturnValueOnce(second.opened);
    const { press } = setUp(pending);
    await press();
    act(() => jest.advanceTimersByTime(4_000));
    await press();
    expect(first.close).toHaveBeenCalledTimes(1);
    expect(second.close).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(4_999));
    expect(screen.getByText('wait')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('press')).toBeInTheDocument();
  });

  it('asks the host if the window is blocked again', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const { host, press, whereabouts, awaitsRedirect } = setUp(pending);
    await press();
    expect(host.sentOf('Redirect')).toEqual([redirect]);
    expect(whereabouts().name).toBe('deposit.complete');
    expect(screen.getByText('delivered')).toBeInTheDocument();
    expect(awaitsRedirect()).toBe(false);
  });

  it('leaves no way back to the form', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const { press, user, whereabouts } = setUp(pending);
    await press();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(whereabouts().name).toBe('deposit.list');
  });

  it('leaves the page as it is if the player already waits there', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const { press, whereabouts } = setUp(pending, 'deposit.complete', { to: 'deposit.group' });
    await press();
    expect(whereabouts()).toEqual({ name: 'deposit.complete', query: { to: 'deposit.group' } });
  });

  it('asks the host, without a window, if the host opens the provider’s page', async () => {
    const open = jest.spyOn(window, 'open');
    const { host, press } = setUp({ ...pending, redirectMode: 'host' });
    await press();
    expect(open).not.toHaveBeenCalled();
    expect(host.sentOf('Redirect')).toEqual([redirect]);
  });
});
