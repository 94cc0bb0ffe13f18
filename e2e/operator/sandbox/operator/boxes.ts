import type { BoxGroup } from '@paywidget/shared/contract/payments';
import type * as z from 'zod/mini';

/** A package of gold coins with free sweep coins, and its price. */
export interface Box {
  boxId: number;
  gcAmount: number;
  scAmount: number;
  price: number;
  priceCurrencyCode: string;
}

/** Contents and price of one box: gold coins, sweep coins, price in USD, price in CAD. */
type Row = readonly [boxId: number, gold: number, sweep: number, usd: number, cad: number];

const groups: readonly {
  name: Record<string, string>;
  usesCurrenciesList?: boolean;
  rows: readonly Row[];
}[] = [
  {
    name: { en: 'Starter packages', ru: 'Стартовые наборы', ar: 'حزم البداية' },
    rows: [
      [101, 20_000, 2, 1.99, 2.79],
      [102, 50_000, 5.5, 4.99, 6.99],
      [103, 100_000, 11, 9.99, 13.99],
      [104, 200_000, 22, 19.99, 27.99],
    ],
  },
  {
    name: { en: 'Popular packages', ru: 'Популярные наборы', ar: 'الحزم الشائعة' },
    usesCurrenciesList: true,
    rows: [
      [201, 320_000, 34, 29.99, 41.99],
      [202, 550_000, 57.5, 49.99, 69.99],
      [203, 1_200_000, 120, 99.99, 139.99],
      [204, 2_500_000, 250, 199.99, 279.99],
    ],
  },
  {
    // The decimals of these prices select test outcomes, as amounts do for other deposits.
    name: { en: 'Test packages', ru: 'Тестовые наборы', ar: 'حزم تجريبية' },
    rows: [
      [310, 10_000, 1, 1.1, 2.1],
      [311, 10_000, 1, 1.11, 2.11],
      [314, 10_000, 1, 1.14, 2.14],
      [315, 10_000, 1, 1.15, 2.15],
      [318, 10_000, 1, 1.18, 2.18],
    ],
  },
];

/** Added to the id of a box that is priced in Canadian dollars. */
const canadianIdOffset = 1000;

const boxesFromRow = ([boxId, gcAmount, scAmount, usd, cad]: Row): Box[] => [
  { boxId, gcAmount, scAmount, price: usd, priceCurrencyCode: 'USD' },
  { boxId: boxId + canadianIdOffset, gcAmount, scAmount, price: cad, priceCurrencyCode: 'CAD' },
];

/** Returns the box in the contract's second format, with the coins under `currenciesList`. */
const withCurrenciesList = ({ gcAmount, scAmount, ...box }: Box) => ({
  ...box,
  currenciesList: { free: { amount: gcAmount }, main: { amount: scAmount } },
});

/** Returns the boxes priced in a currency. For a coin currency, returns the boxes priced in US dollars. */
export function boxGroupsIn(currency: string): z.input<typeof BoxGroup>[] {
  const priced = isCoinCurrency(currency) ? 'USD' : currency;
  return groups
    .map(({ name, rows, usesCurrenciesList }) => {
      const boxes = rows
        .flatMap(boxesFromRow)
        .filter(({ priceCurrencyCode }) => priceCurrencyCode === priced);
      return { name, boxes: usesCurrenciesList ? boxes.map(withCurrenciesList) : boxes };
    })
    .filter(({ boxes }) => boxes.length > 0);
}

export const boxById = (id: string): Box | undefined =>
  groups.flatMap(({ rows }) => rows.flatMap(boxesFromRow)).find(({ boxId }) => String(boxId) === id);

/** Returns the coins that a box credits. */
export const coinsIn = ({ gcAmount, scAmount }: Box) => ({ GC: String(gcAmount), SC: String(scAmount) });

/** Maps `QSC` to `SC` and `QGC` to `GC`: sweep coins and gold coins have two currency codes each. */
export const coinCode = (currency: string) => ({ QSC: 'SC', QGC: 'GC' })[currency] ?? currency;

export const isCoinCurrency = (currency: string) => ['SC', 'GC'].includes(coinCode(currency));
