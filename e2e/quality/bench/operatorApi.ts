import { countries, withdrawalMethodsFor } from '@paywidget/operator/catalogue';
import { methodsForTiles } from '@paywidget/operator/catalogue/tiles';
import { type Endpoint, parseAnswer } from '@paywidget/shared/contract';
import { endpoints } from '@paywidget/shared/contract/payments';
import type { Content } from './server';

/** The delay of each API answer in ms, for all targets. */
const responseDelayMs = 50;

export const jsonAnswer = (body: unknown): Content => ({
  type: 'application/json',
  body: JSON.stringify(body),
  delayMs: responseDelayMs,
});

/** Answers the API calls of the lists and a method's form, as the contract requires. */
export function createOperatorApi(
  methodCount: number,
): (method: string, path: string) => Content | undefined {
  const answers: readonly (readonly [Endpoint, unknown])[] = [
    [
      endpoints.fetchPaymentMethods,
      { methods: methodsForTiles(methodCount), initCurrencies: { fiat: 'EUR', crypto: 'USDT' } },
    ],
    [endpoints.fetchCountrySelector, { isGeoSelectorEnabled: true, countries: [...countries] }],
    [endpoints.fetchWithdrawalMethods, { methods: withdrawalMethodsFor('de', 'EUR') }],
    [endpoints.fetchDepositLimits, {}],
    [endpoints.checkDeposit, { exists: false }],
    [endpoints.startSession, { payment_session_id: 'bench', created_at: '2026-11-01T12:00:00Z' }],
    [endpoints.closeModalSession, {}],
    [endpoints.sendMetrics, {}],
  ];
  const contents = new Map<string, Content>();
  for (const [endpoint, body] of answers) {
    const { dropped } = parseAnswer(endpoint, body);
    if (dropped.length > 0) throw new Error(`${endpoint.key} breaks the contract at ${dropped[0]?.path}`);
    contents.set(`${endpoint.method} /api/${endpoint.key}`, jsonAnswer(body));
  }
  return (method, path) => contents.get(`${method} ${path}`);
}
