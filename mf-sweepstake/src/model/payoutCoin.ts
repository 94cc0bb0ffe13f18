import type { PaymentMethod } from '@paywidget/shared/contract';
import { isCryptoCurrency } from '@paywidget/shared/money';

/**
 * The coin that sweep coins are redeemed to by a method: the first of its currencies that is one; where it lists the balance's
 * currencies only, the coin that its name names, such as `redeem_usdt`; else its name.
 */
export function payoutCoinOf({ currency = [], name }: Pick<PaymentMethod, 'currency' | 'name'>): string {
  const words = name.toUpperCase().split(/[^A-Z0-9]+/);
  return [...currency, ...words].find(isCryptoCurrency)?.toUpperCase() ?? name.toUpperCase();
}
