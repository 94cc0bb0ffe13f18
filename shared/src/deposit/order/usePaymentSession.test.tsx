import { startSession } from '@paywidget/shared/contract/payments';
import { defineFlow } from '@paywidget/shared/navigation';
import { type Store, sessionAtom } from '@paywidget/shared/state';
import { createFakeServer, sampleSession } from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { endPaymentSession, paymentSessionsAtom } from './paymentSession';
import { usePaymentSession } from './usePaymentSession';

function Form() {
  const [amount, setAmount] = useState('');
  const [method, setMethod] = useState('moon');
  usePaymentSession(method, amount, 'USD');
  return (
    <>
      <input aria-label="Amount" value={amount} onChange={(event) => setAmount(event.target.value)} />
      <button type="button" onClick={() => setMethod('sun')}>
        Another method
      </button>
      <button type="button" onClick={() => setMethod('moon')}>
        First method
      </button>
    </>
  );
}

const session = { payment_session_id: 's1', created_at: '2026-01-01T00:00:00Z' };
const type = (value: string) => fireEvent.change(screen.getByLabelText('Amount'), { target: { value } });
const settle = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function setUp() {
  const server = createFakeServer();
  server.answer(startSession, session);
  const rendered = renderScreen(defineFlow({ 'deposit.redirect': { component: Form } }), {
    at: 'deposit.redirect',
    server,
  });
  return { ...rendered, started: () => server.requestsTo(startSession).map(({ payload }) => payload) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('starts when the amount has not changed for 500 ms', async () => {
  const { started, store } = setUp();
  type('5');
  await settle(499);
  type('50');
  await settle(499);
  expect(started()).toEqual([]);
  await settle(1);
  expect(started()).toEqual([{ paymentType: 'moon', amount: 50, currency: 'USD' }]);
  expect(store.get(paymentSessionsAtom).get('moon')).toBe('s1');
});

it('starts once per deposit', async () => {
  const { started, store } = setUp();
  type('50');
  await settle(500);
  type('60');
  await settle(500);
  expect(started()).toHaveLength(1);
  act(() => endPaymentSession(store, 'moon'));
  await settle(500);
  expect(started()).toHaveLength(2);
});

it.each([
  ['has been made meanwhile', (store: Store) => endPaymentSession(store, 'moon')],
  ['is another player’s', (store: Store) => store.set(sessionAtom, sampleSession({ user: { id: 8 } }))],
])('is not reused after a deposit that %s', async (_, pass) => {
  const { server, store } = setUp();
  const late = server.hold(startSession);
  type('50');
  await settle(500);
  act(() => pass(store));
  late.answer(session);
  await settle(0);
  expect(store.get(paymentSessionsAtom).size).toBe(0);
});

it('does not start again while the start is in progress', async () => {
  const { started, server } = setUp();
  server.hold(startSession);
  type('50');
  await settle(500);
  type('60');
  await settle(500);
  expect(started()).toHaveLength(1);
});

it.each(['', '0', '0.00', '-5', 'nonsense'])('does not start for %j', async (amount) => {
  const { started } = setUp();
  type('7');
  type(amount);
  await settle(1_000);
  expect(started()).toEqual([]);
});

it('tries again with the next amount after a failure', async () => {
  const { started, server, store } = setUp();
  server.refuse(startSession, 500);
  type('50');
  await settle(500);
  expect(store.get(paymentSessionsAtom).size).toBe(0);
  server.answer(startSession, session);
  type('60');
  await settle(500);
  expect(started()).toHaveLength(2);
  expect(store.get(paymentSessionsAtom).get('moon')).toBe('s1');
});

it('is one for each method, whichever form is opened again', async () => {
  const { started, server, store } = setUp();
  const late = server.hold(startSession);
  type('50');
  await settle(500);
  server.answer(startSession, { ...session, payment_session_id: 's2' });
  fireEvent.click(screen.getByRole('button', { name: 'Another method' }));
  await settle(500);
  expect(started().map((start) => start?.paymentType)).toEqual(['moon', 'sun']);
  late.answer(session);
  await settle(0);
  expect([...store.get(paymentSessionsAtom)]).toEqual([
    ['sun', 's2'],
    ['moon', 's1'],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'First method' }));
  type('60');
  await settle(1_000);
  expect(started()).toHaveLength(2);

  // A deposit ends the session of its method only.
  act(() => endPaymentSession(store, 'moon'));
  await settle(500);
  expect(started().map((start) => start?.paymentType)).toEqual(['moon', 'sun', 'moon']);
  fireEvent.click(screen.getByRole('button', { name: 'Another method' }));
  await settle(1_000);
  expect(started()).toHaveLength(3);
});
