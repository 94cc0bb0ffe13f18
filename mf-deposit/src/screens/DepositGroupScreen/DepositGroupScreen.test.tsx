import { endpoints } from '@paywidget/shared/contract/payments';
import { choiceAtom } from '@paywidget/shared/state';
import { createFakeServer, wireMethod } from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';
// What is fetched late is loaded before the tests' time limits count.
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

it('shows the members of the chosen group under its name', async () => {
  openGroup();
  expect(await shownTitles()).toEqual(titles);
  expect(screen.getByRole('heading', { name: 'Banks of Brazil' })).toBeInTheDocument();
});

it('finds what starts with the text before what contains it', async () => {
  const { user } = openGroup();
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'n');
  expect(await shownTitles()).toEqual(['Neon Banco', 'Banco do Brasil', 'Santander']);
});

it('says so when nothing is found', async () => {
  const { user } = openGroup();
  const search = await screen.findByRole('searchbox');
  await user.type(search, 'xyz');
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Banks of Brazil' })).toBeNull();

  await user.clear(search);
  expect(await shownTitles()).toEqual(titles);
});

it("opens a member's page within the group", async () => {
  const { user, whereabouts, store } = openGroup();
  await user.click(await screen.findByRole('button', { name: /Santander/ }));
  expect(whereabouts().name).toBe('deposit.group.redirect');
  expect(store.get(choiceAtom)).toEqual({ group: 'brazilian-banks', method: 'bank2' });
});

it('leads back to the list when the group is no longer there', async () => {
  const { whereabouts } = openGroup('gone');
  await waitFor(() => expect(whereabouts().name).toBe('deposit.list'));
});
