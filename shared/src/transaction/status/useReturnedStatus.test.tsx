import { defineFlow, useFlow, useLocation } from '@paywidget/shared/navigation';
import type { ReturnedStatus } from '@paywidget/shared/payments';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { screen } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { useReturnedStatus } from './useReturnedStatus';

const applied: ReturnedStatus[] = [];

function Page() {
  useReturnedStatus((status) => applied.push(status));
  const { search } = useLocation();
  const { go } = useFlow();
  const navigate = useNavigate();
  return (
    <>
      <p>The query: {search || 'none'}</p>
      <button type="button" onClick={() => go('deposit.complete', { query: { status: 'mistaked' } })}>
        Return again
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

const open = (query?: Record<string, string>) =>
  renderScreen(
    defineFlow({
      'deposit.complete': { component: Page },
      'deposit.list': { component: () => <p>The list</p> },
    }),
    { at: 'deposit.complete', from: 'deposit.list', query },
  );

beforeEach(() => {
  applied.length = 0;
});

it('the status in the address is applied once, and removed', () => {
  const { whereabouts } = open({ status: 'processed' });
  expect(applied).toStrictEqual([{ status: 'processed' }]);
  expect(whereabouts()).toEqual({ name: 'deposit.complete', query: {} });
  expect(screen.getByText('The query: none')).toBeInTheDocument();
});

it('leaves the rest of the query', () => {
  const { whereabouts } = open({ status: 'accepted', depositId: '7', to: 'deposit.list' });
  expect(applied).toStrictEqual([{ status: 'accepted', depositId: '7' }]);
  expect(whereabouts().query).toEqual({ depositId: '7', to: 'deposit.list' });
});

it('applies nothing if the address has no status', () => {
  const { whereabouts } = open({ depositId: '7' });
  expect(applied).toStrictEqual([]);
  expect(whereabouts().query).toEqual({ depositId: '7' });
});

it('applies the status of a later address too', async () => {
  const { user } = open({ status: 'accepted' });
  await user.click(screen.getByRole('button', { name: 'Return again' }));
  expect(applied.map(({ status }) => status)).toStrictEqual(['accepted', 'mistaked']);
});

it('the browser’s back button does not lead to the status again', async () => {
  const { user } = open({ status: 'processed' });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByText('The list')).toBeInTheDocument();
  expect(applied).toHaveLength(1);
});
