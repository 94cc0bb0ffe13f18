import { defineFlow } from '@paywidget/shared/navigation';
import { type Deposit, type DepositAnswer, shownDepositAtom } from '@paywidget/shared/payments';
import { createStore, sessionAtom, useAtomValue } from '@paywidget/shared/state';
import { sampleDeposit, sampleSession, showDeposit } from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { act, screen } from '@testing-library/react';
import { useReopenPayment } from './useReopenPayment';

const url = 'https://bank.example/pay';
const answer: DepositAnswer = { depositId: '41', apiResponse: { source: url } };
const payment = sampleDeposit();

let renderCount = 0;

function Page() {
  const reopen = useReopenPayment(useAtomValue(shownDepositAtom));
  renderCount += 1;
  return reopen ? (
    <button type="button" onClick={reopen}>
      Open the payment page
    </button>
  ) : null;
}

function setUp(given: Deposit | null = payment, answered: DepositAnswer | null = answer) {
  const store = createStore();
  store.set(sessionAtom, sampleSession());
  if (given) showDeposit(store, { ...given, ...(answered && { answer: answered }) });
  const scene = renderScreen(defineFlow({ 'deposit.complete': { component: Page } }), {
    at: 'deposit.complete',
    store,
  });
  return { ...scene, press: () => scene.user.click(screen.getByRole('button')) };
}

/** Windows that the widget opens, one window per press. */
function watchWindows() {
  const windows: { close: jest.SpyInstance; posted: jest.SpyInstance; getReady: () => void }[] = [];
  const open = jest.spyOn(window, 'open').mockImplementation(() => {
    const opened = document.body.appendChild(document.createElement('iframe')).contentWindow as Window;
    Object.defineProperty(opened, 'closed', { get: () => false });
    const data = JSON.stringify({ type: 'paywidget.ready' });
    windows.push({
      close: jest.spyOn(opened, 'close').mockImplementation(() => undefined),
      posted: jest.spyOn(opened, 'postMessage').mockImplementation(() => undefined),
      getReady: () =>
        act(
          () =>
            void window.dispatchEvent(
              new MessageEvent('message', { data, source: opened, origin: 'http://localhost' }),
            ),
        ),
    });
    return opened;
  });
  return { open, windows };
}

beforeEach(() => {
  jest.useFakeTimers();
  renderCount = 0;
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  document.body.replaceChildren();
});

it.each<[string, Deposit | null, DepositAnswer | null]>([
  ['there is no deposit', null, answer],
  ['there is no answer', payment, null],
  ['only the method of its order is known', { ...payment, order: { method: 'visa' } }, answer],
  ['the player has reported it as paid', { ...payment, claim: 'followed' }, answer],
  ['the player may have reported it as paid', { ...payment, claim: 'said' }, answer],
  ['the answer has no page of a provider', payment, { depositId: '41', apiResponse: {} }],
  ['the link is unsafe', payment, { depositId: '41', apiResponse: { source: 'javascript:alert(1)' } }],
])('cannot be opened if %s', (_, given, answered) => {
  setUp(given, answered);
  expect(renderCount).toBeGreaterThan(0);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('opens the provider’s page in a helper window', async () => {
  const { windows } = watchWindows();
  const { host, press } = setUp();
  await press();
  windows[0]?.getReady();
  expect(JSON.parse(String(windows[0]?.posted.mock.calls[0]?.[0]))).toEqual({
    type: 'paywidget.redirect',
    url,
    method: 'GET',
    data: {},
  });
  expect(host.sentOf('Redirect')).toEqual([]);
});

it('closes a window that has not reached the provider before it opens the next', async () => {
  const { windows } = watchWindows();
  const { press } = setUp();
  await press();
  await press();
  expect(windows.map(({ close }) => close.mock.calls.length)).toEqual([1, 0]);
});

it('asks the host if the window is blocked', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  const { host, press } = setUp();
  await press();
  expect(host.sentOf('Redirect')).toEqual([{ url, method: 'GET', data: {} }]);
});

it('asks the host if the host opened it the first time', async () => {
  const { open } = watchWindows();
  const { host, press } = setUp(sampleDeposit({ redirectMode: 'host' }));
  await press();
  expect(open).not.toHaveBeenCalled();
  expect(host.sentOf('Redirect')).toEqual([{ url, method: 'GET', data: {} }]);
});

it('cannot be opened any more once another deposit was created', () => {
  const { store } = setUp();
  expect(screen.getByRole('button')).toBeInTheDocument();
  act(() => showDeposit(store, { method: 'visa', answer: { depositId: '42' } }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
