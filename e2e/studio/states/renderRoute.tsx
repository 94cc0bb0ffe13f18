import {
  fetchCountrySelector,
  fetchPaymentMethods,
  fetchWithdrawalMethods,
} from '@paywidget/shared/contract';
import { DepositResponse, endpoints, PeerToPeerDeposit } from '@paywidget/shared/contract/payments';
import { createI18n } from '@paywidget/shared/i18n';
import type { FlowModule } from '@paywidget/shared/navigation';
import type { FlowName, Route } from '@paywidget/shared/navigation/routes';
import { ServicesProvider } from '@paywidget/shared/services';
import { attemptKeyAtom, choiceAtom, createStore, type Store, sessionAtom } from '@paywidget/shared/state';
import {
  createFakeServer,
  createRecordingHost,
  createTestServices,
  giveWithdrawal,
  sampleSession,
  showDeposit,
  wireBonus,
  wireMethod,
} from '@paywidget/shared/testing';
import { render } from '@testing-library/react';
import mfCrypto from '../../../mf-crypto/src/routes';
import mfDeposit from '../../../mf-deposit/src/routes';
import mfP2p from '../../../mf-p2p/src/routes';
import mfSweepstake from '../../../mf-sweepstake/src/routes';
import { draftAtom as redemptionDraftAtom } from '../../../mf-sweepstake/src/screens/ConvertScreen/draft';
import { sweepstakeServer } from '../../../mf-sweepstake/src/testing/sweepstakeServer';
import mfWithdrawal from '../../../mf-withdrawal/src/routes';
import { draftAtom } from '../../../mf-withdrawal/src/screens/AmountScreen/draft';
import english from '../../../shared/locales/en.json';
import { splitTexts } from '../../../shared/tools/deploy/locales';
import { WidgetFrame } from '../../../shell/src/app/render/WidgetFrame';
import { WidgetRouter } from '../../../shell/src/app/router';
import { createScreens } from '../../../shell/src/app/routing';
import { remoteFor } from '../../../shell/src/lib/federation/remotes';

const flows: Readonly<Record<string, FlowModule>> = {
  'mf-crypto': mfCrypto,
  'mf-deposit': mfDeposit,
  'mf-p2p': mfP2p,
  'mf-sweepstake': mfSweepstake,
  'mf-withdrawal': mfWithdrawal,
};

const network = [{ name: 'TRC-20', code: 'TRC20' }];
const bankCode = { name: 'bankCode', type: 'dropdown', values: [{ value: '058', label: 'GTBank' }] };

/** The groups and methods that the states open: a group of each kind, and a method for each page. */
const methods = [
  wireMethod('pix', { category: 'wallets', label: 'Wallets' }),
  wireMethod('skrill', { category: 'wallets', label: 'Wallets' }),
  wireMethod('upi', { cardViewType: 3 }),
  wireMethod('sber', { cardViewType: 5, category: 'p2p_methods_ukraine' }),
  wireMethod('tbank', { cardViewType: 5, category: 'p2p_methods_ukraine' }),
  wireMethod('onramp', { cardViewType: 13 }),
  wireMethod('agent', { cardViewType: 20, agentLink: 'https://chat.example/agent' }),
  wireMethod('steam_coin'),
  wireMethod('usdt', { category: 'crypto', currency: ['USDT'], network }),
  wireMethod('btc', { category: 'crypto', currency: ['BTC'] }),
];
const withdrawalMethods = [
  ...methods.slice(0, 2),
  wireMethod('steam_coin'),
  wireMethod('transfer', { category: 'bank_transfer_nigeria', fields: [bankCode] }),
];

/** The group and the method that must be chosen, where they are not the wallet Pix. */
const choices: Readonly<Record<string, { group?: string; method?: string }>> = {
  'deposit.crypto': { group: 'crypto' },
  'deposit.crypto.address': { group: 'crypto', method: 'usdt' },
  'deposit.india': { method: 'upi' },
  'deposit.india.invoice': { method: 'upi' },
  'deposit.peer-to-peer.list': { group: 'p2p_methods_ukraine' },
  'deposit.peer-to-peer': { method: 'sber' },
  'deposit.peer-to-peer.invoice': { method: 'sber' },
  'deposit.peer-to-peer.unified-form': { method: 'sber' },
  'deposit.peer-to-peer.instruction': { method: 'sber' },
  'deposit.cash': { method: 'agent' },
  'deposit.onramp': { method: 'onramp' },
  'deposit.onramp.offer-list': { method: 'onramp' },
  'withdrawal.nigerian-banks': { group: 'bank_transfer_nigeria' },
  'sweep.deposit.crypto': { group: 'crypto' },
  'sweep.deposit.crypto.address': { group: 'crypto', method: 'usdt' },
  'sweep.withdrawal.crypto': { group: 'crypto' },
  'sweep.withdrawal.confirm': { group: 'crypto', method: 'redeem_usdt' },
  'sweep.withdrawal.crypto.convert': { group: 'crypto', method: 'redeem_usdt' },
};

