import type { Endpoint } from '@paywidget/shared/contract';
import { DepositResponse, endpoints, PeerToPeerDeposit } from '@paywidget/shared/contract/payments';
import type { FlowName, ScreenName } from '@paywidget/shared/navigation/routes';
import {
  type Attempt,
  attemptStoreAtom,
  type Choice,
  type CreatedDeposit,
  createdDepositAtom,
  isBarePageAtom,
  type Store,
  type Transaction,
  transactionAtom,
} from '@paywidget/shared/state';
import { type FakeServer, sampleAttempt, wireBonus, wireMethod } from '@paywidget/shared/testing';
import { type WithdrawalSubmission, withdrawalSubmissionAtom } from '@paywidget/shared/withdrawal';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** One state of a screen, and how to reach it. */
export interface ScreenState {
  screen: ScreenName;
  state: string;
  /** The flow, if its name does not say it. */
  flow?: FlowName;
  choice?: Choice;
  query?: Readonly<Record<string, string>>;
  /** Changes what the server answers. */
  serve?: (server: FakeServer) => void;
  /** Sets what earlier screens leave behind. */
  store?: (store: Store) => void;
  /** What the player does then. */
  steps?: (user: UserEvent) => Promise<unknown>;
  /**
   * - `waits`: the screen only waits, for at most 30 s, and then leads on by itself.
   * - `fails`: the screen throws, so the error page is shown.
   * - `ownWindow`: the screen is in a window of its own, which the browser closes.
   * - `bare`: a page without a host, which the player closes.
   */
  kind?: 'waits' | 'fails' | 'ownWindow' | 'bare';
}

const {
  checkDeposit,
  continueExternalDeposit,
  createDeposit,
  createWithdrawal,
  fetchBoxes,
  fetchCountrySelector,
  fetchPaymentMethods,
  fetchSweepstakePaymentMethods,
  fetchSweepstakeWithdrawalMethods,
  fetchWithdrawalMethods,
} = endpoints;

const network = { name: 'TRC-20', code: 'TRC20' };
const field = { name: 'upiId', type: 'text', placeholder_text: 'UPI ID' };
const guide = { en_br: { redesign: 'https://video.example/1' } };

/** What a working server lists for deposits. */
export const depositMethods = [
  wireMethod('visa', { video_guide_url: guide }),
  wireMethod('pix', { category: 'bank', currency: ['BRL'] }),
  wireMethod('boleto', { category: 'bank' }),
  wireMethod('steam', { category: 'skins' }),
  wireMethod('usdt', { category: 'crypto', currency: ['USDT'], network: [network] }),
  wireMethod('btc', { category: 'crypto', currency: ['BTC'] }),
  wireMethod('upi', { cardViewType: 3, fields: [field] }),
  wireMethod('sber', { cardViewType: 5, category: 'p2p_methods_br' }),
  wireMethod('tbank', { cardViewType: 5, category: 'p2p_methods_br' }),
  wireMethod('cash', { cardViewType: 20, agentLink: 'https://chat.example/agents' }),
  wireMethod('noagent', { cardViewType: 20 }),
  wireMethod('onramp', { cardViewType: 13, currency: ['EUR', 'USD'] }),
];

const banks = [{ value: '058', label: 'GTBank' }];
/** What a working server lists for withdrawals. */
export const withdrawalMethods = [
  wireMethod('visa', { fields: [{ name: 'cardNumber', type: 'text', placeholder_text: 'Card number' }] }),
  wireMethod('skrill', { category: 'wallets' }),
  wireMethod('neteller', { category: 'wallets' }),
  wireMethod('pix', { currency: ['BRL'] }),
  wireMethod('transfer', {
    category: 'bank_transfer_nigeria',
    fields: [{ name: 'bankCode', type: 'dropdown', placeholder_text: 'Bank', values: banks }],
  }),
];

export const bonus = wireBonus(1);

const attempt = sampleAttempt({ redirectMode: 'host', createdAt: 1 });

/** A deposit that was created before the screen is shown. */
function created(method: string, answer: object, changes: Partial<CreatedDeposit> = {}) {
  return (store: Store) => {
    const parsed = DepositResponse.parse({ depositId: 41, ...answer });
    store.set(createdDepositAtom, { method, answer: parsed, ...changes });
    store.set(transactionAtom, { status: 'waiting', depositId: '41', method });
    store.get(attemptStoreAtom).write({ ...attempt, method });
  };
}

