import { DepositResponse, endpoints } from '@paywidget/shared/contract/payments';
import { createStore, sessionAtom } from '@paywidget/shared/state';
import {
  createFakeServer,
  sampleDeposit,
  sampleSession,
  showDeposit,
  storeDeposit,
  storedDeposit,
} from '@paywidget/shared/testing';
import { passTime, renderScreen } from '@paywidget/shared/testing/screens';
import { act, screen, waitFor } from '@testing-library/react';
import routes from '../../routes';
// Loads the lazy chunks before the time limits of the tests start.
import './UnifiedFormScreen';

const { cancelDeposit, completeDeposit, fetchDepositStatus } = endpoints;
const start = Date.UTC(2026, 0, 1);

const unifiedFlow = {
  requisites: [{ name: 'account', title: 'Account', type: 'text', value: '40817', isCopyable: true }],
  inputFields: [
    {
      name: 'transaction',
      alias: 'transactionId',
      type: 'text',
      placeholder_text: 'Transaction number',
      validations: [{ regex: '^\\d{6,12}$', regex_error_key: 'paymentMethods.regex_error.transactionId' }],
    },
  ],
};

const attempt = sampleDeposit({ method: 'boleto', createdAt: start });

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ now: start });
});
afterEach(() => jest.useRealTimers());

async function openForm(flow: object = unifiedFlow) {
  const server = createFakeServer();
  server.answer(fetchDepositStatus, { status: 0 });
  const store = createStore();
  store.set(sessionAtom, sampleSession());
  const answer = DepositResponse.parse({
    depositId: 41,
    passedCurrency: 'USD',
    processingAmount: 50,
    apiResponse: { data: { unifiedFlow: flow } },
  });
  showDeposit(store, { method: 'boleto', answer, deadline: start + 600_000 });
  showDeposit(store, { status: 'waiting', depositId: '41', method: 'boleto' });
  storeDeposit(store, attempt);
  const rendered = renderScreen(routes, {
    at: 'deposit.redirect.unified-form',
    server,
    store,
    choice: { method: 'boleto' },
  });
  await waitFor(() => expect(rendered.container.querySelector('[data-screen]')).toBeInTheDocument());
  return rendered;
}

const number = () => screen.getByRole('textbox', { name: 'Transaction number' });
const button = (name: string) => screen.getByRole('button', { name });

it('shows amount, requisites and deadline', async () => {
  const { container } = await openForm();
  expect(screen.getByText(/\$50/)).toBeInTheDocument();
  expect(container.querySelector('[data-requisite="account"]')).toHaveTextContent('40817');
  expect(screen.getByRole('progressbar', { name: /10:00/ })).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
});

it('validates the fields before it completes the deposit', async () => {
  const { user, server, whereabouts } = await openForm();
  server.answer(completeDeposit, {});
  await user.click(button('I have paid'));
  expect(number()).toBeInvalid();
  expect(number()).toHaveFocus();
  expect(server.requestsTo(completeDeposit)).toEqual([]);

  await user.type(number(), '123456');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  await user.click(button('I have paid'));
  await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
  expect(server.requestsTo(completeDeposit).map(({ payload }) => payload)).toEqual([
    { depositId: '41', paymentType: 'boleto', fields: { transactionId: '123456' } },
  ]);
});

it('shows the buttons and button texts of the server', async () => {
  const buttons = [
    { type: 'link', text: { en: 'To the bank' }, url: 'https://bank.example/' },
    { type: 'link', url: 'javascript:alert(1)' },
    { type: 'paid', text: 'Done' },
  ];
  await openForm({ ...unifiedFlow, inputFields: [], buttons });
  expect(screen.getByRole('link', { name: 'To the bank' })).toHaveAttribute('href', 'https://bank.example/');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(button('Done')).toHaveAttribute('data-action', 'paid');
  expect(screen.queryByRole('button', { name: 'Cancel payment' })).toBeNull();
});

describe('cancelling', () => {
  it('calls the server, forgets the deposit and goes back to the form', async () => {
    const { user, server, whereabouts, store, host } = await openForm();
    server.answer(cancelDeposit, {});
    await user.click(button('Cancel payment'));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.redirect'));
    expect(server.requestsTo(cancelDeposit).map(({ payload }) => payload)).toEqual([
      { depositId: '41', paymentMethod: 'boleto' },
    ]);
    expect(storedDeposit(store)).toBeUndefined();
    expect(host.sentOf('DepositStatus')).toEqual([{ depositId: '41', status: 'mistaked' }]);
    expect(screen.getByText(/The payment is cancelled/)).toBeInTheDocument();
  });

  it('keeps the deposit without a response, and a notice above the button until the next press', async () => {
    const { user, server, whereabouts, store } = await openForm();
    server.lose(cancelDeposit);
    await user.click(button('Cancel payment'));
    expect(await screen.findByRole('note')).toHaveTextContent(
      /We don’t know yet whether the payment was cancelled/,
    );
    expect(whereabouts().name).toBe('deposit.redirect.unified-form');
    expect(storedDeposit(store)).toMatchObject({ depositId: '41' });
    expect(button('Cancel payment')).toBeEnabled();
    server.hold(cancelDeposit);
    await user.click(button('Cancel payment'));
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('ignores a push that arrives before the response', async () => {
    const { user, server, whereabouts } = await openForm();
    const held = server.hold(cancelDeposit);
    await user.click(button('Cancel payment'));
    act(() => server.push('deposit.status', { depositId: 41, amount: 50, currency: 'USD', status: 2 }));
    await act(async () => held.answer({}));
    await waitFor(() => expect(whereabouts().name).toBe('deposit.redirect'));
  });
});

it('disables the cancel button after a completion with an unknown outcome', async () => {
  const { user, server } = await openForm({ ...unifiedFlow, inputFields: [] });
  server.lose(completeDeposit);
  await user.click(button('I have paid'));
  expect(await screen.findByText(/Don’t pay again/)).toBeInTheDocument();
  expect(button('Cancel payment')).toBeDisabled();
  // The expired page does not replace the notice either.
  await passTime(600_000);
  expect(screen.getByText(/Don’t pay again/)).toBeInTheDocument();
});

it('hides the details after the deadline', async () => {
  const { container, user, whereabouts } = await openForm();
  await passTime(600_000);
  expect(screen.getByText('This payment has expired')).toBeInTheDocument();
  expect(container.querySelector('[data-requisite]')).toBeNull();
  await user.click(button('Start again'));
  await waitFor(() => expect(whereabouts().name).toBe('deposit.redirect'));
});
