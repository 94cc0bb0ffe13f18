const field = {
  name: 'card',
  alias: 'cardNumber',
  type: 'text',
  placeholder_key: 'card.placeholder',
  placeholder_text: { en: 'Card' },
  mask: '#### ####',
  values: [{ value: 1, label: 'One' }],
  validations: [{ regex: '^\\d+$', regex_error_key: 'card.error' }],
  wallet: false,
};

const method = {
  name: 'visa',
  position: 1,
  category: 'card_method',
  label: { en: 'Cards' },
  currency: ['USD'],
  cardViewType: 5,
  fields: [field],
  network: [{ name: 'TRC-20', code: 'trc', minDeposit: 5 }],
  recommendedAmounts: [5, '10'],
  iconIds: [{ id: 'visa', theme: 'light' }],
  text: 'Visa',
  amount_rules: { USD: { min: 5, max: '100', minNonRus: 6 } },
  banner: { bannerTextKey: 'banner.text' },
  badgeType: 'fast',
  badgeConfig: { text: { en: 'New' } },
  video_guide_url: { en_in: { redesign: 'https://video.example/1' } },
  needsCaptcha: 'geetest',
};

const requisite = { name: 'memo', title: 'Memo', type: 'text', value: 'abc', isCopyable: true };
const unifiedFlow = {
  requisites: [requisite],
  inputFields: [field],
  lifetime: 60,
  buttons: [{ type: 'paid' }],
};

const deposit = {
  depositId: 1,
  passedCurrency: 'USD',
  processingAmount: '51.5',
  fields: [field],
  apiResponse: {
    source: '/pay',
    method: 'GET',
    data: {
      unifiedFlow,
      paymentMethodOffers: [{ amount: 5, fee: '0.1', method: 'offer', iconIds: [{ id: 'visa' }] }],
      card: { account_number: '4400' },
      requisites: [requisite],
      created: '2026-11-21T10:00:00Z',
      timeout_minutes: 15,
      buttonPay: { url: 'https://pay.example' },
      token: 'abc',
    },
  },
};

const peerToPeerDeposit = {
  depositId: 1,
  status: 'NEW',
  created: '2026-11-21T10:00:00Z',
  timeout_minutes: 15,
  payment_amount: 100,
  payment_currency: 'RUB',
  passedAmount: '1.2',
  passedCurrency: 'USD',
  processingAmount: 98.5,
  processingCurrency: 'RUB',
  unifiedFlow,
  instruction: { steps: [{ stepNumber: 1, stepInstruction: 'Open the app' }] },
  card: { encoded: 'YWJj' },
};

const creation = {
  currency: 'USD',
  fields: { card: '4400' },
  isActivatedBonus: true,
  selectedCountry: 'in',
  amount: 10,
  paymentSessionId: 's-1',
  bonusId: 4,
  metadata: { isFromChip: true },
  abTestGroup: 'group_b',
  securityRulesGroup: 'strict',
  captchaBypass: true,
};

const byType = {
  ...creation,
  paymentType: 'visa',
  returnUrl: 'https://site.example/form?returned=1',
  wallet: '1',
};
const box = { boxId: 1, gcAmount: 1000, scAmount: 10, price: 9.99, priceCurrencyCode: 'USD' };

/** A valid request and answer of each endpoint. For tests. */
export const sampleExchanges = {
  fetchPaymentMethods: {
    request: { country: 'in', currency: { code: 'INR', type: 'fiat' }, abTestGroup: 'group_b' },
    answer: { methods: [method], initCurrencies: { fiat: 'USD', crypto: 'USDT' }, isDirectGeo: false },
  },
  fetchSweepstakePaymentMethods: {
    request: { country: 'in', currency: 'INR' },
    answer: { methods: [method] },
  },
  fetchCountrySelector: { request: {}, answer: { isGeoSelectorEnabled: true, countries: ['IN', 'br'] } },
  fetchWithdrawalMethods: { request: { currency: 'USD' }, answer: { methods: [method] } },
  fetchSweepstakeWithdrawalMethods: {
    request: { country: 'in', currency: 'SC' },
    answer: { methods: [method] },
  },
  fetchDepositLimits: {
    request: { currency: 'INR', paymentMethod: 'onramp' },
    answer: { onramp: { min: 5, max: '100' } },
  },
  closeModalSession: {
    request: { paymentMethod: 'visa', paymentMethodText: 'Visa', userId: '' },
    answer: {},
  },
  sendMetrics: { request: { events: [{ key: 'load', timestamp: 1, value: 0.5 }] }, answer: null },
  findBank: {
    request: { bin: '440011', payment_method: 'visa' },
    answer: { bank: { name: 'Sber', icon: 'sber' }, accountName: 'A B' },
  },
  fetchDepositStatus: { request: { depositId: 1, paymentMethod: 'visa' }, answer: { status: 1 } },
  cancelDeposit: { request: { depositId: '1', paymentMethod: 'visa' }, answer: {} },
  checkDeposit: {
    request: { paymentMethod: 'visa', selectedCountry: 'in' },
    answer: { ...deposit, ...peerToPeerDeposit, exists: true },
  },
  completePeerToPeerDeposit: {
    request: { depositId: 1, paymentMethod: 'bkash_p2p', confirmationId: '12345678' },
    answer: undefined,
  },
  createPeerToPeerDeposit: {
    request: { ...creation, paymentMethod: 'card_p2p', bank: 'sber', checkScore: true },
    answer: peerToPeerDeposit,
  },
  createDeposit: { request: byType, answer: deposit },
  createSweepstakeDeposit: {
    request: { ...byType, boxId: 1 },
    answer: { depositId: 1, data: { depositAddress: 'TX', cryptoName: 'USDT', requisites: [requisite] } },
  },
  completeDeposit: { request: { depositId: 1, paymentType: 'upi', fields: { utr: '1' } }, answer: {} },
  continueExternalDeposit: {
    request: { depositId: 1, paymentType: 'onramp', method: 'offer' },
    answer: deposit,
  },
  prepareDeposit: { request: byType, answer: deposit },
  startSession: {
    request: { paymentType: 'visa', amount: 10, currency: 'USD' },
    answer: { payment_session_id: 5, pending_group: 'a', created_at: '2026-11-21T10:00:00+03:00' },
  },
  fetchBoxes: {
    request: { currency: 'USD' },
    answer: [
      { name: 'Popular', boxes: [box] },
      {
        name: { en: 'Other' },
        boxes: [
          {
            boxId: 2,
            price: '5',
            priceCurrencyCode: 'USD',
            currenciesList: { free: { amount: 1 }, main: { amount: 2 } },
          },
        ],
      },
    ],
  },
  convertPayment: { request: { from: 'SC', to: 'USDT', amount: 10 }, answer: { amount: '9.99' } },
  fetchSweepstakeBalances: { request: {}, answer: [{ currency: 'SC', balance: 12.5 }] },
  fetchRecoupSum: { request: { currency: 'SC' }, answer: { data: { status: 'ok', amount: 0 } } },
  createWithdrawal: {
    request: {
      amount: 10,
      currency: 'SC',
      paymentType: 'usdt',
      fields: {},
      accountType: 'main',
      toCurrency: 'USDT',
    },
    answer: { withdrawalId: 1, status: 0 },
  },
};
