import { endpoints } from '@paywidget/shared/contract/payments';
import { type WithdrawalRequest, withdrawalAtom } from '@paywidget/shared/payments';
import { createStore, type Store, sessionAtom } from '@paywidget/shared/state';
import {
  createFakeServer,
  type FakeServer,
  giveWithdrawal,
  sampleSession,
  storedWithdrawal,
  storeWithdrawal,
  wireMethod,
} from '@paywidget/shared/testing';
import { type RenderOptions, renderScreen } from '@paywidget/shared/testing/screens';
import { act, screen, waitFor } from '@testing-library/react';
import routes from '../../routes';
// Load lazy chunks before the tests, so that loading does not count towards their time limits.
import '@paywidget/shared/withdrawal';
import '@paywidget/shared/withdrawal/review';
import '../AmountScreen/AmountScreen';
import '../CompleteScreen/CompleteScreen';
import './ConfirmScreen';

const { createWithdrawal, fetchWithdrawalMethods } = endpoints;

const fields = [
  { name: 'cardNumber', type: 'text', placeholder_text: 'Card number', mask: '#### #### #### ####' },
  { name: 'cardHolder', type: 'text', placeholder_text: 'Name' },
  {
    name: 'bank',
    type: 'dropdown',
    placeholder_text: 'Bank',
    values: [{ value: '1', label: 'Old Bank' }],
    value: '1',
  },
];
const session = () => sampleSession({ user: { balanceData: { primary: { amount: 300, currency: 'USD' } } } });

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

type Options = Partial<RenderOptions> & { server?: FakeServer; store?: Store };

