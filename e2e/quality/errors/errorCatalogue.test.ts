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
import english from '../../../shared/locales/en.json';
import { InsecurePageError } from '../../../shell/src/app/failures';
import { watchBrokenFiles } from '../../../shell/src/app/page/brokenFiles';
import { type ErrorName, type ErrorRow, errorCatalogue } from './errorCatalogue';
import { errorTable } from './errorTable';
import { type OpenWidget, openWidget, playerData, type WidgetSetup } from './openWidget';
// Load lazy screens before the fake timers start.
import '../../../mf-deposit/src/screens/CompleteScreen/CompleteScreen';
import '../../../mf-deposit/src/screens/PixScreen/PixScreen';
import '../../../mf-deposit/src/screens/DepositFormScreen/DepositFormScreen';
import '../../../mf-p2p/src/screens/TransferScreen/TransferScreen';
import '../../../mf-p2p/src/screens/InvoiceScreen/InvoiceScreen';
import '../../../mf-sweepstake/src/screens/ConvertScreen/ConvertScreen';
import '../../../mf-sweepstake/src/screens/RedeemScreen/RedeemScreen';

jest.mock('../../../shell/src/lib/federation/container', () => ({
  startContainer: async () => undefined,
  takeModule: (url: string) =>
    jest.requireActual<typeof import('./openWidget')>('./openWidget').loadFlow(url),
}));

/** Creates a server whose deposit list contains these methods. */
function serverOf(...methods: unknown[]) {
  const server = createFakeServer();
  server.answer(fetchPaymentMethods, { methods });
  server.answer(fetchCountrySelector, { isGeoSelectorEnabled: true, countries: ['br', 'de'] });
  return server;
}

/** Opens the deposit list with these methods. */
const openList = (...methods: unknown[]) => openWidget({ server: serverOf(...methods) });

/** Opens the deposit list while its call is rejected. */
function rejectedList(status: number, body?: unknown) {
  const server = createFakeServer();
  server.refuse(fetchPaymentMethods, status, body);
  return openWidget({ server });
}

async function press(widget: OpenWidget, selector: string) {
  const button = widget.element.querySelector(selector);
  if (!button) throw new Error(`There is no ${selector}`);
  fireEvent.click(button);
  await widget.advance();
}

/** Opens the form of the only method. */
async function openForm(fields: Readonly<Record<string, unknown>> = {}) {
  const widget = await openList(wireMethod('visa', fields));
  await press(widget, '[data-method="visa"]');
  return widget;
}

/** Opens the form of the only method, prepares the server and presses submit. */
async function submitForm(prepare: (server: OpenWidget['server']) => void, fields = {}) {
  const widget = await openForm(fields);
  prepare(widget.server);
  await press(widget, '[data-action="submit"]');
  return widget;
}

/** Opens the widget for a sweepstake player, with one fault prepared on the server. */
async function openSweepstake(prepare: (server: OpenWidget['server']) => void, path?: string) {
  const server = createFakeServer();
  server.answer(fetchCountrySelector, { isGeoSelectorEnabled: true, countries: ['br', 'de'] });
  server.answer(fetchSweepstakePaymentMethods, { methods: [wireMethod('skrill')] });
  server.answer(fetchSweepstakeWithdrawalMethods, {
    methods: [wireMethod('redeem_btc', { category: 'crypto', currency: ['BTC'] })],
  });
  server.answer(fetchSweepstakeBalances, [{ currency: 'SC', balance: 140 }]);
  server.answer(fetchRecoupSum, { data: { status: 'none', amount: 0 } });
  prepare(server);
  const widget = await openWidget({ server, path, userData: { ...playerData(), widgetViewType: 'sweep' } });
  // The screens load one after the other.
  await widget.advance();
  await widget.advance();
  return widget;
}

const openShop = (prepare: (server: OpenWidget['server']) => void) => openSweepstake(prepare);
const openRedemption = (prepare: (server: OpenWidget['server']) => void) =>
  openSweepstake(prepare, '/withdrawal');

const rejectedDeposit = (status: number, code?: string, message = 'Refused by rule 7c') =>
  submitForm((server) => server.refuse(createDeposit, status, { message, data: { code } }));

