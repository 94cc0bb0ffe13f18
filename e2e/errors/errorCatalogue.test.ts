/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  fetchCountrySelector,
  fetchPaymentMethods,
  fetchSweepstakePaymentMethods,
  fetchSweepstakeWithdrawalMethods,
  fetchWithdrawalMethods,
} from '@paywidget/shared/contract';
import {
  checkDeposit,
  convertPayment,
  createDeposit,
  createPeerToPeerDeposit,
  fetchBoxes,
  fetchDepositStatus,
  fetchRecoupSum,
  fetchSweepstakeBalances,
} from '@paywidget/shared/contract/payments';
import { createFakeServer, wireMethod } from '@paywidget/shared/testing';
import { fireEvent } from '@testing-library/react';
import english from '../../shared/locales/en.json';
import { InsecurePageError } from '../../shell/src/start/failures';
import { type ErrorName, type ErrorRow, errorCatalogue } from './errorCatalogue';
import { errorTable } from './errorTable';
import { type OpenWidget, openWidget, playerData, type WidgetSituation } from './openWidget';
// What is fetched late is loaded before time stands still.
import '../../mf-deposit/src/screens/CompleteScreen/CompleteScreen';
import '../../mf-deposit/src/screens/PixScreen/PixScreen';
import '../../mf-deposit/src/screens/RedirectScreen/RedirectScreen';
import '../../mf-p2p/src/screens/BaseScreen/BaseScreen';
import '../../mf-p2p/src/screens/InvoiceScreen/InvoiceScreen';
import '../../mf-sweepstake/src/screens/ConvertScreen/ConvertScreen';
import '../../mf-sweepstake/src/screens/RedeemScreen/RedeemScreen';

jest.mock('../../shell/src/federation/container', () => ({
  startContainer: async () => undefined,
  takeModule: (url: string) => jest.requireActual<typeof import('./openWidget')>('./openWidget').flowOf(url),
}));

/** A server that answers with these methods. */
function serverOf(...methods: unknown[]) {
  const server = createFakeServer();
  server.answer(fetchPaymentMethods, { methods });
  server.answer(fetchCountrySelector, { isGeoSelectorEnabled: true, countries: ['br', 'de'] });
  return server;
}

/** Opens the list of these methods. */
const list = (...methods: unknown[]) => openWidget({ server: serverOf(...methods) });

/** Opens the list while its call is refused. */
function refusedList(status: number, body?: unknown) {
  const server = createFakeServer();
  server.refuse(fetchPaymentMethods, status, body);
  return openWidget({ server });
}

async function press(widget: OpenWidget, selector: string) {
  const button = widget.element.querySelector(selector);
  if (!button) throw new Error(`There is no ${selector}`);
  fireEvent.click(button);
  await widget.settle();
}

/** Opens the only method's form. */
async function form(fields: Readonly<Record<string, unknown>> = {}) {
  const widget = await list(wireMethod('visa', fields));
  await press(widget, '[data-method="visa"]');
  return widget;
}

/** Presses submit in the only method's form. */
async function submitted(prepare: (server: OpenWidget['server']) => void, fields = {}) {
  const widget = await form(fields);
  prepare(widget.server);
  await press(widget, '[data-action="submit"]');
  return widget;
}

/** A sweepstake player's server, prepared for one thing to go wrong. */
async function sweepstake(prepare: (server: OpenWidget['server']) => void, path?: string) {
  const server = createFakeServer();
  server.answer(fetchSweepstakePaymentMethods, { methods: [wireMethod('skrill')] });
  server.answer(fetchSweepstakeWithdrawalMethods, {
    methods: [wireMethod('redeem_btc', { category: 'crypto', currency: ['BTC'] })],
  });
  server.answer(fetchSweepstakeBalances, [{ currency: 'SC', balance: 140 }]);
  server.answer(fetchRecoupSum, { data: { status: 'none', amount: 0 } });
  prepare(server);
  const widget = await openWidget({ server, path, userData: { ...playerData(), widgetViewType: 'sweep' } });
  // Its screens are fetched one after the other.
  await widget.settle();
  await widget.settle();
  return widget;
}

