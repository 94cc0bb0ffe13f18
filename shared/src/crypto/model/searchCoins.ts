import type { PaymentMethod } from '@paywidget/shared/contract';
import { methodTitle, searchTitles } from '@paywidget/shared/methods';

/** Finds coins by name or code, such as `bitcoin` or `btc`. Names that start with the text come first, codes last. */
export function searchCoins(
  coins: readonly PaymentMethod[],
  text: string,
  language: string,
): readonly PaymentMethod[] {
  const byName = searchTitles(coins, text, (coin) => methodTitle(coin, language));
  const byCode = coins.filter(({ currency = [] }) => searchTitles(currency, text, (code) => code).length > 0);
  return [...byName, ...byCode.filter((coin) => !byName.includes(coin))];
}