const unifiedFlow = { requisites: [{ name: 'account', title: 'Account', type: 'text', value: '40817' }] };
const card = { number: '4111111111111111', fullName: 'Alex Morgan', bank_name: 'Harbour Bank' };

/** The data of the created deposit that a page shows, by the page. */
const created: Readonly<Record<string, object>> = {
  'deposit.redirect.eazype': { pageId: 'eazype', data: { qrCodeText: 'code' } },
  'deposit.redirect.pix': { pageId: 'pix', data: { qrCodeText: 'code' } },
  'deposit.redirect.unified-form': { data: { unifiedFlow } },
  'deposit.host-to-host': { data: { payment_amount: 50, payment_currency: 'USD', card } },
  'deposit.india.invoice': { data: { payment_amount: 50, payment_currency: 'USD', ...unifiedFlow } },
  'deposit.onramp.offer-list': {
    data: { paymentMethodOffers: [{ method: 'moonpay', amount: 96.5, fee: 3.5, iconIds: [] }] },
  },
};
const peerToPeer: Readonly<Record<string, object>> = {
  'deposit.peer-to-peer.invoice': { card },
  'deposit.peer-to-peer.unified-form': { unifiedFlow },
};

function fill(store: Store, { screen }: Route): void {
  const choice = { group: 'wallets', method: 'pix', box: '1', ...choices[screen] };
  const { method } = choice;
  store.set(choiceAtom, choice);
  const response = created[screen];
  if (response) {
    const answer = DepositResponse.parse({ depositId: 41, apiResponse: response });
    showDeposit(store, { method, answer });
  }
  const deposit = peerToPeer[screen];
  if (deposit) {
    const payment = { payment_amount: 50, payment_currency: 'USD', timeout_minutes: 15 };
    const fields = { depositId: 41, status: 'NEW', created: new Date().toISOString(), ...payment };
    const answer = PeerToPeerDeposit.parse({ ...fields, ...deposit });
    showDeposit(store, { method, answer, deadline: Date.now() + 900_000 });
  }
  const request = {
    amount: 50,
    currency: 'USD',
    paymentType: method,
    fields: {},
    accountType: 'main' as const,
  };
  if (screen.endsWith('withdrawal.complete')) {
    const withdrawal = { withdrawalId: 'w1', status: 'accepted' as const, method, request };
    giveWithdrawal(store, { step: 'created', withdrawal });
  }
  const draft = { player: store.get(attemptKeyAtom), method, texts: {} };
  if (screen === 'withdrawal.confirm') {
    const submitted = { request, entries: [] };
    store.set(draftAtom, { ...draft, accountType: 'main', submitted } as never);
  }
  if (screen === 'sweep.withdrawal.confirm') {
    const pair = { from: 'SC', to: 'USDT' };
    const sweepRequest = { ...request, currency: pair.from, toCurrency: pair.to };
    const submitted = { request: sweepRequest, entries: [], pair, redeemed: '50', received: '100' };
    store.set(redemptionDraftAtom, { ...draft, submitted } as never);
  }
}

/** Renders a route as the shell does: the bar and the real screen, with all that must come before it. */
const texts = splitTexts(english);

/** Texts that a screen showed before it had loaded them. */
const missingKeys: string[] = [];
afterEach(() => expect(missingKeys.splice(0)).toEqual([]));

export function renderRoute(flow: FlowName, route: Route) {
  const host = createRecordingHost();
  const store = createStore();
  const bonusList = [wireBonus(6)];
  const user = { balanceData: { primary: { amount: 300, currency: 'USD' } } };
  store.set(sessionAtom, sampleSession({ payload: { widgetViewType: flow, bonusList }, user }));
  fill(store, route);
  const server = flow === 'sweep' ? sweepstakeServer() : createFakeServer();
  server.answer(fetchPaymentMethods, { methods });
  server.answer(fetchWithdrawalMethods, { methods: withdrawalMethods });
  server.answer(fetchCountrySelector, { isGeoSelectorEnabled: true, countries: ['br', 'de'] });
  server.answer(endpoints.fetchDepositStatus, { status: 'NEW' });
  server.answer(endpoints.checkDeposit, { exists: false });
  server.answer(endpoints.fetchDepositLimits, {});
  server.answer(endpoints.createDeposit, {
    depositId: 41,
    data: { depositAddress: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE', cryptoName: 'USDT' },
  });
  const i18n = createI18n({
    host,
    load: async (_, part) => texts[part] ?? {},
    lastResort: texts.first ?? {},
  });
  i18n.instance.on('missingKey', (_languages, _namespace, key) => missingKeys.push(`${route.name}: ${key}`));
  const federation = {
    load: async (remote: string) => flows[remote] as FlowModule,
    remoteFor,
    warm: () => {},
  };
  const screens = createScreens(federation, i18n);
  const pageLoad = { begin: () => {}, shown: () => {} };
  const rendered = render(
    <ServicesProvider services={createTestServices({ store, host, server, i18n })}>
      <WidgetFrame>
        <WidgetRouter screens={screens} pageLoad={pageLoad} history={{ kind: 'memory', path: route.path }} />
      </WidgetFrame>
    </ServicesProvider>,
  );
  return { ...rendered, host };
}
