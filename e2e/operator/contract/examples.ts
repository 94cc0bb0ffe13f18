import type { endpoints } from '@paywidget/shared/contract/payments';
import type * as z from 'zod/mini';

type Endpoints = typeof endpoints;
type Examples = { [Name in keyof Endpoints]: z.input<Endpoints[Name]['response']> };

const card = {
  name: 'card',
  position: 1,
  text: 'Card',
  currency: ['EUR'],
  amount_rules: { EUR: { min: 10, max: 1000 } },
  recommendedAmounts: [10, 50, 100],
};

const bankTransfer = {
  name: 'bank_transfer',
  position: 2,
  text: { en: 'Bank transfer', de: 'Überweisung' },
  cardViewType: 'bankTransfer',
  currency: ['EUR'],
  amount_rules: { EUR: { min: 10, max: 5000 } },
  opensHelperWindow: false,
};

const payout = {
  name: 'bank_payout',
  position: 1,
  text: 'Bank account',
  currency: ['EUR'],
  amount_rules: { EUR: { min: 20, max: 5000 } },
  fields: [{ name: 'iban', type: 'text_uppercase', placeholder_text: 'IBAN' }],
};

const requisites = [
  { name: 'recipient', title: { en: 'Recipient' }, type: 'text', value: 'Casino Payments Ltd' },
  { name: 'iban', title: { en: 'IBAN' }, type: 'text', value: 'NL91ABNA0417164300' },
];

/** A deposit by bank transfer: the player pays to what `requisites` name, and presses "I have paid". */
const deposit = {
  depositId: 'deposit-1',
  apiResponse: { data: { requisites, payment_amount: 25, payment_currency: 'EUR', timeout_minutes: 15 } },
};

const peerToPeerDeposit = {
  depositId: 'deposit-2',
  status: 'NEW',
  created: '2026-11-21T10:00:00Z',
  timeout_minutes: 15,
  payment_amount: 25,
  payment_currency: 'EUR',
  card: { account_number: '4111111111111111', bank_name: 'Bank', account_name: 'A. Player' },
};

/**
 * An answer of each operation, as a small operator gives it: two deposit methods in EUR, of which the bank transfer works from the list
 * to the final status. They are part of the OpenAPI document, and `npm run mock` serves them.
 */
export const examples: Examples = {
  fetchPaymentMethods: { methods: [card, bankTransfer], isDirectGeo: false },
  fetchSweepstakePaymentMethods: { methods: [card] },
  fetchCountrySelector: { isGeoSelectorEnabled: true, countries: ['nl', 'de'] },
  fetchWithdrawalMethods: { methods: [payout] },
  fetchSweepstakeWithdrawalMethods: { methods: [payout] },
  fetchDepositLimits: { card: { min: 10, max: 1000 } },
  closeModalSession: {},
  sendMetrics: {},
  findBank: { bank: { name: 'Bank' }, accountName: 'A. Player' },
  fetchDepositStatus: { status: 'PAYED' },
  cancelDeposit: {},
  checkDeposit: { exists: false },
  completePeerToPeerDeposit: {},
  createPeerToPeerDeposit: peerToPeerDeposit,
  createDeposit: deposit,
  createSweepstakeDeposit: deposit,
  completeDeposit: {},
  continueExternalDeposit: deposit,
  prepareDeposit: deposit,
  startSession: { payment_session_id: 'session-1', created_at: '2026-11-21T10:00:00Z' },
  fetchBoxes: [
    {
      name: { en: 'Popular' },
      boxes: [{ boxId: 1, gcAmount: 1000, scAmount: 10, price: 9.99, priceCurrencyCode: 'USD' }],
    },
  ],
  convertPayment: { amount: '9.99' },
  fetchSweepstakeBalances: [{ currency: 'SC', balance: 12.5 }],
  fetchRecoupSum: { data: { status: 'ok', amount: 0 } },
  createWithdrawal: { withdrawalId: 'withdrawal-1', status: 'NEW' },
};
