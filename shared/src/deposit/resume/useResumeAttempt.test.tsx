import { checkDeposit, fetchDepositStatus } from '@paywidget/shared/contract/payments';
import { defineFlow } from '@paywidget/shared/navigation';
import { paymentsAtom } from '@paywidget/shared/payments';
import { choiceAtom, createStore, sessionAtom } from '@paywidget/shared/state';
import {
  createFakeServer,
  type DepositFields,
  sampleDeposit,
  sampleSession,
  shownAnswer,
  shownTransaction,
  storeDeposit,
  storedDeposit,
  waitingRedirect,
} from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { act, fireEvent, screen } from '@testing-library/react';
import { useContinueToPayment } from '../redirect/pendingRedirect';
import { useResumeAttempt } from './useResumeAttempt';

const unknown: DepositFields = {
  depositId: undefined,
  method: 'moon',
  group: 'banks',
  kind: 'create',
  country: 'br',
  currency: 'USD',
  redirectMode: 'helper',
  screen: 'deposit.redirect',
  isUnknown: true,
  key: 'k1',
  createdAt: 1,
};
const known: DepositFields = { ...unknown, isUnknown: false, key: undefined, depositId: 'd1' };
const redirecting = { depositId: 'd1', apiResponse: { source: 'https://bank.example/pay' } };
const posting = { source: 'https://bank.example/pay', method: 'POST' };
const unified = { depositId: 'd1', apiResponse: { data: { unifiedFlow: { lifetime: 30 } } } };

function Start() {
  const { view, retry } = useResumeAttempt();
  return (
    <button type="button" onClick={retry}>
      {view}
    </button>
  );
}

function Complete() {
  const { continueToPayment } = useContinueToPayment();
  return (
    <button type="button" onClick={continueToPayment}>
      Continue
    </button>
  );
}

/** Stores an attempt, as a page does before a reload. */
function leaveBehind(fields: DepositFields) {
  const store = createStore();
  store.set(sessionAtom, sampleSession());
  storeDeposit(store, sampleDeposit(fields));
}

const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const view = () => screen.getByRole('button').textContent;

