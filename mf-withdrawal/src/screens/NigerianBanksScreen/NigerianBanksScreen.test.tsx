import { endpoints } from '@paywidget/shared/contract/payments';
import { choiceAtom } from '@paywidget/shared/state';
import { createFakeServer, sampleSession, wireMethod } from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';
// Load lazy chunks before the tests, so that loading does not count towards their time limits.
import '../AmountScreen/AmountScreen';
import './NigerianBanksScreen';

const { fetchWithdrawalMethods, findBank } = endpoints;

const bankField = {
  name: 'bankCode',
  type: 'dropdown',
  placeholder_text: 'Bank',
  values: [
    { value: '058', label: 'GTBank' },
    { value: '044', label: 'Access Bank' },
    { value: '011', label: { en: 'First Bank' } },
  ],
};
const account = { name: 'accountNumber', type: 'text', placeholder_text: 'Account number', wallet: true };

function openBanks(group = 'bank_transfer_nigeria') {
  const server = createFakeServer();
  server.answer(fetchWithdrawalMethods, {
    methods: [
      wireMethod('visa'),
      wireMethod('transfer', { category: 'bank_transfer_nigeria', fields: [bankField, account] }),
    ],
  });
  const rendered = renderScreen(routes, {
    at: 'withdrawal.nigerian-banks',
    from: 'withdrawal.list',
    server,
    choice: { group },
    session: sampleSession({ user: { balanceData: { primary: { amount: 100, currency: 'USD' } } } }),
  });
  return { ...rendered, server };
}

const banks = async () =>
  within(await screen.findByRole('list', { name: 'Choose your bank' }))
    .getAllByRole('button')
    .map(({ dataset }) => dataset.bank);
const accountNumber = () => screen.findByRole('textbox', { name: 'Account number' });

it('lists the banks, and finds them by name', async () => {
  const { user } = openBanks();
  expect(await banks()).toEqual(['058', '044', '011']);
  const search = screen.getByRole('searchbox', { name: 'Search for a bank' });
  await user.type(search, 'bank');
  expect(await banks()).toEqual(['058', '044', '011']);
  expect(await screen.findByText('3 banks found')).toBeInTheDocument();
  await user.clear(search);
  await user.type(search, 'first');
  expect(await banks()).toEqual(['011']);
  await user.type(search, 'xyz');
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
});

it('opens the form with the chosen bank, and again with another bank', async () => {
  const { user, whereabouts, store } = openBanks();
  await user.click(await screen.findByRole('button', { name: 'Access Bank' }));
  expect(await screen.findByRole('combobox', { name: 'Bank' })).toHaveTextContent('Access Bank');
  expect(whereabouts().name).toBe('withdrawal.redirect');
  expect(store.get(choiceAtom)).toEqual({ group: 'bank_transfer_nigeria', method: 'transfer' });

  await user.type(await accountNumber(), '012345678');
  await user.click(screen.getByRole('button', { name: 'Change method' }));
  await user.click(await screen.findByRole('button', { name: 'GTBank' }));
  expect(await screen.findByRole('combobox', { name: 'Bank' })).toHaveTextContent('GTBank');
  expect(await accountNumber()).toHaveValue('012345678');
});

it('goes back to the list when there are no banks', async () => {
  const { whereabouts } = openBanks('gone');
  await waitFor(() => expect(whereabouts().name).toBe('withdrawal.list'));
});

describe('the account holder', () => {
  async function fillIn(answer: (server: ReturnType<typeof createFakeServer>) => void) {
    const opened = openBanks();
    answer(opened.server);
    await opened.user.click(await screen.findByRole('button', { name: 'GTBank' }));
    await opened.user.type(await accountNumber(), '0123456789');
    return opened;
  }

  it('is looked up once the account number is complete', async () => {
    const { server } = await fillIn((api) => api.answer(findBank, { accountName: 'ADA OBI' }));
    expect(await screen.findByText('ADA OBI')).toBeInTheDocument();
    expect(server.requestsTo(findBank).map(({ payload }) => payload)).toEqual([
      { bankCode: '058', accountNumber: '0123456789', payment_method: 'transfer' },
    ]);
  });

  it.each([
    [
      'the bank does not know it',
      (api: ReturnType<typeof createFakeServer>) => api.answer(findBank, {}),
      /doesn’t know this account/,
    ],
    [
      'the lookup fails',
      (api: ReturnType<typeof createFakeServer>) => api.refuse(findBank, 500),
      /can’t reach the bank right now/,
    ],
  ])('is not required: shows a notice when %s, and lets the player continue', async (_, answer, message) => {
    const { user, whereabouts } = await fillIn(answer);
    expect(await screen.findByText(message)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(whereabouts().name).toBe('withdrawal.confirm'));
  });
});