/** Fills in the form and opens the confirm page. */
async function openConfirm({ showsNotice = false, ...options }: Options & { showsNotice?: boolean } = {}) {
  const server = options.server ?? createFakeServer();
  server.answer(fetchWithdrawalMethods, {
    methods: [wireMethod('visa', { fields, fee: { percent: 2 } })],
  });
  const rendered = renderScreen(routes, {
    at: 'withdrawal.redirect',
    from: 'withdrawal.list',
    choice: { method: 'visa' },
    session: session(),
    ...options,
    server,
  });
  const { user } = rendered;
  const fill = async (name: string, text: string) => {
    await user.clear(await screen.findByRole('textbox', { name }));
    await user.paste(text);
  };
  await fill('Card number', '4111111111111234');
  await fill('Name', 'Ada Obi');
  await fill('Amount', '50');
  if (showsNotice)
    expect(await screen.findByText(/We’re still confirming your withdrawal/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Confirm the withdrawal' });
  return { ...rendered, server };
}

const confirm = (name: RegExp | string = /^Withdraw \$50/) => screen.getByRole('button', { name });
const created = { withdrawalId: 'w1', status: 3 };
const sentTo = (server: FakeServer) =>
  server.requestsTo(createWithdrawal).map(({ payload, headers }) => ({
    payload,
    key: headers['Idempotency-Key'],
  }));

it('shows the form’s values, with the middle of a card number hidden', async () => {
  await openConfirm();
  const rows = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(rows).toEqual([
    ['Method', 'Visa'],
    ['From', 'Main account'],
    ['Amount', '$50'],
    ['Fee', '$1'],
    ['You receive', '$49'],
    ['Card number', '4111…1234'],
    ['Name', 'Ada Obi'],
    ['Bank', 'Old Bank'],
  ]);
  expect(document.body).not.toHaveTextContent('1111 1111');
});

it('creates one withdrawal for two presses, and opens the complete page', async () => {
  const { user, server, whereabouts, host, store } = await openConfirm();
  const held = server.hold(createWithdrawal);
  await user.click(confirm());
  await user.click(confirm());
  expect(confirm()).toHaveAttribute('aria-busy', 'true');
  await act(async () => held.answer(created));
  await waitFor(() => expect(whereabouts().name).toBe('withdrawal.complete'));

  const [request, ...more] = sentTo(server);
  expect(more).toEqual([]);
  expect(request?.key).toMatch(/^[\da-f]{32}$/);
  expect(request?.payload).toEqual({
    amount: 50,
    currency: 'USD',
    paymentType: 'visa',
    accountType: 'main',
    fields: { cardNumber: '4111111111111234', cardHolder: 'Ada Obi', bank: '1' },
  });
  expect(host.sentOf('WithdrawalStatus')).toEqual([{ withdrawalId: 'w1', status: 'accepted' }]);
  expect(storedWithdrawal(store)).toMatchObject({ withdrawalId: 'w1' });
});

it('stays until the answer arrives, even if the host changes the currency and the new list does not have the method', async () => {
  const { user, server, store, queryClient, whereabouts } = await openConfirm();
  const held = server.hold(createWithdrawal);
  await user.click(confirm());
  jest.useFakeTimers();
  server.answer(fetchWithdrawalMethods, { methods: [wireMethod('other')] });
  await act(async () => store.set(sessionAtom, sampleSession({ user: { currency: 'EUR' } })));
  await act(() => queryClient.refetchQueries());
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(whereabouts().name).toBe('withdrawal.confirm');
  expect(confirm()).toHaveAttribute('aria-busy', 'true');
  await act(async () => held.answer(created));
  await waitFor(() => expect(whereabouts().name).toBe('withdrawal.complete'));
});

it.each([
  ['is empty', (server: FakeServer) => server.answer(fetchWithdrawalMethods, { methods: [] })],
  ['fails', (server: FakeServer) => server.refuse(fetchWithdrawalMethods, 500)],
])('stays until the answer is there, although the list %s and the balance changes', async (_, prepare) => {
  const { user, server, store, queryClient, whereabouts } = await openConfirm();
  const held = server.hold(createWithdrawal);
  await user.click(confirm());
  prepare(server);
  const balanceData = { primary: { amount: 1, currency: 'EUR' } };
  await act(async () => store.set(sessionAtom, sampleSession({ user: { currency: 'EUR', balanceData } })));
  await act(() => queryClient.resetQueries());
  expect(whereabouts().name).toBe('withdrawal.confirm');
  expect(confirm()).toHaveAttribute('aria-busy', 'true');
  await act(async () => held.answer(created));
  await waitFor(() => expect(whereabouts().name).toBe('withdrawal.complete'));
});

it('goes back to the form, which keeps what was typed', async () => {
  const { user, server } = await openConfirm();
  server.refuse(createWithdrawal, 400, { data: { code: 'banking.insufficientFunds' } });
  await user.click(confirm());
  await user.click(await screen.findByRole('button', { name: 'Change details' }));
  expect(await screen.findByRole('textbox', { name: 'Card number' })).toHaveValue('4111 1111 1111 1234');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Obi');
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('50');
});

it('goes back to an empty form when the session has another player, also if only id_user differs', async () => {
  const sessionOf = (id_user: number) =>
    sampleSession({
      user: { id: null, id_user, balanceData: { primary: { amount: 300, currency: 'USD' } } },
    });
  const { store, whereabouts } = await openConfirm({ session: sessionOf(1) });
  act(() => store.set(sessionAtom, sessionOf(2)));
  await waitFor(() => expect(whereabouts().name).toBe('withdrawal.redirect'));
  expect(await screen.findByRole('textbox', { name: 'Card number' })).toHaveValue('');
});

it.each([
  ['by its error code', { code: 'banking.insufficientFunds' }, /isn’t enough money in the account/],
  [
    'with the server’s message',
    { code: 'banking.merchantClientError', message: 'Card is closed' },
    'Card is closed',
  ],
  ['without a reason', {}, /on the provider’s side/],
])(
  'shows a rejection %s once, above the button, and that nothing was withdrawn',
  async (_, data, expected) => {
    const { user, server } = await openConfirm();
    server.refuse(createWithdrawal, 400, { data });
    await user.click(confirm());
    const notice = await screen.findByText(expected);
    expect(notice.closest('[role="status"]')).not.toBeNull();
    expect(notice.compareDocumentPosition(confirm())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.getByText(/Nothing has been withdrawn/)).toBeInTheDocument();
    expect(confirm()).toBeEnabled();
    server.hold(createWithdrawal);
    await user.click(confirm());
    expect(notice).not.toBeInTheDocument();
  },
);

it('hides the rejection once the player confirms other details', async () => {
  const { user, server } = await openConfirm();
  server.refuse(createWithdrawal, 400, { data: { message: 'Card is closed' } });
  await user.click(confirm());
  await user.click(await screen.findByRole('button', { name: 'Change details' }));
  await user.clear(await screen.findByRole('textbox', { name: 'Amount' }));
  await user.paste('60');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('button', { name: /^Withdraw \$60/ })).toBeEnabled();
  expect(screen.queryByText(/Nothing has been withdrawn/)).toBeNull();
});

it.each([
  ['no form was submitted', {}],
  ['the form of another method was submitted', { choice: { method: 'other' } }],
])('goes back to the form when %s', async (_, options) => {
  const server = createFakeServer();
  server.answer(fetchWithdrawalMethods, { methods: [wireMethod('visa'), wireMethod('other')] });
  const { whereabouts } = renderScreen(routes, {
    at: 'withdrawal.confirm',
    choice: { method: 'visa' },
    server,
    ...options,
  });
  await waitFor(() => expect(whereabouts().name).toBe('withdrawal.redirect'));
});

describe('an unknown outcome', () => {
  async function loseResponse() {
    const opened = await openConfirm();
    opened.server.lose(createWithdrawal);
    await opened.user.click(confirm());
    expect(await screen.findByText(/We’re still confirming your withdrawal/)).toBeInTheDocument();
    return opened;
  }

  it('shows a notice, and offers only a retry', async () => {
    await loseResponse();
    expect(screen.getByText(/Don’t start another withdrawal/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
  });

  it('retries with the same key and body', async () => {
    const { user, server, whereabouts } = await loseResponse();
    server.answer(createWithdrawal, created);
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    await waitFor(() => expect(whereabouts().name).toBe('withdrawal.complete'));
    const [first, second] = sentTo(server);
    expect(second).toEqual(first);
  });

  it('retries automatically', async () => {
    jest.useFakeTimers();
    const { server, whereabouts } = await loseResponse();
    server.answer(createWithdrawal, created);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    await waitFor(() => expect(whereabouts().name).toBe('withdrawal.complete'));
  });

  it('is shown on the form too, and another withdrawal is sent under its key', async () => {
    const store = createStore();
    store.set(sessionAtom, session());
    const request: WithdrawalRequest = {
      amount: 70,
      currency: 'USD',
      paymentType: 'visa',
      fields: {},
      accountType: 'main',
    };
    const key = 'e'.repeat(32);
    giveWithdrawal(store, { step: 'unknown', order: { key, createdAt: Date.now(), request } });
    const { user, server, whereabouts } = await openConfirm({ store, showsNotice: true });
    expect(screen.getByText(/only one of the two can be made/)).toBeInTheDocument();
    server.answer(createWithdrawal, created);
    await user.click(confirm('Withdraw $50 instead'));
    await waitFor(() => expect(whereabouts().name).toBe('withdrawal.complete'));
    expect(sentTo(server)).toEqual([{ key, payload: expect.objectContaining({ amount: 50 }) }]);
  });
});

describe('after a reload while the outcome is unknown', () => {
  function reloaded(): Store {
    const store = createStore();
    store.set(sessionAtom, session());
    storeWithdrawal(store, { version: 1, method: 'visa', createdAt: Date.now(), key: 'k'.repeat(32) });
    return store;
  }

  it('shows a notice, and sends the next withdrawal under the key of the first', async () => {
    const { user, server, whereabouts } = await openConfirm({ store: reloaded() });
    expect(screen.getByText(/page was reloaded before the answer came/)).toBeInTheDocument();
    server.answer(createWithdrawal, created);
    await user.click(confirm());
    await waitFor(() => expect(whereabouts().name).toBe('withdrawal.complete'));
    expect(sentTo(server).map(({ key }) => key)).toEqual(['k'.repeat(32)]);
  });

  it('offers no further withdrawal after a key conflict', async () => {
    const { user, server, whereabouts, store } = await openConfirm({ store: reloaded() });
    server.refuse(createWithdrawal, 409);
    await user.click(confirm());
    expect(await screen.findByText(/An earlier withdrawal with other details/)).toBeInTheDocument();
    expect(screen.getByText(/This one wasn’t made/)).toBeInTheDocument();
    // Another press must not create a second withdrawal.
    expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'To the methods' }));
    await waitFor(() => expect(whereabouts().name).toBe('withdrawal.list'));
    expect(store.get(withdrawalAtom)).toEqual({ step: 'none' });
  });
});
