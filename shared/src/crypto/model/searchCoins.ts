import type { PaymentMethod } from '@paywidget/shared/contract';
import { methodTitle, searchTitles } from '@paywidget/shared/methods';

/** The coins that match a text by their name or their code, `bitcoin` or `btc`: those that start with it come first. */
export function searchCoins(
  coins: readonly PaymentMethod[],
  text: string,
  language: string,
): readonly PaymentMethod[] {
  const byName = searchTitles(coins, text, (coin) => methodTitle(coin, language));
  const byCode = coins.filter(({ currency = [] }) => searchTitles(currency, text, (code) => code).length > 0);
  return [...byName, ...byCode.filter((coin) => !byName.includes(coin))];
}
