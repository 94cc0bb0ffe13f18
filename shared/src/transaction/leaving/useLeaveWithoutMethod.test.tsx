import { defineFlow } from '@paywidget/shared/navigation';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLeaveWithoutMethod } from './useLeaveWithoutMethod';

function List() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  );
}

function Form() {
  const [isMissing, setMissing] = useState(false);
  useLeaveWithoutMethod(isMissing, 'deposit.list');
  return (
    <button type="button" onClick={() => setMissing(true)}>
      The list comes without the method
    </button>
  );
}

const open = () =>
  renderScreen(
    defineFlow({
      'deposit.redirect': { component: Form },
      'deposit.list': { component: List },
      'deposit.region': { component: () => <p>The page before</p> },
    }),
    { at: 'deposit.redirect', from: 'deposit.region' },
  );

it('the form stays if its method is offered', () => {
  const { host } = open();
  expect(screen.getByText('The list comes without the method')).toBeInTheDocument();
  expect(host.sentOf('Error')).toEqual([]);
});

it('leads to the list once the method is not offered any more, and tells the host once', async () => {
  const { host, user, whereabouts } = open();
  await user.click(screen.getByRole('button'));
  expect(whereabouts().name).toBe('deposit.list');
  expect(host.sentOf('Error')).toEqual([{ code: 'method.missing', message: 'No payment-method' }]);
});

it('the browser’s back button does not lead to a form without its method', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button'));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByText('The page before')).toBeInTheDocument();
});
