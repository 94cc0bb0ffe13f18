import { defineFlow } from '@paywidget/shared/navigation';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { screen } from '@testing-library/react';
import type { PayableAmount } from './invoiceDeposit';
import { PayableAmountCard } from './PayableAmountCard';

let amount: PayableAmount;
const Page = () => <PayableAmountCard amount={amount} />;
const pages = defineFlow({ 'deposit.redirect.pix': { component: Page } });

it.each([
  ['100', 'USD', '$100'],
  ['100.50', 'USD', '$100.50'],
  ['12.345', 'KWD', 'KWD 12.345'],
  ['12.3450', 'KWD', 'KWD 12.345'],
  ['0.123456789012', 'ZZZ', 'ZZZ 0.123456789012'],
  ['1.123456789', 'BTC', '1.123456789 BTC'],
])('shows %s %s with all its decimals', (value, currency, shown) => {
  amount = { value, currency };
  renderScreen(pages, { at: 'deposit.redirect.pix' });
  expect(screen.getByRole('definition')).toHaveTextContent(shown);
});

it('shows an amount with more decimals than browsers can write', () => {
  amount = { value: '25.0000000000000000000000000011922269831341457', currency: 'USD' };
  renderScreen(pages, { at: 'deposit.redirect.pix' });
  expect(screen.getByRole('definition')).toHaveTextContent('$25');
});

it('does not let a browser format numbers with more than 20 decimals, because older browsers refuse them', () => {
  const formats = jest.spyOn(Intl, 'NumberFormat');
  amount = { value: `25.${'1'.repeat(30)}`, currency: 'EUR' };
  renderScreen(pages, { at: 'deposit.redirect.pix' });
  for (const [, options] of formats.mock.calls)
    expect(options?.maximumFractionDigits ?? 0).toBeLessThanOrEqual(20);
  expect(screen.getByRole('definition')).toHaveTextContent(`€25.${'1'.repeat(20)}`);
  formats.mockRestore();
});