const unifiedFlow = {
  requisites: [{ name: 'account', title: 'Account', type: 'text', value: '40817', isCopyable: true }],
};
const requisites = unifiedFlow.requisites;
const offers = [{ method: 'moonpay', amount: 96.5, fee: 3.5, iconIds: [] }];
const source = { apiResponse: { source: 'https://bank.example/' } };
const peer = {
  depositId: 41,
  status: 'NEW',
  payment_amount: 50,
  payment_currency: 'USD',
  timeout_minutes: 15,
  created: new Date().toISOString(),
  card: { number: '2202201234567898', fullName: 'Alex Morgan', bank_name: 'Harbour Bank' },
};
const createdPeer = (answer: object, deadline?: number) => (store: Store) => {
  const parsed = PeerToPeerDeposit.parse({ ...peer, ...answer });
  store.set(createdDepositAtom, { method: 'sber', answer: parsed, deadline });
  store.set(transactionAtom, { status: 'waiting', depositId: '41', method: 'sber' });
};

const completed =
  (transaction: Partial<Transaction>, stored: Partial<Attempt> | undefined = {}) =>
  (store: Store) => {
    if (stored) store.get(attemptStoreAtom).write({ ...attempt, ...stored });
    store.set(transactionAtom, { status: 'waiting', depositId: '41', method: 'visa', ...transaction });
  };
const request = {
  amount: 50,
  currency: 'USD',
  paymentType: 'visa',
  fields: {},
  accountType: 'main' as const,
};
const order = { key: 'k'.repeat(32), createdAt: Date.now(), request };
const withdrawn = (submission: WithdrawalSubmission) => (store: Store) =>
  store.set(withdrawalSubmissionAtom, submission);
const withdrawal = (status: Transaction['status']): WithdrawalSubmission => ({
  step: 'created',
  withdrawal: { withdrawalId: 'w1', status, method: 'visa', request },
});

