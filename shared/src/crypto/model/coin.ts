import type { PaymentMethod } from '@paywidget/shared/contract';
import { isCryptoCurrency } from '@paywidget/shared/money';

/** Returns the coin of a crypto method: its first crypto currency, else its first currency, else its name in upper case. */
export function coinOf({ currency = [], name }: Pick<PaymentMethod, 'currency' | 'name'>): string {
  return currency.find(isCryptoCurrency) ?? currency[0] ?? name.toUpperCase();
}
