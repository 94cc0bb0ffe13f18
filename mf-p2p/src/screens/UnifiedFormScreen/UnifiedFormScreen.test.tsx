import { fetchPaymentMethods } from '@paywidget/shared/contract';
import { endpoints, PeerToPeerDeposit } from '@paywidget/shared/contract/payments';
import { createStore, sessionAtom } from '@paywidget/shared/state';
import {
  createFakeServer,
  sampleSession,
  showDeposit,
  shownTransaction,
  wireMethod,
} from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { act, screen, waitFor } from '@testing-library/react';
import routes from '../../routes';
// Loads the lazy chunks before the time limits of the tests start.
import './UnifiedFormScreen';

const { cancelDeposit, completePeerToPeerDeposit, fetchDepositStatus } = endpoints;
const start = Date.UTC(2026, 0, 1);

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ now: start });
});
afterEach(() => jest.useRealTimers());

async function openForm(method = 'p2p_sber') {
  const server = createFakeServer();
  server.answer(fetchPaymentMethods, { methods: [wireMethod(method, { cardViewType: 5 })] });
  server.answer(fetchDepositStatus, { status: 'NEW' });
  const store = createStore();
  store.set(sessionAtom, sampleSession());
  const answer = PeerToPeerDeposit.parse({
    depositId: 41,
    status: 'NEW',
    payment_amount: 50,
    payment_currency: 'USD',
    unifiedFlow: {
      lifetime: 30,
      requisites: [{ name: 'account', title: 'Account', type: 'text', value: '40817', isCopyable: true }],
      inputFields: [
        {
          name: 'transactionId',
          type: 'text',
          placeholder_text: 'Transaction number',
          validations: [{ regex: '^\\d{6,12}$', regex_error_key: 'form.field.invalid' }],
        },
      ],
    },
  });
  showDeposit(store, { method, answer, deadline: start + 30_000 });
  showDeposit(store, { status: 'waiting', depositId: '41', method });
  const rendered = renderScreen(routes, {
    at: 'deposit.peer-to-peer.unified-form',
    server,
    store,
    choice: { method },
  });
  await waitFor(() => expect(rendered.container.querySelector('[data-screen]')).toBeInTheDocument());
  return { ...rendered, completions: () => server.requestsTo(completePeerToPeerDeposit) };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const button = (name: string) => screen.getByRole('button', { name });

it('is validated and then completed with the player’s values', async () => {
  const { server, user, completions, whereabouts } = await openForm();
  server.answer(completePeerToPeerDeposit, {});
  await user.click(button('I have paid'));
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(completions()).toEqual([]);
  await user.type(screen.getByRole('textbox'), '123456');
  await wait(1_000);
  await user.click(button('I have paid'));
  await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
  expect(completions().map(({ payload }) => payload)).toEqual([
    { depositId: '41', paymentMethod: 'p2p_sber', fields: { transactionId: '123456' } },
  ]);
});

it.each(['bkash_p2p', 'nagad_p2p'])('asks for the confirmation id of %s, and checks it', async (method) => {
  const { server, user, completions, whereabouts } = await openForm(method);
  server.answer(completePeerToPeerDeposit, {});
  const id = screen.getByRole('textbox', { name: 'Confirmation ID' });
  await user.type(screen.getByRole('textbox', { name: 'Transaction number' }), '123456');
  await user.type(id, '1234567');
  await user.click(button('I have paid'));
  expect(id).toHaveFocus();
  expect(id).toHaveAccessibleDescription(/8 to 10 digits/);
  expect(completions()).toEqual([]);
  await user.type(id, '8');
  await user.click(button('I have paid'));
  await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
  expect(completions().map(({ payload }) => payload)).toEqual([
    {
      depositId: '41',
      paymentMethod: method,
      confirmationId: '12345678',
      fields: { transactionId: '123456' },
    },
  ]);
});

it('is cancelled by the player, and ends as mistaked', async () => {
  const { server, user, store, whereabouts, completions } = await openForm();
  server.answer(cancelDeposit, {});
  await wait(20_000);
  expect(server.requestsTo(cancelDeposit)).toEqual([]);
  await user.click(button('Cancel payment'));
  await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
  expect(server.requestsTo(cancelDeposit)).toHaveLength(1);
  expect(shownTransaction(store)).toMatchObject({ status: 'mistaked' });
  expect(completions()).toEqual([]);
});

it('is not cancelled at the end of its lifetime', async () => {
  const { server, whereabouts } = await openForm();
  server.answer(cancelDeposit, {});
  await wait(60_000);
  expect(screen.getByText('This payment has expired')).toBeInTheDocument();
  expect(server.requestsTo(cancelDeposit)).toEqual([]);
  server.answer(fetchDepositStatus, { status: 'AUTO_CANCELED' });
  await wait(5_000);
  await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
});
