import { type FlowName, routesOf, type ScreenName } from '@paywidget/shared/navigation/routes';
import { waitFor } from '@testing-library/react';
import english from '../../../shared/locales/en.json';
import { renderRoute } from './renderRoute';

/**
 * The h1, where it is not the row's title. A screen that tells an outcome has a title in the bar and an h1 in its content.
 */
const titles: Readonly<Partial<Record<ScreenName, string | readonly [bar: string, h1: string]>>> = {
  'deposit.redirect': 'Pix',
  'deposit.redirect.eazype': english['invoice.heading'],
  'deposit.redirect.pix': english['invoice.heading'],
  'deposit.redirect.unified-form': english['invoice.heading'],
  'deposit.crypto': english['group.crypto'],
  'deposit.crypto.address': 'Usdt',
  'deposit.group': 'Wallets',
  'deposit.group.redirect': 'Pix',
  'deposit.india': 'Upi',
  'deposit.india.invoice': english['invoice.heading'],
  'deposit.peer-to-peer.list': english['group.p2p_methods_ukraine'],
  'deposit.peer-to-peer': 'Sber',
  'deposit.peer-to-peer.invoice': english['invoice.heading'],
  'deposit.peer-to-peer.unified-form': english['invoice.heading'],
  'deposit.host-to-host': english['invoice.heading'],
  'deposit.cash': 'Agent',
  'deposit.onramp': 'Onramp',
  'deposit.onramp.offer-list': english['deposit.onramp.offers.title'],
  'deposit.bonus-details': [english['bonus.title'], 'Bonus 6'],
  'deposit.complete': [english['deposit.title'], english['deposit.complete.waiting.title']],
  'withdrawal.redirect': english['withdrawal.amount.v2.title'],
  'withdrawal.nigerian-banks': english['withdrawal.banks.heading'],
  'withdrawal.group': 'Wallets',
  'withdrawal.group.redirect': english['withdrawal.amount.v2.title'],
  'withdrawal.confirm': english['withdrawal.confirm.title'],
  'withdrawal.complete': [english['withdrawal.title'], english['withdrawal.complete.accepted.title']],
  'cryptobalance.deposit.crypto': english['balance.heading.crypto'],
  'cryptobalance.deposit.fiat': english['balance.heading.fiat'],
  'sweep.deposit.select-method': english['sweep.order.title'],
  'sweep.deposit.crypto': english['group.crypto'],
  'sweep.deposit.crypto.address': 'Usdt',
  'sweep.deposit.complete': [english['sweep.deposit.title'], english['deposit.complete.waiting.title']],
  'sweep.withdrawal.crypto': english['group.crypto'],
  'sweep.withdrawal.crypto.convert': `${english['sweep.withdrawal.title']} · USDT`,
  'sweep.withdrawal.confirm': english['sweep.confirm.title'],
  'sweep.withdrawal.complete': [english['sweep.withdrawal.title'], english['sweep.redeemed.accepted.title']],
  empty: [english['empty.header'], english['empty.title']],
  form: [english['form.wait.title'], english['form.lost.title']],
};

jest.setTimeout(20_000);

beforeEach(() => sessionStorage.clear());

const cases = (['main', 'cryptobalance', 'sweep'] as const).flatMap((flow) =>
  routesOf(flow).map(({ name }): [FlowName, string] => [flow, name]),
);

it.each(cases)('in %s, %s shows its title in the bar and has exactly one h1', async (flow, name) => {
  const route = routesOf(flow).find((candidate) => candidate.name === name);
  if (!route) throw new Error(`The flow ${flow} has no ${name}`);
  const title = titles[route.screen] ?? english[route.title as keyof typeof english];
  const [barTitle, heading] = typeof title === 'string' ? [title, title] : title;

  const { container } = renderRoute(flow, route);

  const screen = () => container.querySelector('[data-screen]');
  await waitFor(() => expect(screen()).toHaveAttribute('data-screen', name));
  const headings = () => [...container.querySelectorAll('h1')].map(({ textContent }) => textContent);
  await waitFor(() => expect(headings()).toEqual([heading]));
  const bar = container.querySelector('header');
  if (route.header === 'none') expect(bar).toBeNull();
  else expect(bar?.querySelector('h1, span')).toHaveTextContent(barTitle);
});
