import { fetchCountrySelector, fetchWithdrawalMethods } from '@paywidget/shared/contract';
import { createDeposit } from '@paywidget/shared/contract/payments';
import type { Exchange } from '../exchange';
import { Skipped } from '../fault';
import { exchange } from '../httpClient';
import { expect } from '../judge';
import type { Operator } from '../operator';
import type { Row, RowGroup } from '../row';

const section = 'contract, "Deployment"';

/** What the widget sends beyond what browsers let every page send. */
const requestHeaders = [
  'authorization',
  'cache-control',
  'content-type',
  'idempotency-key',
  'x-extra-params',
  'x-mobile-app',
  'x-pwa',
];

function originOf({ options: { origin } }: Operator): string {
  if (origin === undefined)
    throw new Skipped('is for hosts of other origins: name one with --origin https://casino.example');
  return origin;
}

const listOf = (header: string | null | undefined) =>
  (header ?? '').split(',').map((entry) => entry.trim().toLowerCase());

function requireAllowed(answer: Exchange, origin: string) {
  const allowed = answer.headers?.get('access-control-allow-origin');
  const wants = `Access-Control-Allow-Origin: ${origin}, not ${allowed ?? 'none'}`;
  expect(
    allowed === origin || allowed === '*',
    answer,
    wants,
    'The browser keeps the answer from the widget',
  );
}

const preflight = (operator: Operator, origin: string): Promise<Exchange> =>
  exchange({
    url: `${operator.options.url}/${createDeposit.key}`,
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': requestHeaders.join(','),
    },
    limitMs: operator.options.limitMs,
  });

const rows: readonly (Omit<Row, 'section' | 'run'> & {
  run(operator: Operator, origin: string): Promise<void>;
})[] = [
  {
    name: 'CORS: a preflight is answered for the origin',
    async run(operator, origin) {
      const answer = await preflight(operator, origin);
      expect(answer.isSuccess, answer, '2xx', 'The browser does not send the call');
      requireAllowed(answer, origin);
    },
  },
  {
    name: 'CORS: a preflight allows the headers of the widget',
    async run(operator, origin) {
      const answer = await preflight(operator, origin);
      const allowed = listOf(answer.headers?.get('access-control-allow-headers'));
      // A wildcard does not stand for Authorization.
      const isAllowed = (name: string) =>
        allowed.includes(name) || (allowed.includes('*') && name !== 'authorization');
      const missing = requestHeaders.filter((name) => !isAllowed(name));
      const wants = `Access-Control-Allow-Headers with ${missing.join(', ')}`;
      expect(missing.length === 0, answer, wants, 'The browser does not send the call');
    },
  },
  {
    name: 'CORS: answers name the origin',
    async run(operator, origin) {
      const answer = await operator.call(fetchCountrySelector, {}, { headers: { Origin: origin } });
      requireAllowed(answer, origin);
      const allowed = answer.headers?.get('access-control-allow-origin');
      const varies = listOf(answer.headers?.get('vary'));
      const so = 'A cache hands one site’s answer to another, whose browser refuses it';
      expect(
        allowed === '*' || varies.some((one) => ['origin', '*'].includes(one)),
        answer,
        'Vary: Origin',
        so,
      );
    },
  },
  {
    name: 'CORS: refusals name the origin too',
    async run(operator, origin) {
      const how = { token: null, headers: { Origin: origin } };
      requireAllowed(await operator.call(fetchWithdrawalMethods, { currency: 'USD' }, how), origin);
    },
  },
  {
    name: 'CORS: answers expose their Date',
    async run(operator, origin) {
      const answer = await operator.call(fetchCountrySelector, {}, { headers: { Origin: origin } });
      const exposed = listOf(answer.headers?.get('access-control-expose-headers'));
      const so = 'Countdowns follow the clock of the device';
      const isExposed = exposed.includes('date') || exposed.includes('*');
      expect(isExposed, answer, 'Access-Control-Expose-Headers: Date', so);
    },
  },
];

export const cors: RowGroup = {
  title: 'Hosts of other origins',
  createRows: () =>
    rows.map(({ name, run }) => ({
      name,
      section,
      run: async (operator) => run(operator, originOf(operator)),
    })),
};