const transfer = {
  depositId: 41,
  status: 'NEW',
  created: new Date().toISOString(),
  timeout_minutes: 15,
  payment_amount: 50,
  payment_currency: 'USD',
};
const incompleteTransfer = { ...transfer, timeout_minutes: undefined };

/** Presses submit in a peer-to-peer form. `known` is the `deposit-check` response after that. */
async function submitTransfer(answer: object, known: object) {
  const server = serverOf(wireMethod('p2p_sber', { cardViewType: 5 }));
  server.answer(checkDeposit, { exists: false });
  server.answer(fetchDepositStatus, { status: 'NEW' });
  server.answer(createPeerToPeerDeposit, answer);
  const widget = await openWidget({ server });
  await press(widget, '[data-method="p2p_sber"]');
  server.answer(checkDeposit, known);
  await press(widget, '[data-action="submit"]');
  await widget.advance();
  return widget;
}

/** Opens the whole widget in each situation. */
const situations: Readonly<Record<ErrorName, () => Promise<OpenWidget>>> = {
  hostSilent: () => openAndWait({ hasSilentHost: true }, 10_000),
  noPayload: () => openWidget({ userData: 'no JSON' }),
  noUserData: () => openAndWait({ userData: undefined }, 5_000),
  noConfiguration: () => openWidget({ hasNoConfiguration: true }),
  insecure: () => openWidget({ startError: new InsecurePageError() }),
  localeFailed: () =>
    openWidget({ server: serverOf(wireMethod('visa')), userData: playerData({ lang: 'ar' }) }),
  translationMissing: () =>
    openList(wireMethod('visa', { banner: { bannerTextKey: 'paymentMethods.banner.unknown' } })),
  networkFailed() {
    const server = createFakeServer();
    server.lose(fetchPaymentMethods);
    return openAndWait({ server }, 6_000);
  },
  timedOut() {
    const server = createFakeServer();
    server.hold(fetchPaymentMethods);
    return openAndWait({ server }, 30_000);
  },
  rejectedByCode: () => rejectedList(500, { message: 'Database is down' }),
  rejectedByStatus: () => rejectedList(403),
  tokenExpired: () => rejectedList(401),
  invalidAnswer() {
    const server = createFakeServer();
    server.answer(fetchPaymentMethods, { methods: 'many' });
    return openWidget({ server });
  },
  invalidMethod: () => openList(wireMethod('visa'), { position: 'first' }),
  unknownCardViewType: () => openList(wireMethod('visa'), wireMethod('strange', { cardViewType: 99 })),
  noDepositMethods: () => openList(),
  noWithdrawalMethods() {
    const server = createFakeServer();
    server.answer(fetchWithdrawalMethods, { methods: [] });
    return openWidget({ server, path: '/withdrawal' });
  },
  noBoxes: () => openShop((server) => server.answer(fetchBoxes, [])),
  boxesFailed: () => openShop((server) => server.refuse(fetchBoxes, 500)),
  async boxesWithoutAnswer() {
    const widget = await openShop((server) => server.lose(fetchBoxes));
    await widget.advance(6_000);
    return widget;
  },
  balanceFailed: () => openRedemption((server) => server.refuse(fetchSweepstakeBalances, 500)),
  unplayedFailed: () => openRedemption((server) => server.refuse(fetchRecoupSum, 500)),
  async rateFailed() {
    const widget = await openRedemption((server) => server.refuse(convertPayment, 500));
    await press(widget, '[data-method="redeem_btc"]');
    await widget.advance();
    return widget;
  },
  noRegions() {
    const server = serverOf(wireMethod('visa'));
    server.refuse(fetchCountrySelector, 500);
    return openWidget({ server });
  },
  currencyUnavailable: () => openForm({ currency: ['BRL'] }),
  async iconFailed() {
    const widget = await openList(wireMethod('visa', { iconIds: [{ id: 'visa-logo' }] }));
    fireEvent.error(widget.element.querySelector('img[src*="visa-logo"]') as Element);
    return widget;
  },
  iconIdsEmpty: () => openList(wireMethod('visa', { iconIds: [] })),
  flowFailed: () => openWidget({ server: serverOf(wireMethod('visa')), hasNoFlows: true }),
  async fileBroken() {
    const widget = await openList(wireMethod('visa'));
    const stop = watchBrokenFiles(document, (message) => widget.report('file.failed', message));
    const script = Object.assign(document.createElement('script'), { integrity: 'sha256-a' });
    document.head.append(script);
    script.dispatchEvent(new Event('error'));
    script.remove();
    stop();
    return widget;
  },
  async screenMissing() {
    const widget = await openWidget({
      server: serverOf(wireMethod('visa')),
      missingScreens: ['deposit.redirect'],
    });
    await press(widget, '[data-method="visa"]');
    return widget;
  },
  async cardRefused() {
    const method = wireMethod('visa', { fields: [{ name: 'card_number', type: 'text' }] });
    const widget = await openWidget({ server: serverOf(method), isPackage: true });
    await press(widget, '[data-method="visa"]');
    return widget;
  },
  merchantMessage: () => rejectedDeposit(400, 'banking.merchantClientError', 'Call us about order 7'),
  codeTranslated: () => rejectedDeposit(400, 'banking.insufficientFunds'),
  codeUntranslated: () => rejectedDeposit(400, 'banking.unknownCode'),
  fieldRejected: () => rejectedDeposit(400, 'banking.paymentMethodRegex'),
  noCode: () => rejectedDeposit(400),
  depositRejectedByStatus: () => rejectedDeposit(429),
  outcomeUnknown: () => submitForm((server) => server.lose(createDeposit)),
  unsafeLink: () =>
    submitForm((server) =>
      server.answer(createDeposit, { depositId: 'd1', apiResponse: { source: 'javascript:alert(1)' } }),
    ),
  async captchaUnavailable() {
    const widget = await submitForm(
      (server) => server.answer(createDeposit, { depositId: 'd1', apiResponse: {} }),
      { needsCaptcha: 'geetest' },
    );
    expect(widget.server.requestsTo(createDeposit)[0]?.payload).toMatchObject({ captchaBypass: true });
    return widget;
  },
  qrFailed: () =>
    submitForm((server) =>
      server.answer(createDeposit, {
        depositId: 'd1',
        apiResponse: { pageId: 'pix', data: { qrCodeText: 'x'.repeat(5_000) } },
      }),
    ),
  detailsIncomplete: () => submitTransfer(incompleteTransfer, { ...incompleteTransfer, exists: true }),
  detailsOfUnknownDeposit: () => submitTransfer(incompleteTransfer, { exists: false }),
  cardNotDecrypted: () => submitTransfer({ ...transfer, card: { encoded: 'garbage' } }, { exists: false }),
};

