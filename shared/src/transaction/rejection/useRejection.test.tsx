import { defineFlow } from '@paywidget/shared/navigation';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { act, screen } from '@testing-library/react';
import { RejectionNotice } from './RejectionNotice';
import { useRejection } from './useRejection';

function Form() {
  const rejection = useRejection();
  return (
    <>
      <RejectionNotice reason={rejection.reason} />
      <button type="button" onClick={() => rejection.show({ kind: 'server', text: 'Call your bank' })}>
        Reject
      </button>
      <button type="button" onClick={rejection.clear}>
        Press again
      </button>
    </>
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a rejection is announced, and stays above the button until the next press', async () => {
  const { user } = renderScreen(defineFlow({ 'deposit.redirect': { component: Form } }), {
    at: 'deposit.redirect',
  });
  expect(screen.queryByText('Call your bank')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Call your bank');
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(screen.getByText('Call your bank')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Press again' }));
  expect(screen.queryByText('Call your bank')).not.toBeInTheDocument();
});
