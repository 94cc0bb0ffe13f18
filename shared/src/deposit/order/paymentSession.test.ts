/** @jest-environment jsdom */
import { createApi } from '@paywidget/shared/api';
import { startSession } from '@paywidget/shared/contract/payments';
import { createStore, sessionAtom } from '@paywidget/shared/state';
import { createFakeServer, createRecordingHost, sampleSession } from '@paywidget/shared/testing';
import { endPaymentSession, paymentSessionsAtom, startPaymentSession } from './paymentSession';

const answerOf = (id: string) => ({ payment_session_id: id, created_at: '2026-01-01T00:00:00Z' });

function setUp() {
  const store = createStore();
  store.set(sessionAtom, sampleSession());
  const server = createFakeServer();
  const host = createRecordingHost();
  const api = createApi({ transport: server, host, caller: () => ({ platformVersion: 'redesign' }) });
  const start = (method: string, amount = '50') =>
    startPaymentSession(store, api, { method, amount, currency: 'USD' });
  return {
    store,
    server,
    start,
    end: (method: string) => endPaymentSession(store, method),
    sessions: () => Object.fromEntries(store.get(paymentSessionsAtom)),
    requests: () => server.requestsTo(startSession).map(({ payload }) => payload),
  };
}

it('starts a session for each method', async () => {
  const { server, start, sessions, requests } = setUp();
  server.answer(startSession, ({ paymentType }: { paymentType: string }) => answerOf(`of ${paymentType}`));
  await start('moon');
  await start('sun', '60.5');
  expect(sessions()).toEqual({ moon: 'of moon', sun: 'of sun' });
  expect(requests()).toEqual([
    { paymentType: 'moon', amount: 50, currency: 'USD' },
    { paymentType: 'sun', amount: 60.5, currency: 'USD' },
  ]);
});

it('ignores a second start while the first is under way, but not after it', async () => {
  const { server, start, sessions, requests } = setUp();
  const held = server.hold(startSession);
  const first = start('moon');
  await start('moon', '60');
  expect(requests()).toHaveLength(1);
  held.answer(answerOf('s1'));
  await first;
  expect(sessions()).toEqual({ moon: 's1' });
  await start('moon');
  expect(requests()).toHaveLength(2);
});

it('goes on without a session if the start fails, and may start again', async () => {
  const { server, start, sessions } = setUp();
  server.refuse(startSession, 400);
  await start('moon');
  expect(sessions()).toEqual({});
  server.answer(startSession, answerOf('s2'));
  await start('moon');
  expect(sessions()).toEqual({ moon: 's2' });
});

it('ends only the session of the method whose deposit is created', async () => {
  const { server, start, end, sessions, store } = setUp();
  server.answer(startSession, ({ paymentType }: { paymentType: string }) => answerOf(`of ${paymentType}`));
  await start('moon');
  await start('sun');
  end('moon');
  expect(sessions()).toEqual({ sun: 'of sun' });
  const before = store.get(paymentSessionsAtom);
  end('moon');
  expect(store.get(paymentSessionsAtom)).toBe(before);
});

it('a start that is under way when its deposit is created does not count for the next one', async () => {
  const { server, start, end, sessions } = setUp();
  const held = server.hold(startSession);
  const late = start('moon');
  await Promise.resolve();
  end('moon');
  const next = server.hold(startSession);
  const started = start('moon');
  await new Promise((done) => setTimeout(done));
  held.answer(answerOf('s1'));
  await late;
  expect(sessions()).toEqual({});
  // The end of the late start must not let a third start begin.
  await start('moon');
  expect(server.requestsTo(startSession)).toHaveLength(2);
  next.answer(answerOf('s2'));
  await started;
  expect(sessions()).toEqual({ moon: 's2' });
});

it('a session of one player is not another’s', async () => {
  const { server, start, sessions, store } = setUp();
  const held = server.hold(startSession);
  const started = start('moon');
  await new Promise((done) => setTimeout(done));
  store.set(sessionAtom, sampleSession({ user: { id: 'another' } }));
  server.answer(startSession, answerOf('s2'));
  await start('moon');
  held.answer(answerOf('s1'));
  await started;
  expect(sessions()).toEqual({ moon: 's2' });
});
