import { createApi, createQueryClient } from '@paywidget/shared/api';
import { convertPayment } from '@paywidget/shared/contract/payments';
import { createFakeServer, createRecordingHost } from '@paywidget/shared/testing';
import { convertQuery } from './convertQuery';

const request = { from: 'SC', to: 'USDT', amount: '10.50' };

function setUp() {
  const server = createFakeServer();
  const api = createApi({
    transport: server,
    host: createRecordingHost(),
    caller: () => ({ platformVersion: 'redesign' }),
  });
  const client = createQueryClient();
  const convert = (asked = request) => client.fetchQuery(convertQuery(api, asked));
  const sent = () => server.requestsTo(convertPayment).map(({ payload }) => payload);
  return { server, client, convert, sent, query: convertQuery(api, request) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks for an amount as a number, and answers with the exact text', async () => {
  const { server, convert, sent } = setUp();
  server.answer(convertPayment, { amount: '10.49' });
  expect(await convert()).toBe('10.49');
  expect(sent()).toEqual([{ from: 'SC', to: 'USDT', amount: 10.5 }]);
});

it('a conversion is used for half a minute', async () => {
  const { server, convert, sent } = setUp();
  server.answer(convertPayment, { amount: '10.49' });
  await convert();
  jest.advanceTimersByTime(29_999);
  await convert();
  expect(sent()).toHaveLength(1);
  jest.advanceTimersByTime(1);
  await convert();
  expect(sent()).toHaveLength(2);
});

it.each([{ from: 'GC' }, { to: 'BTC' }, { amount: '11' }])(
  'a conversion with %j is another one',
  async (other) => {
    const { server, convert, sent } = setUp();
    server.answer(convertPayment, { amount: '10.49' });
    await convert();
    await convert({ ...request, ...other });
    expect(sent()).toHaveLength(2);
  },
);

it('stops the request when no screen needs the answer any more', async () => {
  const { server, client, convert, query } = setUp();
  server.hold(convertPayment);
  const answer = convert().catch(() => undefined);
  await jest.advanceTimersByTimeAsync(0);
  await client.cancelQueries({ queryKey: query.queryKey });
  expect(server.requestsTo(convertPayment).map(({ signal }) => signal.aborted)).toEqual([true]);
  await answer;
});
