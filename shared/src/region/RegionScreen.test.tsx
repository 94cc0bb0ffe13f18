import { ResponseError } from '@paywidget/shared/api';
import { fetchCountrySelector } from '@paywidget/shared/contract';
import { defineFlow, FlowScreen } from '@paywidget/shared/navigation';
import { choiceAtom, regionAtom } from '@paywidget/shared/state';
import { createFakeServer } from '@paywidget/shared/testing';
import { type RenderOptions, renderScreen } from '@paywidget/shared/testing/screens';
import { act, screen, waitFor, within } from '@testing-library/react';
import { RegionScreen } from './RegionScreen';

const Place = () => <FlowScreen heading="List">List</FlowScreen>;
const flow = defineFlow({
  'deposit.list': { component: Place },
  'deposit.region': { component: RegionScreen },
  'withdrawal.list': { component: Place },
  'withdrawal.region': { component: RegionScreen },
  'empty.region': { component: RegionScreen },
});

/** The sample player's own country is Brazil. */
function open({
  countries = ['de', 'KZ', 'at'],
  ...options
}: Partial<RenderOptions & { countries: string[] }> = {}) {
  const server = createFakeServer();
  server.answer(fetchCountrySelector, { isGeoSelectorEnabled: true, countries });
  return renderScreen(flow, { at: 'deposit.region', from: 'deposit.list', server, ...options });
}

const listed = async () =>
  within(await screen.findByRole('list', { name: 'Countries' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.replace(/^[A-Z]{2}/, ''));

it('lists the countries by name, with the current one first and marked', async () => {
  open();
  expect(await listed()).toEqual(['Brazil', 'Austria', 'Germany', 'Kazakhstan']);
  expect(screen.getByRole('heading', { name: 'Payment methods' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Brazil' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getAllByRole('button', { current: true })).toHaveLength(1);
});

it('finds a country by a part of its name, and shows a message if there is none', async () => {
  const { user } = open({ countries: ['us', 'ae', 'gb', 'ci'] });
  const search = await screen.findByRole('searchbox', { name: 'Search for a country' });
  await user.type(search, 'united');
  expect(await screen.findByText('3 countries found')).toBeInTheDocument();
  expect(await listed()).toEqual(['United Arab Emirates', 'United Kingdom', 'United States']);
  await user.clear(search);
  await user.type(search, 'cote');
  await waitFor(async () => expect(await listed()).toEqual(['Côte d’Ivoire']));
  await user.type(search, 'x');
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
});

it('returns to the list with the chosen country and discards the cached lists', async () => {
  const { user, store, host, queryClient, whereabouts } = open({ choice: { group: 'crypto' } });
  queryClient.setQueryData(['deposit-methods', { country: 'kz' }], { methods: [] });
  await user.click(await screen.findByRole('button', { name: 'Kazakhstan' }));

  expect(whereabouts().name).toBe('deposit.list');
  expect(store.get(regionAtom)).toBe('kz');
  expect(store.get(choiceAtom)).toEqual({});
  expect(queryClient.getQueryData(['deposit-methods', { country: 'kz' }])).toBeUndefined();
  expect(host.sentOf('Analytics')).toEqual([
    { event: 'region_chosen', data: { country: 'kz', previous: 'br' } },
  ]);
});

it('sends no event if the current country is chosen', async () => {
  const { user, host, whereabouts } = open();
  await user.click(await screen.findByRole('button', { name: 'Brazil' }));
  expect(whereabouts().name).toBe('deposit.list');
  expect(host.sentOf('Analytics')).toEqual([]);
});

it.each([
  ['withdrawal.region', {}, 'withdrawal.list'],
  ['empty.region', { back: 'withdrawal.list' }, 'withdrawal.list'],
  ['empty.region', {}, 'deposit.list'],
])('after a choice on %s with %j, goes back to %s', async (at, query, list) => {
  const { user, whereabouts } = open({ at, query, from: undefined });
  await user.click(await screen.findByRole('button', { name: 'Germany' }));
  expect(whereabouts().name).toBe(list);
});

it.each([
  ['withdrawal.region', 1],
  ['deposit.region', 0],
])('%s shows the notice about withdrawal methods %i times', async (at, times) => {
  open({ at, from: undefined });
  await listed();
  expect(screen.queryAllByText(/Withdrawal methods come with your account/)).toHaveLength(times);
});

it('shows a tooltip on hover and press, until Escape or a press elsewhere', async () => {
  const { user } = open();
  const button = await screen.findByRole('button', { name: 'About payment methods' });
  expect(button).toHaveAccessibleDescription(/Change the country to get another method/);
  const tip = () => screen.queryByRole('tooltip');
  expect(tip()).toBeNull();
  await user.hover(button);
  expect(tip()).toBeVisible();
  await user.unhover(button);
  expect(tip()).toBeNull();
  act(() => button.focus());
  await user.keyboard('{Enter}');
  expect(tip()).toBeVisible();
  await user.keyboard('{Escape}');
  expect(tip()).toBeNull();
  await user.click(button);
  await user.click(screen.getByRole('heading', { name: 'Payment methods' }));
  expect(tip()).toBeNull();
});

it('goes back if players may not choose, and throws a failed request to the error page', async () => {
  const server = createFakeServer();
  server.answer(fetchCountrySelector, { isGeoSelectorEnabled: false, countries: ['de'] });
  const closed = open({ server });
  await waitFor(() => expect(closed.whereabouts().name).toBe('deposit.list'));
  closed.unmount();

  server.refuse(fetchCountrySelector, 503);
  const failed = open({ server });
  await waitFor(() => expect(failed.thrown()).toBeInstanceOf(ResponseError));
});
