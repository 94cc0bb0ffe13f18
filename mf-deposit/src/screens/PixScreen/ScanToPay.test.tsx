import { DepositResponse, endpoints } from '@paywidget/shared/contract/payments';
import { createStore, sessionAtom } from '@paywidget/shared/state';
import { createFakeServer, sampleSession, showDeposit } from '@paywidget/shared/testing';
import { passTime, renderScreen } from '@paywidget/shared/testing/screens';
import { act, screen, waitFor } from '@testing-library/react';
import routes from '../../routes';
// Loads the lazy chunks before the time limits of the tests start.
import '../EazypeScreen/EazypeScreen';
import './PixScreen';

const start = Date.UTC(2026, 0, 1);
const pixCode = '00020126BR.GOV.BCB.PIX';
const buttonPay = { url: 'https://bank.example/pay', text: { en: 'Open the bank app' } };

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ now: start });
});
afterEach(() => jest.useRealTimers());

async function openPage(page: 'pix' | 'eazype', data: object, deadline?: number, platform = 'desktop') {
  const server = createFakeServer();
  server.answer(endpoints.fetchDepositStatus, { status: 0 });
  const store = createStore();
  store.set(sessionAtom, sampleSession({ user: { platform } }));
  const answer = DepositResponse.parse({
    depositId: 41,
    passedCurrency: 'BRL',
    processingAmount: '50.5',
    apiResponse: { pageId: page, data },
  });
  showDeposit(store, { method: 'moon', answer, deadline });
  const at = `deposit.redirect.${page}`;
  const rendered = renderScreen(routes, { at, server, store, choice: { method: 'moon' } });
  await waitFor(() => expect(rendered.container.querySelector('[data-screen]')).toBeInTheDocument());
  return rendered;
}

const code = () => screen.queryByRole('img', { name: 'QR code to pay' });
/** The ways to pay, in their order on the page. */
const offered = (container: HTMLElement) =>
  [...container.querySelectorAll('[role="img"], img, [data-action="copy"], a[href]')].map((element) =>
    element.matches('a') ? 'link' : element.matches('[data-action]') ? 'copy' : 'code',
  );

const paid = () => screen.getByRole('button', { name: 'I have paid' });

it('Pix shows the amount, the code, its text to copy, and a link', async () => {
  const { container, user } = await openPage('pix', { qrCodeText: pixCode, buttonPay });
  expect(container.querySelector('[data-screen]')).toHaveAttribute('data-screen', 'deposit.redirect.pix');
  expect(screen.getByText(/50\.50/)).toBeInTheDocument();
  expect(code()?.tagName).toBe('svg');
  expect(container.querySelector('[data-requisite="qrCodeText"]')).toHaveTextContent(pixCode);
  expect(screen.getByRole('link', { name: 'Open the bank app' })).toHaveAttribute('href', buttonPay.url);
  await user.click(screen.getByRole('button', { name: 'Copy: Pix code' }));
  expect(await navigator.clipboard.readText()).toBe(pixCode);
});

it.each([
  ['the server’s image', { qrDataURL: 'data:image/png;base64,AA==' }, 'IMG'],
  ['a code with a link as content', { qrCodeText: 'https://qr.example/1' }, 'svg'],
])('Eazype shows %s', async (_, data, tagName) => {
  await openPage('eazype', data);
  expect(code()?.tagName).toBe(tagName);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull();
});

it('Eazype shows a link without a code', async () => {
  await openPage('eazype', { buttonPay: { url: '/provider/pay' } });
  expect(code()).toBeNull();
  expect(screen.getByRole('link', { name: 'Open the payment page' })).toHaveAttribute(
    'href',
    'http://localhost/provider/pay',
  );
});

it.each([
  ['pix', 'desktop', { qrCodeText: pixCode, buttonPay }, ['code', 'copy', 'link']],
  ['pix', 'mobile', { qrCodeText: pixCode, buttonPay }, ['link', 'copy', 'code']],
  ['pix', 'ios', { qrCodeText: pixCode }, ['copy', 'code']],
  ['eazype', 'desktop', { qrCodeText: 'upi://pay', buttonPay }, ['code', 'link']],
  ['eazype', 'android', { qrCodeText: 'upi://pay', buttonPay }, ['link', 'copy', 'code']],
  ['eazype', 'mobile', { qrCodeText: 'upi://pay' }, ['copy', 'code']],
  ['eazype', 'mobile', { qrDataURL: 'data:image/png;base64,AA==' }, ['code']],
] as const)('%s on the platform %s offers %j in the order %j', async (page, platform, data, order) => {
  const { container } = await openPage(page, data, undefined, platform);
  expect(offered(container)).toEqual(order);
});

it('pix on a small touch screen puts the code last, also if the host sends no platform', async () => {
  const list = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  Object.defineProperty(window, 'matchMedia', { value: () => list, configurable: true, writable: true });
  const { container } = await openPage('pix', { qrCodeText: pixCode });
  expect(offered(container)).toEqual(['copy', 'code']);
  expect(screen.getByText('Paying from another device? Scan the code there.')).toBeInTheDocument();
  Reflect.deleteProperty(window, 'matchMedia');
});

it('opens the complete page without a call when the player has paid', async () => {
  const { user, server, whereabouts } = await openPage('pix', { qrCodeText: pixCode });
  await user.click(paid());
  await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
  expect(server.requestsTo(endpoints.completeDeposit)).toEqual([]);
});

it('opens the complete page once the money has arrived', async () => {
  const { server, whereabouts } = await openPage('eazype', { qrCodeText: 'x' });
  server.answer(endpoints.fetchDepositStatus, { status: 1 });
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
});

it('does not show an unsafe link, and reports it to the host', async () => {
  const { host } = await openPage('pix', { buttonPay: { url: 'javascript:alert(1)' } });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText(/The link isn’t safe/)).toBeInTheDocument();
  expect(host.sentOf('Error')).toContainEqual(expect.objectContaining({ code: 'UnsafeLinkError' }));
});

it('shows a message without a code and a link, and goes back', async () => {
  const { user, host, whereabouts } = await openPage('pix', {});
  expect(screen.getByText('The provider sent no payment details')).toBeInTheDocument();
  expect(host.sentOf('Error')).toContainEqual(expect.objectContaining({ code: 'deposit.scan.empty' }));
  await user.click(screen.getByRole('button', { name: 'Back to payment' }));
  await waitFor(() => expect(whereabouts().name).toBe('deposit.redirect'));
});

it('hides the code after the deadline, and explains what to do', async () => {
  const data = { qrCodeText: pixCode, timeout_minutes: 5 };
  const { user, whereabouts } = await openPage('pix', data, start + 300_000);
  expect(screen.getByRole('progressbar', { name: /05:00/ })).toBeInTheDocument();
  await passTime(300_000);
  expect(code()).toBeNull();
  expect(screen.getByText('This payment has expired')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'I paid in time' }));
  await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
});

it.each(['pix', 'eazype', 'unified-form'])('the page %s opens the list without a deposit', async (page) => {
  const { whereabouts } = renderScreen(routes, {
    at: `deposit.redirect.${page}`,
    choice: { method: 'moon' },
  });
  await waitFor(() => expect(whereabouts().name).toBe('deposit.list'));
});
