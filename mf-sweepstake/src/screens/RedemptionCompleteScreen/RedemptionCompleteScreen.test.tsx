import { choiceAtom, createStore, sessionAtom } from '@paywidget/shared/state';
import { giveWithdrawal, sampleSession, storedWithdrawal } from '@paywidget/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { openSweepstake } from '../../testing/openSweepstake';
// Load lazy chunks before the tests, so that loading does not count towards their time limits.
import '../ConvertScreen/ConvertScreen';
import './RedemptionCompleteScreen';

beforeEach(() => sessionStorage.clear());

async function openComplete() {
  const store = createStore();
  store.set(sessionAtom, sampleSession());
  store.set(choiceAtom, { group: 'crypto', method: 'redeem_usdt' });
  const request = {
    amount: 50,
    currency: 'SC',
    toCurrency: 'USDT',
    paymentType: 'redeem_usdt',
    accountType: 'main' as const,
    fields: {},
  };
  const withdrawal = { withdrawalId: 'w1', status: 'accepted' as const, method: 'redeem_usdt', request };
  giveWithdrawal(store, { step: 'created', withdrawal });
  const rendered = openSweepstake({ at: 'sweep.withdrawal.complete', store });
  await waitFor(() => expect(rendered.container.querySelector('[data-status]')).toBeInTheDocument());
  const status = () => rendered.container.querySelector('[data-status]')?.getAttribute('data-status');
  return { ...rendered, status };
}

it('shows a created redemption as accepted, with its facts', async () => {
  const { status } = await openComplete();
  expect(status()).toBe('accepted');
  expect(screen.getByRole('heading', { name: 'Your redemption is being processed' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByRole('term')).toHaveLength(3));
  const rows = screen
    .getAllByRole('term')
    .map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent?.replace(/[\u2066-\u2069\u00a0]/g, ''),
    ]);
  expect(rows).toEqual([
    ['You redeem', 'SC50'],
    ['Paid out in', 'USDT'],
    ['Reference', 'w1'],
  ]);
});

it.each([
  [1, 'processed', 'Your payout has been sent', 'Close'],
  [2, 'mistaked', 'The redemption was declined', 'Change and try again'],
])('shows a pushed status %s as %s', async (code, expected, title, button) => {
  const { status, server, host } = await openComplete();
  act(() => server.push('withdrawal.status', { withdrawalId: 'w1', status: code, message: 'Said so' }));
  expect(status()).toBe(expected);
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByText('Said so')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: button })).toBeInTheDocument();
  expect(host.sentOf('WithdrawalStatus').at(-1)).toEqual({ withdrawalId: 'w1', status: expected });
});

it('goes back to the form of a declined redemption, and clears it', async () => {
  const { server, user, whereabouts, store } = await openComplete();
  act(() => server.push('withdrawal.status', { withdrawalId: 'w1', status: 2 }));
  await user.click(screen.getByRole('button', { name: 'Change and try again' }));
  await waitFor(() => expect(whereabouts().name).toBe('sweep.withdrawal.crypto.convert'));
  expect(storedWithdrawal(store)).toBeUndefined();
});
