import { DepositResponse, endpoints } from '@paywidget/shared/contract/payments';
import { deadlineOf } from '@paywidget/shared/deposit';
import { createStore, sessionAtom } from '@paywidget/shared/state';
import { createFakeServer, sampleSession, showDeposit, wireMethod } from '@paywidget/shared/testing';
import { passTime, renderScreen } from '@paywidget/shared/testing/screens';
import { act, screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';
// Loads the lazy chunks before the time limits of the tests start.
import '../CompleteScreen/CompleteScreen';
import '../DepositFormScreen/DepositFormScreen';
import './HostToHostScreen';

const {
  checkDeposit,
  completeDeposit,
  createDeposit,
  fetchDepositStatus,
  fetchPaymentMethods,
  prepareDeposit,
} = endpoints;

const now = Date.parse('2026-03-01T12:00:00Z');
const data = {
  payment_system: 'SBP',
  payment_amount: '1500',
  payment_currency: 'RUB',
  created: '2026-03-01T12:00:00Z',
  timeout_minutes: 10,
  requisites: [
    { name: 'recipient', title: { en: 'Recipient' }, type: 'text', value: 'IVAN I', isCopyable: true },
  ],
  card: { number: '4111111111111111' },
};
const answerWith = (fields: object = {}, rest: object = {}) => ({
  depositId: 41,
  apiResponse: { data: { ...data, ...fields } },
  ...rest,
});

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ now });
});
afterEach(() => jest.useRealTimers());

function serve(method: string, fields: object = {}) {
  const server = createFakeServer();
  server.answer(fetchPaymentMethods, { methods: [wireMethod(method, { cardViewType: 9, ...fields })] });
  server.answer(fetchDepositStatus, { status: 0 });
  return server;
}

/** Offers a check of the first amount, and a new deposit with the other amount. */
async function openInvoice(wire: object = answerWith(), method = 'sbp', platform = 'desktop') {
  const server = serve(method);
  const store = createStore();
  store.set(sessionAtom, sampleSession({ user: { platform } }));
  const answer = DepositResponse.parse(wire);
  showDeposit(store, { method, answer, deadline: deadlineOf(answer, now) });
  const opened = renderScreen(routes, { at: 'deposit.host-to-host', choice: { method }, server, store });
  await waitFor(() => expect(opened.container.querySelector('[data-screen]')).toBeInTheDocument());
  const requisite = (name: string) => opened.container.querySelector(`[data-requisite="${name}"]`);
  return { ...opened, server, requisite };
}

const paid = () => screen.queryByRole('button', { name: 'I have paid' });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('shows amount, payee and deadline', async () => {
  const { requisite } = await openInvoice();
  expect(screen.getByText(/1,500/)).toBeInTheDocument();
  expect(requisite('payment_system')).toHaveTextContent('SBP');
  expect(requisite('recipient')).toHaveTextContent('IVAN I');
  expect(requisite('number')).toHaveTextContent('4111 1111 1111 1111');
  expect(screen.getByText(/Time left to pay/)).toHaveTextContent('10:00');
});

it.each([
  ['desktop', ['code', 'link']],
  ['mobile', ['link', 'code']],
])('on the platform %s offers %j in this order', async (platform, order) => {
  const buttonPay = { url: 'https://bank.example/pay' };
  const { container } = await openInvoice(answerWith({ qrCodeText: 'pay:1', buttonPay }), 'sbp', platform);
  const offered = [...container.querySelectorAll('[role="img"], a[href]')];
  expect(offered.map((element) => (element.matches('a') ? 'link' : 'code'))).toEqual(order);
});

it('reports the payment to the server, and opens the complete page', async () => {
  const { user, server, whereabouts } = await openInvoice();
  server.answer(completeDeposit, {});
  await user.click(screen.getByRole('button', { name: 'I have paid' }));
  await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
  const [request] = server.requestsTo(completeDeposit);
  expect(request?.payload).toEqual({ depositId: '41', paymentType: 'sbp', fields: {} });
  expect(request?.headers['Idempotency-Key']).toBeTruthy();
});

