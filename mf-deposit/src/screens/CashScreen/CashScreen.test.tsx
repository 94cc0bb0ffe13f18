import { endpoints } from '@paywidget/shared/contract/payments';
import { createFakeServer, sampleSession, wireMethod } from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { screen } from '@testing-library/react';
import routes from '../../routes';
// Loads the lazy chunks before the time limits of the tests start.
import './CashScreen';

const chat = 'https://chat.example/agents/osh';

function open(fields = {}, user = {}) {
  const server = createFakeServer();
  const method = wireMethod('cash', { cardViewType: 20, agentLink: chat, ...fields });
  server.answer(endpoints.fetchPaymentMethods, { methods: [method] });
  const session = sampleSession({ user });
  return renderScreen(routes, {
    at: 'deposit.cash',
    from: 'deposit.list',
    choice: { method: 'cash' },
    session,
    server,
  });
}

const deposit = () => screen.findByRole('link', { name: 'Deposit in the agent’s chat' });

it('opens the agent’s chat in a new window', async () => {
  const { user, host, container } = open();
  expect(await deposit()).toHaveAttribute('href', chat);
  expect(await deposit()).toHaveAttribute('target', '_blank');
  expect(container.querySelector('[data-screen]')).toHaveAttribute('data-screen', 'deposit.cash');

  (await deposit()).addEventListener('click', (event) => event.preventDefault());
  await user.click(await deposit());
  expect(host.sentOf('Analytics').map(({ event }) => event)).toContain('deposit_submit');
});

it('opens the chat in the same window in a native app', async () => {
  open({}, { platform: 'android' });
  expect(await deposit()).toHaveAttribute('target', '_self');
});

it('shows what the agent asks for: limits and account', async () => {
  const { container } = open({
    banner: { bannerTextKey: 'paymentMethods.banner.cashWarning' },
    annotation: 'Every day from 9 to 21',
  });
  expect(await screen.findByText(/\$10 – \$500/)).toBeInTheDocument();
  expect(container.querySelector('[data-requisite="account"]')).toHaveTextContent('7');
  expect(screen.getByText('Hand over cash only to the agent from the chat')).toBeInTheDocument();
  expect(screen.getByText('Every day from 9 to 21')).toBeInTheDocument();
});

it('shows no limits if none are known', async () => {
  open({ amount_rules: undefined });
  await deposit();
  expect(screen.queryByText('Amount')).toBeNull();
});

it.each([
  ['missing', undefined],
  ['unsafe', 'javascript:alert(1)'],
])('shows that there is no chat if its link is %s, and reports it to the host', async (kind, agentLink) => {
  const { host } = open({ agentLink });
  expect(await screen.findByText('The agent’s chat isn’t available')).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
  expect(host.sentOf('Error')).toContainEqual({
    code: 'cash.agentLink',
    message: `cash: ${kind} agent link`,
  });
});
