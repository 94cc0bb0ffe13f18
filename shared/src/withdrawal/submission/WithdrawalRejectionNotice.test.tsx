import { createWithdrawal } from '@paywidget/shared/contract/payments';
import { defineFlow } from '@paywidget/shared/navigation';
import type { WithdrawalRequest } from '@paywidget/shared/payments';
import { createFakeServer } from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { useSubmitWithdrawal } from './useSubmitWithdrawal';
import { WithdrawalRejectionNotice } from './WithdrawalRejectionNotice';

const request: WithdrawalRequest = {
  amount: 50,
  currency: 'USD',
  paymentType: 'visa',
  accountType: 'main',
  fields: {},
};

function Page() {
  const { send } = useSubmitWithdrawal();
  const [isShown, setIsShown] = useState(true);
  const [isOwn, setIsOwn] = useState(true);
  return (
    <>
      {isShown && <WithdrawalRejectionNotice isOwn={() => isOwn} />}
      <button type="button" onClick={() => void send(request)}>
        Send
      </button>
      <button type="button" onClick={() => setIsShown(false)}>
        Leave
      </button>
      <button type="button" onClick={() => setIsOwn(false)}>
        Edit
      </button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it.each([
  ['in the notice alone on the page that sent it', undefined, 'notice'],
  ['in a snackbar if the player has left that page', 'Leave', 'snackbar'],
  ['in a snackbar if the page holds another withdrawal', 'Edit', 'snackbar'],
])('shows a rejection %s', async (_, meanwhile, place) => {
  const server = createFakeServer();
  const held = server.hold(createWithdrawal);
  renderScreen(defineFlow({ 'withdrawal.confirm': { component: Page } }), {
    at: 'withdrawal.confirm',
    server,
  });
  press('Send');
  if (meanwhile) press(meanwhile);
  await act(async () => held.refuse(400, { data: { code: 'banking.insufficientFunds' } }));
  const text = await screen.findByText(/isn’t enough money/);
  expect(text.closest('[role="alert"]') ? 'snackbar' : 'notice').toBe(place);
});
