import { endpoints } from '@paywidget/shared/contract/payments';
import { screen } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { list, press, type ScreenState, waits } from './screenState';
import { order, withdrawal, withdrawn } from './stored';

const { createWithdrawal, fetchWithdrawalMethods } = endpoints;

/** Fills in the form of a withdrawal and opens its review. */
async function review(user: UserEvent) {
  await user.click(await screen.findByRole('textbox', { name: 'Card number' }));
  await user.paste('4111111111111234');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Confirm the withdrawal' });
}

async function confirm(user: UserEvent) {
  await review(user);
  await press(/^Withdraw \$/)(user);
}

const withdrawalForm = { screen: 'withdrawal.redirect', choice: { method: 'visa' } } as const;
const withdrawalComplete = { screen: 'withdrawal.complete', choice: { method: 'visa' } } as const;

export const withdrawalStates: readonly ScreenState[] = [
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
    steps: confirm,
    ...waits,
  },
  {
    ...withdrawalForm,
    state: 'the review, rejected',
    serve: (server) => server.refuse(createWithdrawal, 400),
    steps: confirm,
  },
  {
    ...withdrawalForm,
    state: 'the review, of unknown outcome',
    serve: (server) => server.lose(createWithdrawal),
    steps: confirm,
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
];