const press = (name: string | RegExp) => async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name }));
/** Fills in the form of a withdrawal and opens its review. */
async function review(user: UserEvent) {
  await user.click(await screen.findByRole('textbox', { name: 'Card number' }));
  await user.paste('4111111111111234');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Confirm the withdrawal' });
}
async function reviewRedemption(user: UserEvent) {
  await user.click(await screen.findByRole('textbox', { name: 'Wallet address' }));
  await user.paste('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
  const submit = screen.getByRole('button', { name: 'Continue' });
  await waitFor(() => expect(submit).toBeEnabled());
  await user.click(submit);
  await screen.findByRole('heading', { name: 'Review your redemption' });
}
/** Submits the form and waits for what the footer offers then. */
const submitThen = (name: string | RegExp) => async (user: UserEvent) => {
  await press(/^Deposit \$/)(user);
  await screen.findByRole('button', { name });
};
const waits = { kind: 'waits' } as const;
const fails = { kind: 'fails' } as const;

const list = (screenName: ScreenName, endpoint: Endpoint): ScreenState[] => [
  { screen: screenName, state: 'the list' },
  { screen: screenName, state: 'loading', serve: (server) => void server.hold(endpoint), ...waits },
  { screen: screenName, state: 'an error', serve: (server) => server.refuse(endpoint, 500), ...fails },
];

const depositForm = { screen: 'deposit.redirect', choice: { method: 'visa' } } as const;
const addressOf = { screen: 'deposit.crypto.address', choice: { group: 'crypto', method: 'usdt' } } as const;
const addressAnswer = {
  depositId: 'd1',
  data: { depositAddress: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE', cryptoName: 'USDT' },
};
const complete = { screen: 'deposit.complete', choice: { method: 'visa' } } as const;
const withdrawalForm = { screen: 'withdrawal.redirect', choice: { method: 'visa' } } as const;
const withdrawalComplete = { screen: 'withdrawal.complete', choice: { method: 'visa' } } as const;
const box = { box: '1' };

/** Every screen in every state. A route without a row fails the test. */
export const screenStates: readonly ScreenState[] = [
  ...list('deposit.list', fetchPaymentMethods),
  { screen: 'deposit.region', state: 'the countries' },
  {
    screen: 'deposit.region',
    state: 'loading',
    serve: (server) => void server.hold(fetchCountrySelector),
    ...waits,
  },
  {
    screen: 'deposit.region',
    state: 'an error',
    serve: (server) => server.refuse(fetchCountrySelector, 500),
    ...fails,
  },

  { ...depositForm, state: 'the form' },
  { ...depositForm, state: 'loading', serve: (server) => void server.hold(fetchPaymentMethods), ...waits },
  { ...depositForm, state: 'another currency', choice: { method: 'pix' } },
  {
    ...depositForm,
    state: 'being created',
    serve: (server) => void server.hold(createDeposit),
    steps: press(/^Deposit \$/),
    ...waits,
  },
  {
    ...depositForm,
    state: 'an unknown outcome',
    serve: (server) => server.lose(createDeposit),
    steps: submitThen('Check now'),
  },
  {
    ...depositForm,
    state: 'rejected',
    serve: (server) => server.refuse(createDeposit, 400),
    steps: press(/^Deposit \$/),
  },
  {
    ...depositForm,
    state: 'a blocked window',
    serve: (server) => server.answer(createDeposit, { depositId: 41, ...source }),
    steps: submitThen('Continue to payment'),
  },
  { screen: 'deposit.redirect.instruction', state: 'no instruction', choice: { method: 'visa' } },
  { screen: 'deposit.redirect.instruction', state: 'the instruction', choice: { method: 'steam' } },
  { screen: 'deposit.video-instruction', state: 'the video', choice: { method: 'visa' } },
  { screen: 'deposit.video-instruction', state: 'no video', choice: { method: 'boleto' } },
  { screen: 'deposit.bonus-details', state: 'the bonus', query: { bonus: '1' } },
  { screen: 'deposit.bonus-details', state: 'no bonus', query: { bonus: '2' } },
  ...(['pix', 'eazype'] as const).flatMap((page): ScreenState[] => {
    const at = { screen: `deposit.redirect.${page}`, choice: { method: 'visa' } } as const;
    const answer = (data: object) => ({ apiResponse: { pageId: page, data } });
    return [
      { ...at, state: 'the code', store: created('visa', answer({ qrCodeText: '0002' })) },
      { ...at, state: 'no code', store: created('visa', answer({})) },
      { ...at, state: 'expired', store: created('visa', answer({ qrCodeText: '0002' }), { deadline: 1 }) },
    ];
  }),
  ...(
    [
      ['the form', unifiedFlow, undefined],
      ['without its buttons', { ...unifiedFlow, buttons: [] }, undefined],
      ['expired', unifiedFlow, 1],
    ] as const
  ).map(
    ([state, flow, deadline]): ScreenState => ({
      screen: 'deposit.redirect.unified-form',
      state,
      choice: { method: 'visa' },
      store: created('visa', { apiResponse: { data: { unifiedFlow: flow } } }, { deadline }),
    }),
  ),
  { screen: 'deposit.crypto', state: 'the coins', choice: { group: 'crypto' } },
  {
    screen: 'deposit.crypto',
    state: 'loading',
    choice: { group: 'crypto' },
    serve: (server) => void server.hold(fetchPaymentMethods),
    ...waits,
  },
  { ...addressOf, state: 'the address', serve: (server) => server.answer(createDeposit, addressAnswer) },
  { ...addressOf, state: 'loading', serve: (server) => void server.hold(createDeposit), ...waits },
  { ...addressOf, state: 'an unknown outcome', serve: (server) => server.lose(createDeposit) },
  { ...addressOf, state: 'rejected', serve: (server) => server.refuse(createDeposit, 400) },
  { screen: 'deposit.group', state: 'the methods', choice: { group: 'bank' } },
  { screen: 'deposit.group.redirect', state: 'the form', choice: { group: 'bank', method: 'boleto' } },
  { screen: 'deposit.india', state: 'the form', choice: { method: 'upi' } },
  {
    screen: 'deposit.india.invoice',
    state: 'the invoice',
    choice: { method: 'upi' },
    store: created('upi', { apiResponse: { data: { requisites } } }),
  },
  {
    screen: 'deposit.india.invoice',
    state: 'no details',
    choice: { method: 'upi' },
    store: created('upi', { apiResponse: { data: {} } }),
  },
  {
    screen: 'deposit.host-to-host',
    state: 'the invoice',
    choice: { method: 'visa' },
    store: created('visa', { apiResponse: { data: { requisites } } }),
  },
  {
    screen: 'deposit.host-to-host',
    state: 'no details',
    choice: { method: 'visa' },
    store: created('visa', { apiResponse: { data: {} } }),
  },
  {
    screen: 'deposit.host-to-host',
    state: 'expired',
    choice: { method: 'visa' },
    store: created('visa', { apiResponse: { data: { requisites } } }, { deadline: 1 }),
  },
  { screen: 'deposit.cash', state: 'the chat', choice: { method: 'cash' } },
  { screen: 'deposit.cash', state: 'no chat', choice: { method: 'noagent' } },
  { screen: 'deposit.onramp', state: 'the form', choice: { method: 'onramp' } },
  {
    screen: 'deposit.onramp.offer-list',
    state: 'the offers',
    choice: { method: 'onramp' },
    store: created('onramp', { apiResponse: { data: { paymentMethodOffers: offers } } }),
  },
  {
    screen: 'deposit.onramp.offer-list',
    state: 'an unknown outcome',
    choice: { method: 'onramp' },
    store: created('onramp', { apiResponse: { data: { paymentMethodOffers: offers } } }),
    serve: (server) => server.lose(continueExternalDeposit),
    steps: async (user) => {
      await user.click(await screen.findByRole('button', { name: /Moonpay/i }));
      await screen.findByRole('button', { name: 'Check now' });
    },
  },

  { screen: 'deposit.peer-to-peer.list', state: 'the methods', choice: { group: 'p2p_methods_br' } },
  { screen: 'deposit.peer-to-peer', state: 'the form', choice: { method: 'sber' } },
  {
    screen: 'deposit.peer-to-peer',
    state: 'checking',
    choice: { method: 'sber' },
    serve: (server) => void server.hold(checkDeposit),
    ...waits,
  },
  {
    screen: 'deposit.peer-to-peer.invoice',
    state: 'the invoice',
    choice: { method: 'sber' },
    store: createdPeer({}),
  },
  {
    screen: 'deposit.peer-to-peer.invoice',
    state: 'a card that cannot be read',
    choice: { method: 'sber' },
    store: createdPeer({ card: { encoded: 'AAAA' } }),
  },
  {
    screen: 'deposit.peer-to-peer.unified-form',
    state: 'the form',
    choice: { method: 'sber' },
    store: createdPeer({ unifiedFlow }),
  },
  { screen: 'deposit.peer-to-peer.instruction', state: 'the steps', choice: { method: 'sber' } },

  { ...complete, state: 'waiting', store: completed({}) },
  {
    ...complete,
    state: 'waiting, with a page to open again',
    store: (store) => {
      created('visa', source)(store);
    },
  },
  { ...complete, state: 'waiting, reported as paid', store: completed({}, { isPaid: true }) },
  {
    ...complete,
    state: 'waiting, with coins on their way',
    store: completed({ onchainTransaction: { txid: 't1', blockchain: 'BITCOIN', seenAt: Date.now() } }),
  },
  ...(['accepted', 'processed', 'mistaked'] as const).map(
    (status): ScreenState => ({ ...complete, state: status, store: completed({ status }, undefined) }),
  ),
  ...(['cancelled', 'counterparty', 'expired'] as const).map(
    (endReason): ScreenState => ({
      ...complete,
      state: endReason,
      store: completed({ status: 'mistaked', endReason }, undefined),
    }),
  ),
  { ...complete, state: 'known only from the address', query: { status: 'waiting', depositId: '99' } },
  {
    ...complete,
    state: 'a page without a host',
    query: { status: 'accepted' },
    store: (store) => store.set(isBarePageAtom, true),
    kind: 'bare',
  },

  ...list('withdrawal.list', fetchWithdrawalMethods),
  { screen: 'withdrawal.region', state: 'the countries' },
  { ...withdrawalForm, state: 'the form' },
  { ...withdrawalForm, state: 'another currency', choice: { method: 'pix' } },
  { screen: 'withdrawal.redirect.instruction', state: 'no instruction', choice: { method: 'visa' } },
  { screen: 'withdrawal.nigerian-banks', state: 'the banks', choice: { group: 'bank_transfer_nigeria' } },
  { screen: 'withdrawal.group', state: 'the methods', choice: { group: 'wallets' } },
  { screen: 'withdrawal.group.redirect', state: 'the form', choice: { group: 'wallets', method: 'skrill' } },
  { ...withdrawalForm, state: 'the review', steps: review },
  { screen: 'withdrawal.confirm', state: 'nothing filled in', choice: { method: 'visa' } },
  {
    ...withdrawalForm,
    state: 'the review, being sent',
    serve: (server) => void server.hold(createWithdrawal),
    steps: async (user) => {
      await review(user);
      await press(/^Withdraw \$/)(user);
    },
    ...waits,
  },
  {
    ...withdrawalForm,
    state: 'the review, rejected',
    serve: (server) => server.refuse(createWithdrawal, 400),
    steps: async (user) => {
      await review(user);
      await press(/^Withdraw \$/)(user);
    },
  },
  {
    ...withdrawalForm,
    state: 'the review, of unknown outcome',
    serve: (server) => server.lose(createWithdrawal),
    steps: async (user) => {
      await review(user);
      await press(/^Withdraw \$/)(user);
    },
  },
  ...(['waiting', 'accepted', 'processed', 'mistaked'] as const).map(
    (status): ScreenState => ({ ...withdrawalComplete, state: status, store: withdrawn(withdrawal(status)) }),
  ),
  { ...withdrawalComplete, state: 'an unknown outcome', store: withdrawn({ step: 'unknown', order }) },
  { ...withdrawalComplete, state: 'being sent', store: withdrawn({ step: 'sending', order }) },
  {
    ...withdrawalComplete,
    state: 'lost details',
    store: withdrawn({ step: 'detailsLost', attempt: { version: 1, method: 'visa', createdAt: 0 } }),
  },
  { ...withdrawalComplete, state: 'a key conflict', store: withdrawn({ step: 'keyConflict' }) },

  ...list('cryptobalance.deposit.crypto', fetchPaymentMethods),
  ...list('cryptobalance.deposit.fiat', fetchPaymentMethods),
  {
    screen: 'cryptobalance.deposit.fiat',
    state: 'empty',
    serve: (server) => server.answer(fetchPaymentMethods, { methods: [] }),
  },

  ...list('sweep.deposit.list', fetchSweepstakePaymentMethods),
  {
    screen: 'sweep.deposit.list',
    state: 'boxes loading',
    serve: (server) => void server.hold(fetchBoxes),
    ...waits,
  },
  { screen: 'sweep.deposit.select-method', state: 'the order', choice: box },
  { screen: 'sweep.deposit.select-method', state: 'a box that is gone', choice: { box: '9' }, ...waits },
  { screen: 'sweep.deposit.crypto', state: 'the coins', choice: { ...box, group: 'crypto' } },
  {
    screen: 'sweep.deposit.crypto.address',
    state: 'rejected',
    choice: { ...box, group: 'crypto', method: 'usdt' },
  },
  ...(['waiting', 'accepted', 'processed', 'mistaked'] as const).map(
    (status): ScreenState => ({
      screen: 'sweep.deposit.complete',
      state: status,
      choice: { ...box, method: 'skrill' },
      store: completed({ status, method: 'skrill' }, undefined),
    }),
  ),
  ...list('sweep.withdrawal.methods', fetchSweepstakeWithdrawalMethods),
  { screen: 'sweep.withdrawal.crypto', state: 'the coins', choice: { group: 'crypto' } },
  {
    screen: 'sweep.withdrawal.crypto.convert',
    state: 'the form',
    choice: { group: 'crypto', method: 'redeem_usdt' },
  },
  {
    screen: 'sweep.withdrawal.crypto.convert',
    state: 'the review',
    choice: { group: 'crypto', method: 'redeem_usdt' },
    steps: reviewRedemption,
  },
  {
    screen: 'sweep.withdrawal.confirm',
    state: 'nothing filled in',
    choice: { group: 'crypto', method: 'redeem_usdt' },
  },
  ...(['accepted', 'processed', 'mistaked'] as const).map(
    (status): ScreenState => ({
      screen: 'sweep.withdrawal.complete',
      state: status,
      choice: { method: 'redeem_usdt' },
      store: withdrawn(withdrawal(status)),
    }),
  ),
  {
    screen: 'sweep.withdrawal.complete',
    state: 'an unknown outcome',
    choice: { method: 'redeem_usdt' },
    store: withdrawn({ step: 'unknown', order }),
  },

  { screen: 'empty', state: 'no deposits', flow: 'main' },
  { screen: 'empty', state: 'no withdrawals', flow: 'main', query: { transaction: 'withdrawal' } },
  { screen: 'empty', state: 'no connection', flow: 'sweep', query: { reason: 'network' } },
  { screen: 'empty.region', state: 'the countries', flow: 'main', query: { back: 'deposit.list' } },
  { screen: 'error', state: 'an error', flow: 'main', query: { back: 'deposit.list', message: 'HTTP 500' } },
  { screen: 'form', state: 'waiting for the opener', flow: 'main', kind: 'ownWindow' },
];
