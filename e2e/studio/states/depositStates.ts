import { endpoints } from '@paywidget/shared/contract/payments';
import { screen } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { fails, list, press, type ScreenState, waits } from './screenState';
import { completed, created } from './stored';

const { checkDeposit, createDeposit, fetchCountrySelector, fetchPaymentMethods } = endpoints;

const source = { apiResponse: { source: 'https://bank.example/' } };

/** Submits the form and waits for the button that the footer then offers. */
const submitThen = (name: string | RegExp) => async (user: UserEvent) => {
  await press(/^Deposit \$/)(user);
  await screen.findByRole('button', { name });
};

const depositForm = { screen: 'deposit.redirect', choice: { method: 'visa' } } as const;
const addressOf = { screen: 'deposit.crypto.address', choice: { group: 'crypto', method: 'usdt' } } as const;
const addressAnswer = {
  depositId: 'd1',
  data: { depositAddress: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE', cryptoName: 'USDT' },
};
const complete = { screen: 'deposit.complete', choice: { method: 'visa' } } as const;

/** The screens of a deposit, without the screens with the payment details. */
export const depositStates: readonly ScreenState[] = [
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
  { screen: 'deposit.cash', state: 'the chat', choice: { method: 'cash' } },
  { screen: 'deposit.cash', state: 'no chat', choice: { method: 'noagent' } },
  { screen: 'deposit.onramp', state: 'the form', choice: { method: 'onramp' } },
  { screen: 'deposit.peer-to-peer.list', state: 'the methods', choice: { group: 'p2p_methods_br' } },
  { screen: 'deposit.peer-to-peer', state: 'the form', choice: { method: 'sber' } },
  {
    screen: 'deposit.peer-to-peer',
    state: 'checking',
    choice: { method: 'sber' },
    serve: (server) => void server.hold(checkDeposit),
    ...waits,
  },
  { screen: 'deposit.peer-to-peer.instruction', state: 'the steps', choice: { method: 'sber' } },

  { ...complete, state: 'waiting', store: completed({}, {}) },
  {
    ...complete,
    state: 'waiting, with a page to open again',
    store: created('visa', source),
  },
  { ...complete, state: 'waiting, reported as paid', store: completed({}, { claim: 'followed' }) },
  {
    ...complete,
    state: 'waiting, with coins on their way',
    store: completed({ onchainTransaction: { txid: 't1', blockchain: 'BITCOIN', seenAt: Date.now() } }, {}),
  },
  ...(['accepted', 'processed', 'mistaked'] as const).map(
    (status): ScreenState => ({ ...complete, state: status, store: completed({ status }) }),
  ),
  ...(['cancelled', 'counterparty', 'expired'] as const).map(
    (endReason): ScreenState => ({
      ...complete,
      state: endReason,
      store: completed({ status: 'mistaked', endReason }),
    }),
  ),
  { ...complete, state: 'known only from the address', query: { status: 'waiting', depositId: '99' } },
  {
    ...complete,
    state: 'a page without a host',
    query: { status: 'accepted' },
    services: { isBarePage: true },
    kind: 'bare',
  },
];
