import { fetchPaymentMethods } from '@paywidget/shared/contract';
import { createFakeServer, wireMethod } from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';
// Loads the lazy chunks before the time limits of the tests start.
import './InstructionScreen';

async function openGuide(bank: string | undefined, method = 'cep_bank') {
  const server = createFakeServer();
  server.answer(fetchPaymentMethods, { methods: [wireMethod(method, { cardViewType: 5 })] });
  const rendered = renderScreen(routes, {
    at: 'deposit.peer-to-peer.instruction',
    from: 'deposit.peer-to-peer',
    query: bank === undefined ? undefined : { bank },
    server,
    choice: { method },
  });
  await screen.findByRole('tablist', { name: 'Bank' });
  return rendered;
}

const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
const steps = () => within(screen.getByRole('tabpanel')).getAllByRole('listitem');

it.each([
  ['sber', 'How to pay with Sberbank', /SberBank Online/],
  ['t-bank', 'How to pay with T-Bank', /T-Bank app/],
  ['gazprom', 'How to pay with Gazprombank', /Gazprombank app/],
])('explains a transfer in %s', async (bank, title, firstStep) => {
  await openGuide(bank);
  expect(heading()).toBe(title);
  expect(steps()[0]).toHaveTextContent(firstStep);
  expect(steps().at(-1)).toHaveTextContent(/I have paid/);
});

it.each([
  ['a method’s own', 'p2p_gazprom', 'Gazprombank'],
  ['the first', 'cep_bank', 'Sberbank'],
])('uses %s bank if the query names no known one', async (_, method, bank) => {
  await openGuide('vtb', method);
  await waitFor(() => expect(heading()).toBe(`How to pay with ${bank}`));
});

it('changes the bank by pointer and by keyboard', async () => {
  const { user, whereabouts } = await openGuide('sber');
  await user.click(screen.getByRole('tab', { name: 'Gazprombank' }));
  expect(whereabouts().query).toEqual({ bank: 'gazprom' });
  await user.keyboard('{ArrowRight}');
  expect(heading()).toBe('How to pay with Sberbank');
  expect(screen.getByRole('tab', { name: 'Sberbank', selected: true })).toHaveFocus();
  await user.keyboard('{End}{Home}{ArrowLeft}');
  expect(heading()).toBe('How to pay with Gazprombank');
});

it('advises players abroad to choose an international transfer', async () => {
  await openGuide('t-bank', 'sbp_transgran_rabbit_tbank');
  expect(await screen.findByText(/T-Bank as the recipient’s bank/)).toBeInTheDocument();
});

it('goes back to the payment', async () => {
  const { user, whereabouts } = await openGuide('sber');
  await user.click(screen.getByRole('button', { name: 'Back to payment' }));
  await waitFor(() => expect(whereabouts().name).toBe('deposit.peer-to-peer'));
});
