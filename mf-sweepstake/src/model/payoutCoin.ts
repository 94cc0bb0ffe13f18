import type { PaymentMethod } from '@paywidget/shared/contract';
import { isCryptoCurrency } from '@paywidget/shared/money';

/**
 * Returns the coin that a method pays out: the first crypto currency in its list, else the coin in its name, such as
 * `redeem_usdt`, else its name.
 */
export function payoutCoinOf({ currency = [], name }: Pick<PaymentMethod, 'currency' | 'name'>): string {
  const words = name.toUpperCase().split(/[^A-Z0-9]+/);
  return [...currency, ...words].find(isCryptoCurrency)?.toUpperCase() ?? name.toUpperCase();
}