const shop = (prepare: (server: OpenWidget['server']) => void) => sweepstake(prepare);
const redemption = (prepare: (server: OpenWidget['server']) => void) => sweepstake(prepare, '/withdrawal');

const refusedDeposit = (status: number, code?: string, message = 'Refused by rule 7c') =>
  submitted((server) => server.refuse(createDeposit, status, { message, data: { code } }));

const transfer = {
  depositId: 41,
  status: 'NEW',
  created: new Date().toISOString(),
  timeout_minutes: 15,
  payment_amount: 50,
  payment_currency: 'USD',
};
const unpayable = { ...transfer, timeout_minutes: undefined };

/** Presses submit in a peer-to-peer method's form; `known` is what the server then says of the deposit. */
async function transferred(answer: object, known: object) {
  const server = serverOf(wireMethod('p2p_sber', { cardViewType: 5 }));
  server.answer(checkDeposit, { exists: false });
  server.answer(fetchDepositStatus, { status: 'NEW' });
  server.answer(createPeerToPeerDeposit, answer);
  const widget = await openWidget({ server });
  await press(widget, '[data-method="p2p_sber"]');
  server.answer(checkDeposit, known);
  await press(widget, '[data-action="submit"]');
  await widget.settle();
  return widget;
}

/** Each situation, in the whole widget. */
const situations: Readonly<Record<ErrorName, () => Promise<OpenWidget>>> = {
  hostSilent: () => waited({ isFramedInSilence: true }, 10_000),
  noPayload: () => openWidget({ userData: null }),
  noUserData: () => waited({ userData: undefined }, 5_000),
  noConfiguration: () => openWidget({ isUndeployed: true }),
  insecure: () => openWidget({ startError: new InsecurePageError() }),
  localeFailed: () =>
    openWidget({ server: serverOf(wireMethod('visa')), userData: playerData({ lang: 'ar' }) }),
  translationMissing: () =>
    list(wireMethod('visa', { banner: { bannerTextKey: 'paymentMethods.banner.unheard' } })),
  networkFailed() {
    const server = createFakeServer();
    server.lose(fetchPaymentMethods);
    return waited({ server }, 6_000);
  },
  timedOut() {
    const server = createFakeServer();
    server.hold(fetchPaymentMethods);
    return waited({ server }, 30_000);
  },
  refused: () => refusedList(500, { message: 'Database is down' }),
  refusedByStatus: () => refusedList(403),
  expired: () => refusedList(401),
  brokenAnswer() {
    const server = createFakeServer();
    server.answer(fetchPaymentMethods, { methods: 'many' });
    return openWidget({ server });
  },
  brokenMember: () => list(wireMethod('visa'), { position: 'first' }),
  unknownPage: () => list(wireMethod('visa'), wireMethod('strange', { cardViewType: 99 })),
  noDepositMethods: () => list(),
  noWithdrawalMethods() {
    const server = createFakeServer();
    server.answer(fetchWithdrawalMethods, { methods: [] });
    return openWidget({ server, path: '/withdrawal' });
  },
  noBoxes: () => shop((server) => server.answer(fetchBoxes, [])),
  boxesFailed: () => shop((server) => server.refuse(fetchBoxes, 500)),
  async boxesLost() {
    const widget = await shop((server) => server.lose(fetchBoxes));
    await widget.settle(6_000);
    return widget;
  },
  balanceFailed: () => redemption((server) => server.refuse(fetchSweepstakeBalances, 500)),
  unplayedFailed: () => redemption((server) => server.refuse(fetchRecoupSum, 500)),
  async rateFailed() {
    const widget = await redemption((server) => server.refuse(convertPayment, 500));
    await press(widget, '[data-method="redeem_btc"]');
    await widget.settle();
    return widget;
  },
  noRegions() {
    const server = serverOf(wireMethod('visa'));
    server.refuse(fetchCountrySelector, 500);
    return openWidget({ server });
  },
  currencyUnavailable: () => form({ currency: ['BRL'] }),
  async iconFailed() {
    const widget = await list(wireMethod('visa', { iconIds: [{ id: 'visa-logo' }] }));
    fireEvent.error(widget.element.querySelector('img[src*="visa-logo"]') as Element);
    return widget;
  },
  iconIdsEmpty: () => list(wireMethod('visa', { iconIds: [] })),
  flowFailed: () => openWidget({ server: serverOf(wireMethod('visa')), isWithoutFlows: true }),
  async screenMissing() {
    const widget = await openWidget({ server: serverOf(wireMethod('visa')), lacks: ['deposit.redirect'] });
    await press(widget, '[data-method="visa"]');
    return widget;
  },
  merchantWords: () => refusedDeposit(400, 'banking.merchantClientError', 'Call us about order 7'),
  codeTranslated: () => refusedDeposit(400, 'banking.insufficientFunds'),
  codeUntranslated: () => refusedDeposit(400, 'banking.unheard'),
  fieldRejected: () => refusedDeposit(400, 'banking.paymentMethodRegex'),
  noCode: () => refusedDeposit(400),
  depositRefusedByStatus: () => refusedDeposit(429),
  outcomeUnknown: () => submitted((server) => server.lose(createDeposit)),
  unsafeLink: () =>
    submitted((server) =>
      server.answer(createDeposit, { depositId: 'd1', apiResponse: { source: 'javascript:alert(1)' } }),
    ),
  async captchaUnavailable() {
    const widget = await submitted(
      (server) => server.answer(createDeposit, { depositId: 'd1', apiResponse: {} }),
      { needsCaptcha: 'geetest' },
    );
    expect(widget.server.requestsTo(createDeposit)[0]?.payload).toMatchObject({ captchaBypass: true });
    return widget;
  },
  qrFailed: () =>
    submitted((server) =>
      server.answer(createDeposit, {
        depositId: 'd1',
        apiResponse: { pageId: 'pix', data: { qrCodeText: 'x'.repeat(5_000) } },
      }),
    ),
  detailsIncomplete: () => transferred(unpayable, { ...unpayable, exists: true }),
  detailsOfNothing: () => transferred(unpayable, { exists: false }),
  detailsSealed: () => transferred({ ...transfer, card: { encoded: 'garbage' } }, { exists: false }),
};

