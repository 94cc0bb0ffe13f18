import { catalogue, sweepstakeDeposits, withdrawals } from '@paywidget/operator/catalogue';
import { examples } from '@paywidget/operator/contract/examples';
import type { endpoints } from '@paywidget/shared/contract/payments';
import { sampleExchanges } from '../../../../shared/src/contract/payments/sampleExchanges';

export type EndpointName = keyof typeof endpoints;

/** A sample of the sandbox's methods: one of every kind of page and form. */
function varied<Entry extends { method: { cardViewType?: unknown; category?: string } }>(
  entries: readonly Entry[],
) {
  const byKind = new Map(
    entries.map(({ method }) => [JSON.stringify([method.cardViewType, method.category]), method]),
  );
  return [...byKind.values()];
}

const deposits = varied(catalogue);
const payouts = varied(withdrawals);

const lists: Partial<Record<EndpointName, readonly unknown[]>> = {
  fetchPaymentMethods: [
    { methods: deposits.slice(0, 8), isDirectGeo: 0 },
    { methods: deposits.slice(8, 20), initCurrencies: { fiat: 'EUR', crypto: 'usdt' } },
  ],
  fetchSweepstakePaymentMethods: [{ methods: varied(sweepstakeDeposits).slice(0, 8) }],
  fetchWithdrawalMethods: [{ methods: payouts.slice(0, 8) }],
  fetchSweepstakeWithdrawalMethods: [{ methods: payouts.slice(0, 4) }],
};

/** Valid answers of each endpoint: the contract's examples and samples, and lists of the sandbox. */
export const answersOf = (name: EndpointName): readonly unknown[] => {
  const exchange = sampleExchanges[name];
  return [examples[name], exchange.answer, ...(lists[name] ?? [])].filter((answer) => answer !== undefined);
};

const user = {
  id: 7,
  token: 'token-1',
  lang: 'pt',
  locale: 'pt-BR',
  currency: 'BRL',
  paymentGeo: 'BR',
  platform: 'mobile',
  balanceData: { primary: { amount: '120.50', currency: 'BRL' }, additional: { amount: 3, currency: 'usd' } },
  role: 1,
  meta: { a: [1] },
};

const bonus = {
  id: 1,
  type: 'deposit',
  currency: 'BRL',
  mustAccruedBefore: '2026-12-01T10:00:00Z',
  content: { title: { en: 'Bonus' }, subtitle: 'x' },
  depositBonusData: { minDeposit: 20, maxBonusAmount: 200, payoutMultiplier: 1, wagerMultiplier: 30 },
};

const payload = {
  bonusId: 1,
  bonusList: [bonus],
  closingButton: true,
  experiments: [{ key: 'crypto', group: 'group_b' }],
  host: 'casino.example',
  schema: 'https',
  xOrigin: 'https://casino.example',
  userId: 7,
  partnerKey: 'partner',
  widgetViewType: 'main',
  transport: 'http',
  platformVersion: 'redesign',
  returnUrl: 'https://casino.example/cashier',
  pwa: false,
  isMobileApp: 1,
  geetestCaptchaId: 'id',
  captcha: { geetest: { id: 'id', scripts: ['https://static.geetest.com/v4/gt4.js'] } },
  assets: { badge: 'https://casino.example/badge.svg' },
};

/** Pushes of the socket, which hosts may send as messages too. */
export const pushes = [
  {
    type: 'deposit.status',
    payload: { depositId: 41, amount: 25, finalAmount: '25', currency: 'BRL', status: 1 },
  },
  {
    type: 'deposit.status',
    payload: {
      txid: 'f00',
      blockchain: 'TRON',
      amount: '0.5',
      currency: 'EUR',
      cryptoCurrency: 'usdt',
      status: 'NEW',
    },
  },
  { type: 'withdrawal.status', payload: { withdrawalId: 'w1', status: 'CANCELED', message: 'No' } },
  { type: 'login.token', payload: { token: 'token-2', currency: 'EUR' } },
];

/** Every message that a host can send. */
export const hostMessages: readonly unknown[] = [
  { type: 'loaded', payload: { ...payload, user } },
  { type: 'update', payload: { payload: { closingButton: false }, user: { locale: 'de-AT' } } },
  {
    type: 'update',
    payload: { theme: 'dark', tokens: { '--pw-accent': '#1d56d8', dark: { '--pw-accent': '#88aaff' } } },
  },
  { type: 'bonus-list-fetched', payload: { success: true, bonusList: [bonus] } },
  { type: 'bonus-list-updated', payload: { bonusList: [bonus, bonus] } },
  { type: 'close' },
  { type: 'back', payload: null },
  { type: 'swipe-back' },
  { type: 'viewport', payload: { above: 10, below: 0 } },
  ...pushes,
];
