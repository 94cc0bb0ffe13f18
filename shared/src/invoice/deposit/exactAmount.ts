import { canonical, currencyOf, formatAmount } from '@paywidget/shared/money';
import type { PayableAmount } from './invoiceDeposit';

/** What has to be paid to the last digit: none is rounded off, whatever the currency usually has. */
export function formatExactAmount({ value, currency: code }: PayableAmount, locale: string): string {
  const currency = currencyOf(code);
  const [, digits = ''] = canonical(value).split('.');
  return formatAmount(value, { ...currency, decimals: Math.max(currency.decimals, digits.length) }, locale);
}