async function waited(situation: WidgetSituation, ms: number): Promise<OpenWidget> {
  const widget = await openWidget(situation);
  await widget.settle(ms);
  return widget;
}

let widget: OpenWidget | undefined;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  for (const level of ['warn', 'error'] as const) jest.spyOn(console, level).mockImplementation();
  jest.useFakeTimers();
});
afterEach(async () => {
  await widget?.dispose();
  document.body.replaceChildren();
  sessionStorage.clear();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** What a host acts on, and so hears in these situations alone. */
const decisive = [
  'TokenExpired',
  'deposit_fail',
  'deposit_success',
  'InvalidP2PResponse',
  'MissingTranslation',
];

const names = Object.keys(errorCatalogue) as ErrorName[];

it('is the table of docs/ERRORS.md', () => {
  const page = readFileSync(join(__dirname, '../../docs/ERRORS.md'), 'utf8');
  expect(page).toContain(errorTable(Object.values(errorCatalogue)));
});

it.each(names)('%s', async (name) => {
  const { reads, hears, lands }: ErrorRow = errorCatalogue[name];
  widget = await situations[name]();

  const text = widget.element.textContent ?? '';
  for (const read of reads) {
    const [beginning = ''] = (typeof read === 'string' ? english[read] : read.server).split('{{');
    expect(text).toContain(beginning);
  }
  for (const heard of hears) expect(widget.sent()).toContainEqual(partly(heard));
  for (const said of decisive) {
    const isSaid = (message: object) => Object.values(message).includes(said);
    expect(widget.sent().some(isSaid)).toBe(hears.some(isSaid));
  }
  expect(widget.screen()).toBe(lands === 'start' || lands === 'its place' ? undefined : lands);
});

/** Matches what has at least these fields, at any depth. */
function partly(wanted: object): object {
  const fields = Object.entries(wanted).filter(([, value]) => value !== undefined);
  return expect.objectContaining(
    Object.fromEntries(
      fields.map(([key, value]) => [
        key,
        typeof value === 'object' && value !== null && !Array.isArray(value) ? partly(value) : value,
      ]),
    ),
  );
}