function start(server = createFakeServer(), at = 'deposit.list') {
  const module = defineFlow({
    'deposit.list': { component: Start },
    'withdrawal.list': { component: Start },
    'deposit.complete': { component: Complete },
  });
  const rendered = renderScreen(module, { at, server });
  return { ...rendered, attempt: () => storedDeposit(rendered.store) };
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('asks nothing without an attempt', async () => {
  const { server } = start();
  await settle();
  expect(view()).toBe('over');
  expect(server.requestsTo(checkDeposit)).toHaveLength(0);
});

it('resumes the form that the server described, with its remaining time', async () => {
  leaveBehind({ ...known, deadline: 5_000 });
  const server = createFakeServer();
  server.answer(fetchDepositStatus, { status: 0 });
  server.answer(checkDeposit, { exists: true, status: 0, ...unified });
  const { whereabouts, store, attempt } = start(server);
  await settle();
  expect(whereabouts().name).toBe('deposit.redirect.unified-form');
  expect(store.get(choiceAtom)).toEqual({ group: 'banks', method: 'moon', box: undefined });
  expect(shownTransaction(store)).toMatchObject({ status: 'waiting', depositId: 'd1', method: 'moon' });
  expect(shownAnswer(store)).toMatchObject({ method: 'moon', deadline: 5_000 });
  expect(attempt()).toMatchObject({ depositId: 'd1' });
});

it('finds the deposit of a call without a response and lets the player continue to the provider', async () => {
  leaveBehind(unknown);
  const server = createFakeServer();
  server.answer(checkDeposit, { exists: true, ...redirecting });
  const { whereabouts, store, attempt, host } = start(server);
  await settle();
  expect(whereabouts().name).toBe('deposit.complete');
  expect(waitingRedirect(store)?.redirect.url).toBe('https://bank.example/pay');
  expect(attempt()).toMatchObject({ isUnknown: false, depositId: 'd1', awaitsRedirect: true });
  expect(host.sentOf('DepositStatus')).toEqual([{ depositId: 'd1', status: 'waiting' }]);
});

it.each([
  ['in their own window', 'self', 1, 0],
  ['redirectMode the host', 'host', 0, 1],
] as const)('sends a player on %s where that is the way', async (_, redirectMode, followed, told) => {
  leaveBehind({ ...unknown, redirectMode });
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const server = createFakeServer();
  server.answer(checkDeposit, { exists: true, depositId: 'd1', apiResponse: posting });
  const { host, store } = start(server);
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(submit).toHaveBeenCalledTimes(followed);
  expect(host.sentOf('Redirect')).toHaveLength(told);
  expect(open).not.toHaveBeenCalled();
  expect(waitingRedirect(store)).toBeUndefined();
});

it('does not resume a deposit that is already paid in place of the deposit without a response', async () => {
  leaveBehind(unknown);
  const server = createFakeServer();
  server.answer(checkDeposit, { exists: true, ...redirecting });
  const store = createStore();
  store.set(sessionAtom, sampleSession());
  store.set(paymentsAtom, { type: 'claimed', depositId: 'd1', claim: 'followed' });
  const { whereabouts, attempt } = start(server);
  await settle();
  expect(whereabouts().name).toBe('deposit.list');
  // The attempt stays unresolved: the next deposit checks it again.
  expect(attempt()).toMatchObject({ isUnknown: true, key: 'k1' });
});

it('does not offer the provider’s page again', async () => {
  leaveBehind(known);
  const server = createFakeServer();
  server.answer(fetchDepositStatus, { status: 0 });
  server.answer(checkDeposit, { exists: true, ...redirecting });
  const { whereabouts, store } = start(server);
  await settle();
  expect(whereabouts().name).toBe('deposit.complete');
  expect(waitingRedirect(store)).toBeUndefined();
});

it('shows the result of a deposit that became final meanwhile and ends the attempt', async () => {
  leaveBehind(known);
  const server = createFakeServer();
  server.answer(fetchDepositStatus, { status: 1 });
  const { whereabouts, store, attempt } = start(server);
  await settle();
  expect(whereabouts().name).toBe('deposit.complete');
  expect(shownTransaction(store).status).toBe('processed');
  expect(attempt()).toBeUndefined();
});

it.each([
  ['ran out of time', {}, 'expired'],
  ['was cancelled, since the player had said that they paid', { claim: 'followed' as const }, 'counterparty'],
])('shows that a deposit past its deadline %s', async (_, fields, endReason) => {
  leaveBehind({ ...known, deadline: 5_000, ...fields });
  const server = createFakeServer();
  server.answer(fetchDepositStatus, { status: 'AUTO_CANCELED' });
  const { store } = start(server);
  await settle();
  expect(shownTransaction(store).status).toBe('mistaked');
  expect(shownTransaction(store).endReason).toBe(endReason);
});

it('ignores a deposit that is not the attempt’s', async () => {
  leaveBehind(known);
  const server = createFakeServer();
  server.answer(fetchDepositStatus, { status: 0 });
  server.answer(checkDeposit, { exists: true, ...unified, depositId: 'd2' });
  const { whereabouts, store } = start(server);
  await settle();
  expect(whereabouts().name).toBe('deposit.complete');
  expect(shownTransaction(store).depositId).toBe('d1');
});

it('starts as usual if nothing was created, but keeps the unresolved attempt', async () => {
  leaveBehind(unknown);
  const server = createFakeServer();
  server.answer(checkDeposit, { exists: false });
  const { whereabouts, attempt } = start(server);
  await settle();
  expect(view()).toBe('over');
  expect(whereabouts().name).toBe('deposit.list');
  expect(attempt()).toMatchObject({ isUnknown: true });
});

it.each([
  [
    'offers',
    { kind: 'continue', cardViewType: 'onramp' },
    { data: { paymentMethodOffers: [{ amount: 5, fee: 1, method: 'sun' }] } },
    'deposit.onramp.offer-list',
  ],
  ['fields', {}, { isFieldsRequired: true }, 'deposit.redirect'],
] as const)(
  'goes back to the %s of a deposit and keeps the call that continued it unresolved',
  async (_, sent, apiResponse, expected) => {
    const interrupted: DepositFields = { ...unknown, ...sent, depositId: 'd1' };
    leaveBehind(interrupted);
    const server = createFakeServer();
    server.answer(fetchDepositStatus, { status: 0 });
    server.answer(checkDeposit, { exists: true, depositId: 'd1', apiResponse });
    const { whereabouts, store, attempt } = start(server);
    await settle();
    expect(whereabouts().name).toBe(expected);
    expect(shownAnswer(store)?.answer.depositId).toBe('d1');
    expect(attempt()).toEqual(interrupted);
  },
);

it('keeps checking while the server cannot be reached', async () => {
  leaveBehind(unknown);
  const server = createFakeServer();
  server.lose(checkDeposit);
  const { whereabouts } = start(server);
  await settle();
  expect(view()).toBe('unreachable');
  await settle(2_000);
  expect(server.requestsTo(checkDeposit)).toHaveLength(2);
  fireEvent.click(screen.getByRole('button'));
  await settle();
  expect(server.requestsTo(checkDeposit)).toHaveLength(3);
  server.answer(checkDeposit, { exists: true, ...redirecting });
  await settle(15_000);
  expect(whereabouts().name).toBe('deposit.complete');
});

it('resumes nothing if the host replaces the player meanwhile', async () => {
  leaveBehind(known);
  const server = createFakeServer();
  const held = server.hold(fetchDepositStatus);
  const { store, attempt } = start(server);
  act(() => store.set(sessionAtom, sampleSession({ user: { id: 8 } })));
  held.answer({ status: 3 });
  server.answer(checkDeposit, { exists: true, ...unified });
  await settle();
  expect(view()).toBe('over');
  expect(attempt()).toBeUndefined();
  expect(shownTransaction(store).depositId).toBeUndefined();
});

it('starts as usual if the server rejects the check', async () => {
  leaveBehind(known);
  const server = createFakeServer();
  server.refuse(fetchDepositStatus, 404);
  const { whereabouts, attempt } = start(server);
  await settle();
  expect(whereabouts().name).toBe('deposit.list');
  expect(attempt()).toBeUndefined();
});

it('does not replace a withdrawal that the host asked for', async () => {
  leaveBehind(unknown);
  const { server, attempt } = start(createFakeServer(), 'withdrawal.list');
  await settle();
  expect(view()).toBe('over');
  expect(server.requestsTo(checkDeposit)).toHaveLength(0);
  expect(attempt()).toBeDefined();
});
