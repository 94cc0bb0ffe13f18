import { endpoints } from '@paywidget/shared/contract/payments';
import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { list, type ScreenState, waits } from './screenState';
import { completed, order, withdrawal, withdrawn } from './stored';

const { fetchBoxes, fetchSweepstakePaymentMethods, fetchSweepstakeWithdrawalMethods } = endpoints;

async function reviewRedemption(user: UserEvent) {
  await user.click(await screen.findByRole('textbox', { name: 'Wallet address' }));
  await user.paste('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
  const submit = screen.getByRole('button', { name: 'Continue' });
  await waitFor(() => expect(submit).toBeEnabled());
  await user.click(submit);
  await screen.findByRole('heading', { name: 'Review your redemption' });
}

const box = { box: '1' };

export const sweepstakeStates: readonly ScreenState[] = [
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
      store: completed({ status, method: 'skrill' }),
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
];
