import { defineFlow } from '@paywidget/shared/navigation';
import { renderScreen } from '@paywidget/shared/testing/screens';
import type { ReturnedStatus } from './status';
import { useReturnedStatus } from './useReturnedStatus';

const applied: ReturnedStatus[] = [];

function Page() {
  useReturnedStatus((status) => applied.push(status));
  return <p>The page</p>;
}

const open = (query?: Record<string, string>) =>
  renderScreen(defineFlow({ 'deposit.complete': { component: Page } }), { at: 'deposit.complete', query });

beforeEach(() => {
  applied.length = 0;
});

it('the status in the address is applied once, and removed', () => {
  const { whereabouts } = open({ status: 'processed' });
  expect(applied).toEqual([{ status: 'processed' }]);
  expect(whereabouts()).toEqual({ name: 'deposit.complete', query: {} });
});

it('leaves the rest of the query', () => {
  const { whereabouts } = open({ status: 'accepted', depositId: '7', to: 'deposit.list' });
  expect(applied).toEqual([{ status: 'accepted', depositId: '7' }]);
  expect(whereabouts().query).toEqual({ depositId: '7', to: 'deposit.list' });
});

it('applies nothing if the address has no status', () => {
  const { whereabouts } = open({ depositId: '7' });
  expect(applied).toEqual([]);
  expect(whereabouts().query).toEqual({ depositId: '7' });
});
