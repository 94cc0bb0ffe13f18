import { createApi } from '@paywidget/shared/api';
import { completeDeposit } from '@paywidget/shared/contract/payments';
import { createFakeServer, createRecordingHost } from '@paywidget/shared/testing';
import { createIdempotentCall } from './idempotentCall';

const payload = { depositId: 'd1', paymentType: 'moon', fields: {} };

function setUp() {
  const server = createFakeServer();
  const api = createApi({
    transport: server,
    host: createRecordingHost(),
    caller: () => ({ platformVersion: 'redesign' }),
  });
  const keys = () => server.requestsTo(completeDeposit).map(({ headers }) => headers['Idempotency-Key']);
  return { server, keys, call: createIdempotentCall(api, completeDeposit) };
}

it('joins a call in progress', async () => {
  const { server, keys, call } = setUp();
  server.answer(completeDeposit, {});
  await Promise.all([call.send(payload), call.send(payload)]);
  expect(keys()).toHaveLength(1);
});

it('does not join a call about another deposit', async () => {
  const { server, keys, call } = setUp();
  server.answer(completeDeposit, {});
  await Promise.all([call.send(payload), call.send({ ...payload, depositId: 'd2' })]);
  expect(server.requestsTo(completeDeposit).map(({ payload: { depositId } }) => depositId)).toEqual([
    'd1',
    'd2',
  ]);
  expect(new Set(keys()).size).toBe(2);
});

it('keeps the key of each deposit whose outcome is unknown', async () => {
  const { server, keys, call } = setUp();
  server.lose(completeDeposit);
  const other = { ...payload, depositId: 'd2' };
  for (const sent of [payload, other, payload, other]) await expect(call.send(sent)).rejects.toThrow();
  const [first, second, third, fourth] = keys();
  expect([third, fourth]).toEqual([first, second]);
  expect(second).not.toBe(first);
});

it('keeps the key while the outcome is unknown', async () => {
  const { server, keys, call } = setUp();
  server.lose(completeDeposit);
  await expect(call.send(payload)).rejects.toThrow('Network connection failed');
  expect(call.isUnknown()).toBe(true);
  server.refuse(completeDeposit, 500);
  await expect(call.send(payload)).rejects.toThrow();
  server.answer(completeDeposit, {});
  await call.send(payload);
  expect(call.isUnknown()).toBe(false);
  expect(new Set(keys()).size).toBe(1);
  await call.send(payload);
  expect(new Set(keys()).size).toBe(2);
});

it('never sends another body under the same key', async () => {
  const { server, keys, call } = setUp();
  server.lose(completeDeposit);
  await expect(call.send(payload)).rejects.toThrow();
  await expect(call.send({ ...payload, fields: { code: '1' } })).rejects.toThrow();
  expect(new Set(keys()).size).toBe(2);
});

it('treats a rejection as a definite answer', async () => {
  const { server, keys, call } = setUp();
  server.refuse(completeDeposit, 400);
  await expect(call.send(payload)).rejects.toThrow();
  expect(call.isUnknown()).toBe(false);
  await expect(call.send(payload)).rejects.toThrow();
  expect(new Set(keys()).size).toBe(2);
});

it('tells which call’s outcome is unknown', async () => {
  const { server, call } = setUp();
  server.lose(completeDeposit);
  await expect(call.send(payload)).rejects.toThrow();
  expect(call.isUnknown(payload)).toBe(true);
  expect(call.isUnknown({ ...payload, depositId: 'd2' })).toBe(false);
});
