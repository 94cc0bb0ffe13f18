import { fetchCountrySelector, fetchWithdrawalMethods } from '@paywidget/shared/contract';
import { createDeposit } from '@paywidget/shared/contract/payments';
import { expect } from '../assertions';
import type { Exchange } from '../exchange';
import { Skipped } from '../fault';
import { exchange } from '../httpClient';
import type { Operator } from '../operator';
import type { Row, RowGroup } from '../row';

const section = 'docs/guides/deploying.md#package-mode-from-another-origin';

/** The widget's request headers that CORS must allow. */
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
    throw new Skipped('needs a host of another origin: pass --origin https://casino.example');
  return origin;
}

const listOf = (header: string | null | undefined) =>
  (header ?? '').split(',').map((entry) => entry.trim().toLowerCase());

function requireAllowed(answer: Exchange, origin: string) {
  const allowed = answer.headers?.get('access-control-allow-origin');
  const expected = `Access-Control-Allow-Origin: ${origin}, not ${allowed ?? 'none'}`;
  expect(allowed === origin || allowed === '*', answer, expected, 'The browser blocks the answer');
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
    name: 'CORS: a preflight allows the origin',
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
      // A wildcard does not include Authorization.
      const isAllowed = (name: string) =>
        allowed.includes(name) || (allowed.includes('*') && name !== 'authorization');
      const missing = requestHeaders.filter((name) => !isAllowed(name));
      const expected = `Access-Control-Allow-Headers with ${missing.join(', ')}`;
      expect(missing.length === 0, answer, expected, 'The browser does not send the call');
    },
  },
  {
    name: 'CORS: answers allow the origin',
    async run(operator, origin) {
      const answer = await operator.call(fetchCountrySelector, {}, { headers: { Origin: origin } });
      requireAllowed(answer, origin);
      const allowed = answer.headers?.get('access-control-allow-origin');
      const varies = listOf(answer.headers?.get('vary'));
      const effect = 'A cache serves one site’s answer to another site, whose browser blocks it';
      expect(
        allowed === '*' || varies.some((one) => ['origin', '*'].includes(one)),
        answer,
        'Vary: Origin',
        effect,
      );
    },
  },
  {
    name: 'CORS: error answers allow the origin too',
    async run(operator, origin) {
      const how = { token: null, headers: { Origin: origin } };
      requireAllowed(await operator.call(fetchWithdrawalMethods, { currency: 'USD' }, how), origin);
    },
  },
  {
    name: 'CORS: answers expose the Date header',
    async run(operator, origin) {
      const answer = await operator.call(fetchCountrySelector, {}, { headers: { Origin: origin } });
      const exposed = listOf(answer.headers?.get('access-control-expose-headers'));
      const effect = 'Countdowns use the clock of the device';
      const isExposed = exposed.includes('date') || exposed.includes('*');
      expect(isExposed, answer, 'Access-Control-Expose-Headers: Date', effect);
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
