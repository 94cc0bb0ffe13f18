import { endpoints } from '@paywidget/shared/contract/payments';
import { createFakeServer, wireMethod } from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';
// Loads the lazy chunks before the time limits of the tests start.
import '../DepositFormScreen/DepositFormScreen';
import './InstructionScreen';

function open(method: string, at = 'deposit.redirect', choice = {}) {
  const server = createFakeServer();
  server.answer(endpoints.fetchPaymentMethods, {
    methods: [
      wireMethod(method, { fields: [{ name: 'steamId', type: 'text', placeholder_text: 'Steam ID' }] }),
    ],
  });
  return renderScreen(routes, { at, from: 'deposit.list', choice: { method, ...choice }, server });
}

const howToPay = () => screen.findByRole('button', { name: 'How to pay' });
const backToPayment = () => screen.findByRole('button', { name: 'Back to payment' });

it('shows the steps in order, each with an image', async () => {
  const { container } = open('steam_coin', 'deposit.redirect.instruction');
  expect(await screen.findByRole('heading', { name: 'How to pay with Steam_coin' })).toBeInTheDocument();
  const steps = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent?.split(/[ .,]/)[0])).toEqual([
    'Open',
    'Paste',
    'Choose',
    'Confirm',
  ]);
  for (const step of steps) expect(step.querySelector('img')).toHaveAttribute('src');
  expect(container.querySelector('[data-screen]')).toHaveAttribute(
    'data-screen',
    'deposit.redirect.instruction',
  );
});

it('opens from the form, and goes back to the form with its input', async () => {
  const { user, whereabouts } = open('steam_coin');
  const amount = await screen.findByRole('textbox', { name: 'Amount' });
  await user.clear(amount);
  await user.type(amount, '64');
  await user.type(screen.getByRole('textbox', { name: 'Steam ID' }), '7656');

  await user.click(await howToPay());
  await waitFor(() => expect(whereabouts().name).toBe('deposit.redirect.instruction'));
  await user.click(await backToPayment());
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveValue('64');
  expect(screen.getByRole('textbox', { name: 'Steam ID' })).toHaveValue('7656');

  // The history has the form only once.
  await user.click(screen.getByRole('button', { name: 'Change method' }));
  await waitFor(() => expect(whereabouts().name).toBe('deposit.list'));
});

it('goes back to the form within its group', async () => {
  const { user, whereabouts } = open('steam_coin', 'deposit.group.redirect', { group: 'games' });
  await user.click(await howToPay());
  await user.click(await backToPayment());
  await waitFor(() => expect(whereabouts().name).toBe('deposit.group.redirect'));
});

it('has no button on a method without steps, and shows a message there', async () => {
  const { unmount } = open('visa');
  await screen.findByRole('textbox', { name: 'Amount' });
  expect(screen.queryByRole('button', { name: 'How to pay' })).toBeNull();
  unmount();

  open('visa', 'deposit.redirect.instruction');
  expect(await screen.findByText('There’s no guide for this method')).toBeInTheDocument();
});