it('shows an unknown outcome, and sends the call again under the same key', async () => {
  const { user, server, whereabouts } = await openInvoice();
  server.lose(completeDeposit);
  await user.click(screen.getByRole('button', { name: 'I have paid' }));
  expect(await screen.findByText(/Don’t pay again/)).toBeInTheDocument();
  expect(paid()).toBeNull();

  server.answer(completeDeposit, {});
  await user.click(screen.getByRole('button', { name: 'Confirm again' }));
  await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
  const [first, second] = server.requestsTo(completeDeposit);
  expect(second?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key']);
});

it('stays and shows why if the server rejects the call', async () => {
  const { user, server, whereabouts } = await openInvoice();
  server.refuse(completeDeposit, 400, {
    data: { code: 'banking.merchantClientError', message: 'No transfer was found' },
  });
  await user.click(screen.getByRole('button', { name: 'I have paid' }));
  expect(await within(screen.getByRole('alert')).findByText('No transfer was found')).toBeInTheDocument();
  expect(paid()).toBeEnabled();
  expect(whereabouts().name).toBe('deposit.host-to-host');
});

it.each(['CANCELED', 2])(
  'shows that somebody has cancelled the deposit, with the way to support: status %s',
  async (status) => {
    const { server, whereabouts } = await openInvoice();
    act(() => server.push('deposit.status', { depositId: 41, amount: 1500, currency: 'RUB', status }));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
    expect(await screen.findByText('The payment was cancelled')).toBeInTheDocument();
    expect(screen.getByText(/If you’ve already sent money, contact support/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy: Reference' })).toBeInTheDocument();
  },
);

it('after a reload, leads back to the invoice if “I have paid” did not reach the server, and the player can press it again', async () => {
  const server = serve('sbp', { opensHelperWindow: false });
  server.answer(createDeposit, answerWith());
  const opened = renderScreen(routes, {
    at: 'deposit.redirect',
    from: 'deposit.list',
    choice: { method: 'sbp' },
    server,
  });
  await opened.user.click(await screen.findByRole('button', { name: /^Deposit/ }));
  server.lose(completeDeposit);
  await opened.user.click(await screen.findByRole('button', { name: 'I have paid' }));
  expect(await screen.findByText('We’re still checking your confirmation')).toBeInTheDocument();
  opened.unmount();

  server.answer(checkDeposit, { ...answerWith(), exists: true });
  server.answer(completeDeposit, {});
  const { user, whereabouts } = renderScreen(routes, { at: 'deposit.list', server });
  await waitFor(() => expect(whereabouts().name).toBe('deposit.host-to-host'));
  expect(await screen.findByText('We’re still checking your confirmation')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'I have paid' }));
  await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
});

describe('after the deadline', () => {
  it('hides the details and the paid button, and explains what to do', async () => {
    const { requisite, container } = await openInvoice();
    await passTime(10 * 60_000 - 1_000);
    expect(paid()).toBeInTheDocument();
    await wait(2_000);
    expect(paid()).toBeNull();
    expect(container.querySelector('[data-action="paid"]')).toBeNull();
    expect(requisite('number')).toBeNull();
    expect(screen.getByRole('heading', { name: 'This payment has expired' })).toBeInTheDocument();
    expect(screen.getByText(/don’t pay again/)).toBeInTheDocument();
    expect(screen.getByText('Reference').nextElementSibling).toHaveTextContent('41');
  });

  it('opens the complete page when the money arrives late', async () => {
    const { server, whereabouts } = await openInvoice();
    await passTime(10 * 60_000 + 1_000);
    server.answer(fetchDepositStatus, { status: 1 });
    await wait(6_000);
    await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
  });

  it('has a button for a new deposit', async () => {
    const { user, whereabouts } = await openInvoice();
    await passTime(10 * 60_000 + 1_000);
    await user.click(screen.getByRole('button', { name: 'New deposit' }));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.redirect'));
  });

  it('uses a deadline of 15 minutes for a response without a time limit', async () => {
    await openInvoice(answerWith({ created: undefined, timeout_minutes: undefined }));
    expect(screen.getByText(/Time left to pay/)).toHaveTextContent('15:00');
  });
});

it.each(['yamoney_h2h', 'qiwi_h2h'])('shows the instruction for %s', async (method) => {
  await openInvoice(answerWith(), method);
  const steps = await screen.findAllByRole('listitem');
  expect(steps).toHaveLength(3);
  // The step names the button by its label.
  expect(steps[2]).toHaveTextContent(`“${paid()?.textContent}”`);
});

it('shows no instruction for other methods', async () => {
  await openInvoice();
  await wait(100);
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('shows a code and a link if the server sends them', async () => {
  await openInvoice(answerWith({ qrCodeText: 'pay:41', buttonPay: { url: 'https://bank.example/pay' } }));
  expect(await screen.findByTitle('QR code to pay with')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the payment page' })).toHaveAttribute(
    'href',
    'https://bank.example/pay',
  );
});

it('shows a message if there are no details to pay to', async () => {
  await openInvoice({ depositId: 41, apiResponse: { data: {} } });
  expect(screen.getByRole('heading', { name: 'No payment details available' })).toBeInTheDocument();
  expect(paid()).toBeNull();
});

it('opens the list without a deposit', async () => {
  const { whereabouts } = renderScreen(routes, {
    at: 'deposit.host-to-host',
    choice: { method: 'sbp' },
    server: serve('sbp'),
  });
  await waitFor(() => expect(whereabouts().name).toBe('deposit.list'));
});

it.each([
  ['a bank transfer', {}, createDeposit],
  [
    'a method that must be prepared',
    { cardViewType: undefined, isPreparationRequired: true },
    prepareDeposit,
  ],
])('opens from the form of %s', async (_, fields, endpoint) => {
  const server = serve('sbp', { opensHelperWindow: false, ...fields });
  server.answer(endpoint, answerWith());
  const { user, whereabouts } = renderScreen(routes, {
    at: 'deposit.redirect',
    from: 'deposit.list',
    choice: { method: 'sbp' },
    server,
  });
  await user.click(await screen.findByRole('button', { name: /^Deposit/ }));
  await waitFor(() => expect(whereabouts().name).toBe('deposit.host-to-host'));
  expect(await screen.findByText('IVAN I')).toBeInTheDocument();
  expect(server.requestsTo(endpoint)).toHaveLength(1);
});
