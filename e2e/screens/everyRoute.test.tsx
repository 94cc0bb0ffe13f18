import { type FlowName, routesOf, type ScreenName } from '@paywidget/shared/navigation/routes';
import { configure, waitFor } from '@testing-library/react';
import { renderRoute } from './renderRoute';

/** The title in the bar, which is the h1; or the title and then the h1 in the content, as on pages that tell an outcome. */
const titles: Readonly<Record<ScreenName, string | readonly [bar: string, h1: string]>> = {
  'deposit.list': 'Deposit',
  'deposit.region': 'Payment methods',
  'deposit.redirect': 'Pix',
  'deposit.redirect.instruction': 'Instructions',
  'deposit.redirect.eazype': 'Pay your deposit',
  'deposit.redirect.pix': 'Pay your deposit',
  'deposit.redirect.unified-form': 'Pay your deposit',
  'deposit.crypto': 'Cryptocurrency',
  'deposit.crypto.address': 'Usdt',
  'deposit.group': 'Wallets',
  'deposit.group.redirect': 'Pix',
  'deposit.india': 'Upi',
  'deposit.india.invoice': 'Pay your deposit',
  'deposit.peer-to-peer.list': 'Transfers in Ukraine',
  'deposit.peer-to-peer': 'Sber',
  'deposit.peer-to-peer.invoice': 'Pay your deposit',
  'deposit.peer-to-peer.unified-form': 'Pay your deposit',
  'deposit.peer-to-peer.instruction': 'Instructions',
  'deposit.host-to-host': 'Pay your deposit',
  'deposit.cash': 'Agent',
  'deposit.onramp': 'Onramp',
  'deposit.onramp.offer-list': 'Choose an offer',
  'deposit.bonus-details': ['Bonus', 'Bonus 6'],
  'deposit.complete': ['Deposit', 'Waiting for your payment'],
  'deposit.video-instruction': 'Instructions',
  'withdrawal.list': 'Withdrawal',
  'withdrawal.region': 'Payment methods',
  'withdrawal.redirect': 'Withdrawal',
  'withdrawal.redirect.instruction': 'Instructions',
  'withdrawal.nigerian-banks': 'Choose your bank',
  'withdrawal.group': 'Wallets',
  'withdrawal.group.redirect': 'Withdrawal',
  'withdrawal.confirm': 'Confirm the withdrawal',
  'withdrawal.complete': ['Withdrawal', 'Your withdrawal is being processed'],
  'cryptobalance.deposit.crypto': 'Deposit by crypto',
  'cryptobalance.deposit.fiat': 'Deposit by fiat',
  'sweep.deposit.list': 'Coin Shop',
  'sweep.deposit.select-method': 'Your order',
  'sweep.deposit.crypto': 'Cryptocurrency',
  'sweep.deposit.crypto.address': 'Usdt',
  'sweep.deposit.complete': ['Coin Shop', 'Waiting for your payment'],
  'sweep.withdrawal.methods': 'Redemption',
  'sweep.withdrawal.crypto': 'Cryptocurrency',
  'sweep.withdrawal.crypto.convert': 'Redemption: USDT',
  'sweep.withdrawal.complete': ['Redemption', 'Your redemption is being processed'],
  empty: ['No payment methods', 'There are no payment methods available for this region'],
  'empty.region': 'Payment methods',
  error: 'Error',
  form: ['Payment', 'The payment page did not open'],
};

configure({ asyncUtilTimeout: 8_000 });
jest.setTimeout(20_000);

beforeEach(() => sessionStorage.clear());

const cases = (['main', 'cryptobalance', 'sweep'] as const).flatMap((flow) =>
  routesOf(flow).map(({ name }): [FlowName, string] => [flow, name]),
);

it.each(cases)('in %s, %s shows its title in the bar and has exactly one h1 (C8)', async (flow, name) => {
  const route = routesOf(flow).find((candidate) => candidate.name === name);
  if (!route) throw new Error(`The flow ${flow} has no ${name}`);
  const title = titles[route.screen];
  const [barTitle, heading] = typeof title === 'string' ? [title, title] : title;

  const { container } = renderRoute(flow, route);

  const screen = () => container.querySelector('[data-screen]');
  await waitFor(() => expect(screen()).toHaveAttribute('data-screen', name));
  const headings = [...container.querySelectorAll('h1')].map(({ textContent }) => textContent);
  expect(headings).toEqual([heading]);
  const bar = container.querySelector('header');
  if (route.hidesHeader) expect(bar).toBeNull();
  else expect(bar?.querySelector('h1, span')).toHaveTextContent(barTitle);
});
