import { endpoints } from '@paywidget/shared/contract/payments';
import { choiceAtom } from '@paywidget/shared/state';
import { createFakeServer, wireMethod } from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';
// Loads the lazy chunks before the time limits of the tests start.
import './DepositGroupScreen';

const titles = ['Banco do Brasil', 'Itaú', 'Santander', 'Neon Banco'];

function openGroup(group = 'brazilian-banks') {
  const server = createFakeServer();
  server.answer(endpoints.fetchPaymentMethods, {
    methods: [
      wireMethod('visa'),
      ...titles.map((text, index) =>
        wireMethod(`bank${index}`, {
          category: 'brazilian-banks',
          label: 'Banks of Brazil',
          position: index,
          text,
        }),
      ),
    ],
  });
  return renderScreen(routes, { at: 'deposit.group', from: 'deposit.list', server, choice: { group } });
}

const shownTitles = async () => {
  const list = await screen.findByRole('list', { name: 'Banks of Brazil' });
  return within(list)
    .getAllByRole('button')
    .map((tile) => titles.find((title) => tile.textContent?.includes(title)));
};

it('shows the methods of the chosen group with its title', async () => {
  openGroup();
  expect(await shownTitles()).toEqual(titles);
  expect(screen.getByRole('heading', { name: 'Banks of Brazil' })).toBeInTheDocument();
});

it('finds titles that start with the text before titles that contain it', async () => {
  const { user } = openGroup();
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'n');
  expect(await shownTitles()).toEqual(['Neon Banco', 'Banco do Brasil', 'Santander']);
});

it('shows a message if nothing is found', async () => {
  const { user } = openGroup();
  const search = await screen.findByRole('searchbox');
  await user.type(search, 'xyz');
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Banks of Brazil' })).toBeNull();

  await user.clear(search);
  expect(await shownTitles()).toEqual(titles);
});

it("opens a method's page within the group", async () => {
  const { user, whereabouts, store } = openGroup();
  await user.click(await screen.findByRole('button', { name: /Santander/ }));
  expect(whereabouts().name).toBe('deposit.group.redirect');
  expect(store.get(choiceAtom)).toEqual({ group: 'brazilian-banks', method: 'bank2' });
});

it('opens the list if the group does not exist any more', async () => {
  const { whereabouts } = openGroup('gone');
  await waitFor(() => expect(whereabouts().name).toBe('deposit.list'));
});
