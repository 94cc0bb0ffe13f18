import { SnackbarProvider, useSnackbar } from '@paywidget/shared/ui';
import { act, render, screen } from '@testing-library/react';
import { StatusRegion } from './StatusRegion';

let showError: () => void;

function Page({ status }: { status: 'waiting' | 'accepted' | 'processed' | 'mistaked' }) {
  const snackbar = useSnackbar();
  showError = () => act(() => snackbar.show({ tone: 'danger', text: 'No connection' }));
  return <StatusRegion status={status}>Result</StatusRegion>;
}

const page = (status: 'waiting' | 'accepted' | 'processed' | 'mistaked') => (
  <SnackbarProvider dismissLabel="Dismiss">
    <Page status={status} />
  </SnackbarProvider>
);

it.each([
  ['processed', false],
  ['accepted', false],
  ['mistaked', true],
] as const)('with the status %s, an earlier error stays: %s', (status, stays) => {
  const { rerender } = render(page('waiting'));
  showError();
  expect(screen.getByRole('alert')).toHaveTextContent('No connection');
  rerender(page(status));
  expect(screen.queryByText('No connection') !== null).toBe(stays);
});
