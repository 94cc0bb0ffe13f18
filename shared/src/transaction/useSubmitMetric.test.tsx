import { defineFlow } from '@paywidget/shared/navigation';
import { samplePaymentMethod } from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { act, fireEvent, screen } from '@testing-library/react';
import { useSubmitMetric } from './useSubmitMetric';

const method = samplePaymentMethod('bank', { cardViewType: 9 });

function Form() {
  const track = useSubmitMetric('deposit_submit', method);
  return (
    <button type="button" onClick={track}>
      Pay
    </button>
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('reports the first press only, with the time since the form was shown', () => {
  jest.advanceTimersByTime(5_000);
  const { host } = renderScreen(defineFlow({ 'deposit.redirect': { component: Form } }), {
    at: 'deposit.redirect',
    choice: { method: 'bank' },
  });
  act(() => jest.advanceTimersByTime(12_340));
  for (const _press of ['first', 'second']) fireEvent.click(screen.getByRole('button', { name: 'Pay' }));
  expect(host.sentOf('Analytics')).toEqual([
    { event: 'deposit_submit', data: { method: 'bank', cardViewType: 'bankTransfer', delaySeconds: 12.34 } },
  ]);
});
