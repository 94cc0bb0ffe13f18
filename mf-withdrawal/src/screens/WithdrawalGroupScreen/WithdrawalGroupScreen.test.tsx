import { endpoints } from '@paywidget/shared/contract/payments';
import { choiceAtom } from '@paywidget/shared/state';
import { createFakeServer, wireMethod } from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';
// Load lazy chunks before the tests, so that loading does not count towards their time limits.
import './WithdrawalGroupScreen';

const titles = ['Banco do Brasil', 'Itaú', 'Santander', 'Neon Banco'];

function openGroup(group = 'brazilian-banks') {
  const server = createFakeServer();
  server.answer(endpoints.fetchWithdrawalMethods, {
    methods: [
      wireMethod('visa'),
      ...titles.map((text, index) =>
        wireMethod(`bank${index}`, { category: 'brazilian-banks', label: 'Banks', position: index, text }),
      ),
    ],
  });
  return renderScreen(routes, { at: 'withdrawal.group', from: 'withdrawal.list', server, choice: { group } });
}

const shownTitles = async () =>
  within(await screen.findByRole('list', { name: 'Banks' }))
    .getAllByRole('button')
    .map((tile) => titles.find((title) => tile.textContent?.includes(title)));

it('shows the methods of the chosen group, and finds them by name', async () => {
  const { user } = openGroup();
  expect(await shownTitles()).toEqual(titles);
  const search = screen.getByRole('searchbox', { name: 'Search' });
  await user.type(search, 'n');
  expect(await shownTitles()).toEqual(['Neon Banco', 'Banco do Brasil', 'Santander']);
  await user.type(search, 'xyz');
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
});

it("opens a method's form within the group", async () => {
  const { user, whereabouts, store } = openGroup();
  await user.click(await screen.findByRole('button', { name: /Santander/ }));
  expect(whereabouts().name).toBe('withdrawal.group.redirect');
  expect(store.get(choiceAtom)).toEqual({ group: 'brazilian-banks', method: 'bank2' });
});

it('goes back to the list when the group no longer exists', async () => {
  const { whereabouts } = openGroup('gone');
  await waitFor(() => expect(whereabouts().name).toBe('withdrawal.list'));
});
