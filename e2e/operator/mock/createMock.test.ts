import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseAnswer } from '@paywidget/shared/contract';
import { endpoints } from '@paywidget/shared/contract/payments';
import { createMock } from './createMock';
import { readOperations } from './readOperations';

let server: Server;
let url: string;
beforeAll(async () => {
  server = createMock({ operations: readOperations() }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const headers = {
  Authorization: 'Bearer token',
  'Content-Type': 'application/json',
  'Idempotency-Key': 'key',
  'X-Extra-Params': '{"platformVersion":"redesign"}',
};
const query = '?currency=EUR&country=nl&depositId=1&paymentMethod=card';
const post = (path: string, init: RequestInit = {}) =>
  fetch(`${url}/${path}`, { method: 'POST', headers, body: '{}', ...init });

it.each(Object.values(endpoints).map((endpoint) => [endpoint.key, endpoint] as const))(
  '%s answers with an example that keeps the contract in every field',
  async (key, endpoint) => {
    const response =
      endpoint.method === 'GET' ? await fetch(`${url}/${key}${query}`, { headers }) : await post(key);
    expect(response.status).toBe(200);
    expect(response.headers.get('date')).not.toBeNull();
    expect(parseAnswer(endpoint, await response.json()).dropped).toEqual([]);
  },
);

it.each([
  ['without a token', 401, 'BANKING/deposit-create', { headers: { ...headers, Authorization: '' } }],
  [
    'without an idempotency key',
    400,
    'BANKING/deposit-create',
    { headers: { Authorization: 'Bearer token', 'X-Extra-Params': '{}' } },
  ],
  ['without JSON', 400, 'BANKING/deposit-create', { body: 'no' }],
  ['by the wrong method', 405, 'deposit-status', {}],
  ['of no operation', 404, 'BANKING/nothing', {}],
])('refuses a call %s', async (_, status, path, init) => {
  const response = await post(path, init);
  expect([response.status, typeof (await response.json()).message]).toEqual([status, 'string']);
});

it('lets a deposit wait until the player says that it is paid', async () => {
  const status = async () =>
    (await (await fetch(`${url}/deposit-status${query}`, { headers })).json()).status;
  await post('BANKING/deposit-create');
  expect(await status()).toBe('NEW');
  await post('BANKING/deposit-complete');
  expect(await status()).toBe('PAYED');
});

it('refuses a query without a required parameter', async () => {
  expect((await fetch(`${url}/deposit-status?depositId=1`, { headers })).status).toBe(400);
});

it('lets pages of any origin call it', async () => {
  const response = await fetch(`${url}/BANKING/deposit-create`, {
    method: 'OPTIONS',
    headers: { Origin: 'https://casino.example', 'Access-Control-Request-Headers': 'traceparent' },
  });
  expect(response.headers.get('access-control-allow-origin')).toBe('https://casino.example');
  expect(response.headers.get('access-control-allow-headers')).toBe('traceparent');
});
