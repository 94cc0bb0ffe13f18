import { endpoints } from '@paywidget/shared/contract/payments';
import { createStore, sessionAtom } from '@paywidget/shared/state';
import {
  createFakeServer,
  sampleDeposit,
  sampleSession,
  storeDeposit,
  wireMethod,
} from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { act, screen, waitFor } from '@testing-library/react';
import routes from '../../routes';
// Loads the lazy chunks before the time limits of the tests start.
import '../CompleteScreen/CompleteScreen';
import '@paywidget/shared/deposit';

const { checkDeposit, fetchDepositStatus, fetchPaymentMethods } = endpoints;

const attempt = sampleDeposit({ redirectMode: 'host', screen: 'deposit.complete' });

beforeEach(() => sessionStorage.clear());

function startInterrupted() {
  const server = createFakeServer();
  server.answer(fetchPaymentMethods, { methods: [wireMethod('visa')] });
  const store = createStore();
  store.set(sessionAtom, sampleSession());
  storeDeposit(store, attempt);
  return { server, start: () => renderScreen(routes, { at: 'deposit.list', server, store }) };
}

it('returns the player to an interrupted payment', async () => {
  const { server, start } = startInterrupted();
  server.answer(fetchDepositStatus, { status: 1 });
  const { whereabouts } = start();
  await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
  expect(await screen.findByText('Your deposit has arrived')).toBeInTheDocument();
});

it('warns while the server does not answer, and checks again on request', async () => {
  const { server, start } = startInterrupted();
  server.refuse(fetchDepositStatus, 500);
  const { user, whereabouts } = start();
  expect(await screen.findByText(/Don’t pay again/)).toBeInTheDocument();

  server.answer(fetchDepositStatus, { status: 0 });
  server.answer(checkDeposit, { exists: false });
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
});

it('shows the list to a player who returns to it', async () => {
  const { server, start } = startInterrupted();
  server.answer(fetchDepositStatus, { status: 0 });
  server.answer(checkDeposit, { exists: false });
  const { store, whereabouts, unmount } = start();
  await waitFor(() => expect(whereabouts().name).toBe('deposit.complete'));
  // Leaving the complete page ends the attempt, so this writes a new one.
  await act(async () => unmount());

  storeDeposit(store, attempt);
  renderScreen(routes, { at: 'deposit.list', server, store });
  expect(await screen.findByRole('button', { name: /Visa/ })).toBeInTheDocument();
  expect(server.requestsTo(checkDeposit)).toHaveLength(1);
});