async function openAndWait(situation: WidgetSetup, ms: number): Promise<OpenWidget> {
  const widget = await openWidget(situation);
  await widget.advance(ms);
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

/** Messages that hosts act on. No situation may send one that its row does not list. */
const importantMessages = [
  'TokenExpired',
  'deposit_fail',
  'deposit_success',
  'InvalidP2PResponse',
  'MissingTranslation',
];

const rows = (Object.keys(errorCatalogue) as ErrorName[]).map(
  (name) => [errorCatalogue[name].situation, name] as const,
);

it('docs/guides/errors.md contains the table of this catalogue', () => {
  const page = readFileSync(join(__dirname, '../../../docs/guides/errors.md'), 'utf8');
  expect(page).toContain(errorTable(Object.values(errorCatalogue)));
});

it.each(rows)('%s', async (_, name) => {
  const { texts, messages, screen }: ErrorRow = errorCatalogue[name];
  widget = await situations[name]();

  const text = widget.element.textContent ?? '';
  for (const expected of texts) {
    const [start = ''] = (typeof expected === 'string' ? english[expected] : expected.server).split('{{');
    expect(text).toContain(start);
  }
  for (const message of messages) expect(widget.sent()).toContainEqual(containing(message));
  for (const important of importantMessages) {
    const isImportant = (message: object) => Object.values(message).includes(important);
    expect(widget.sent().some(isImportant)).toBe(messages.some(isImportant));
  }
  expect(widget.screen()).toBe(screen === 'start' || screen === 'in place' ? undefined : screen);
});

/** Matches an object with at least these fields, at any depth. */
function containing(expected: object): object {
  const fields = Object.entries(expected).filter(([, value]) => value !== undefined);
  return expect.objectContaining(
    Object.fromEntries(
      fields.map(([key, value]) => [
        key,
        typeof value === 'object' && value !== null && !Array.isArray(value) ? containing(value) : value,
      ]),
    ),
  );
}
