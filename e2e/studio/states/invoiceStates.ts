import { endpoints, PeerToPeerDeposit } from '@paywidget/shared/contract/payments';
import type { Store } from '@paywidget/shared/state';
import { showDeposit } from '@paywidget/shared/testing';
import { screen } from '@testing-library/dom';
import type { ScreenState } from './screenState';
import { created } from './stored';

const { continueExternalDeposit } = endpoints;

const unifiedFlow = {
  requisites: [{ name: 'account', title: 'Account', type: 'text', value: '40817', isCopyable: true }],
};
const requisites = unifiedFlow.requisites;
const offers = [{ method: 'moonpay', amount: 96.5, fee: 3.5, iconIds: [] }];
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
  showDeposit(store, { method: 'sber', answer: parsed, deadline });
};

/** The screens that show how to pay a deposit. */
export const invoiceStates: readonly ScreenState[] = [
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
];
