import { fetchPaymentMethods } from '@paywidget/shared/contract';
import { choiceAtom } from '@paywidget/shared/state';
import { createFakeServer, wireMethod } from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';
// Loads the lazy chunks before the time limits of the tests start.
import './ListScreen';

const group = 'p2p_methods_russia';

function openList(titles: readonly string[], chosen = group) {
  const server = createFakeServer();
  const member = (text: string, index: number) =>
    wireMethod(`transfer${index}`, {
      text,
      category: group,
      label: 'Transfers',
      cardViewType: 5,
      position: index,
    });
  server.answer(fetchPaymentMethods, { methods: titles.map(member) });
  return renderScreen(routes, {
    at: 'deposit.peer-to-peer.list',
    from: 'deposit.list',
    server,
    choice: { group: chosen },
  });
}

const shownTitles = async () => {
  const list = await screen.findByRole('list', { name: 'Transfers' });
  return within(list)
    .getAllByRole('button')
    .map((tile) => /^(?:\S{1,2}(?=[A-Z]))?([A-Z][a-z]+)/.exec(tile.textContent ?? '')?.[1]);
};

it('shows the methods in order and opens one', async () => {
  const { user, whereabouts, store } = openList(['Sberbank', 'Gazprombank']);
  expect(await screen.findByRole('heading', { name: 'Transfers' })).toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: /Gazprombank/ }));
  expect(whereabouts().name).toBe('deposit.peer-to-peer');
  expect(store.get(choiceAtom)).toEqual({ group, method: 'transfer1' });
});

it('has a search if it is long', async () => {
  const { user } = openList(['Alfa', 'Bakai', 'Demir', 'Eldik', 'Optima', 'Balance']);
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'ba');
  await waitFor(async () => expect(await shownTitles()).toEqual(['Bakai', 'Balance']));
  await user.type(screen.getByRole('searchbox'), 'xyz');
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
});

it('goes back to the list if the group is gone', async () => {
  const { whereabouts } = openList(['Sberbank'], 'p2p_methods_ukraine');
  await waitFor(() => expect(whereabouts().name).toBe('deposit.list'));
});

it('shows the error page if the list cannot be loaded', async () => {
  const server = createFakeServer();
  server.refuse(fetchPaymentMethods, 500);
  const { thrown } = renderScreen(routes, { at: 'deposit.peer-to-peer.list', server, choice: { group } });
  await waitFor(() => expect(thrown()).toMatchObject({ name: 'ResponseError' }));
});
