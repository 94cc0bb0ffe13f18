import { act, fireEvent, render, screen } from '@testing-library/react';
import { SnackbarProvider, useSnackbar } from './SnackbarProvider';
import type { SnackbarMessage } from './snackbarQueue';

let show: (message: SnackbarMessage) => void;
let clearErrors: () => void;

function Screen() {
  const snackbar = useSnackbar();
  show = (message) => act(() => snackbar.show(message));
  clearErrors = () => act(() => snackbar.clearErrors());
  return <button type="button">Deposit</button>;
}

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <SnackbarProvider dismissLabel="Dismiss">
      <Screen />
    </SnackbarProvider>,
  );
});
afterEach(() => jest.useRealTimers());

const pass = (time: number) => act(() => jest.advanceTimersByTime(time));
const failed: SnackbarMessage = { title: 'Error', text: 'Declined', tone: 'danger' };
const saved: SnackbarMessage = { text: 'Saved', tone: 'success' };
const updated: SnackbarMessage = { text: 'Updated', tone: 'info' };
const alert = () => screen.getByRole('alert');
const status = () => screen.getByRole('status');

describe('Snackbar', () => {
  it('announces an error as an alert', () => {
    show(failed);
    expect(alert()).toHaveTextContent('ErrorDeclined');
    expect(status()).toBeEmptyDOMElement();
  });

  it('closes only an error that no longer applies', () => {
    show(failed);
    clearErrors();
    expect(alert()).toBeEmptyDOMElement();
    show(saved);
    clearErrors();
    expect(status()).toHaveTextContent('Saved');
  });

  it('announces other messages politely', () => {
    show(saved);
    expect(status()).toHaveTextContent('Saved');
    expect(alert()).toBeEmptyDOMElement();
  });

  it('closes after five seconds', () => {
    show(failed);
    pass(4999);
    expect(alert()).toHaveTextContent('Declined');
    pass(1);
    expect(alert()).toBeEmptyDOMElement();
  });

  it('stays open while the pointer is over it', () => {
    show(failed);
    const card = screen.getByText('Declined').closest('.card') as HTMLElement;
    pass(3000);
    fireEvent.pointerEnter(card);
    pass(20_000);
    expect(alert()).toHaveTextContent('Declined');
    fireEvent.pointerLeave(card);
    pass(5000);
    expect(alert()).toBeEmptyDOMElement();
  });

  it('stays open while the focus is in it, and returns the focus when dismissed', () => {
    screen.getByRole('button', { name: 'Deposit' }).focus();
    show(failed);
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    pass(20_000);
    expect(alert()).toHaveTextContent('Declined');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(alert()).toBeEmptyDOMElement();
    expect(screen.getByRole('button', { name: 'Deposit' })).toHaveFocus();
  });

  it('shows one message at a time, then the latest queued one', () => {
    show(failed);
    show(saved);
    show(updated);
    expect(alert()).toHaveTextContent('Declined');
    expect(status()).toBeEmptyDOMElement();
    pass(5000);
    expect(alert()).toBeEmptyDOMElement();
    expect(status()).toHaveTextContent('Updated');
    pass(5000);
    expect(status()).toBeEmptyDOMElement();
  });

  it('shows an error at once and restarts the timer if the same error is repeated', () => {
    show(saved);
    show(failed);
    expect(alert()).toHaveTextContent('Declined');
    pass(4000);
    show({ ...failed });
    pass(4000);
    expect(alert()).toHaveTextContent('Declined');
    pass(1000);
    expect(alert()).toBeEmptyDOMElement();
    expect(status()).toBeEmptyDOMElement();
  });
});

it('useSnackbar throws without a provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Screen />)).toThrow('SnackbarProvider');
});
