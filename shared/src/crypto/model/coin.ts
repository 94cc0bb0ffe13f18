import type { PaymentMethod } from '@paywidget/shared/contract';
import { isCryptoCurrency } from '@paywidget/shared/money';

/** The coin that a crypto method takes: the first of its currencies that is one; by its name where it lists none. */
export function coinOf({ currency = [], name }: Pick<PaymentMethod, 'currency' | 'name'>): string {
  return currency.find(isCryptoCurrency) ?? currency[0] ?? name.toUpperCase();
}
