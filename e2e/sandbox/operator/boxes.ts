import type { BoxGroup } from '@paywidget/shared/contract/payments';
import type * as z from 'zod/mini';

/** A package of gold coins with free sweepstake coins, and what it costs. */
export interface SoldBox {
  boxId: number;
  gcAmount: number;
  scAmount: number;
  price: number;
  priceCurrencyCode: string;
}

type Row = readonly [boxId: number, gold: number, sweep: number, usd: number, cad: number];

const shelves: readonly { name: Record<string, string>; isOtherView?: boolean; rows: readonly Row[] }[] = [
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
    isOtherView: true,
    rows: [
      [201, 320_000, 34, 29.99, 41.99],
      [202, 550_000, 57.5, 49.99, 69.99],
      [203, 1_200_000, 120, 99.99, 139.99],
      [204, 2_500_000, 250, 199.99, 279.99],
    ],
  },
  {
    // Their prices choose test outcomes, as amounts do elsewhere.
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

/** Boxes priced in Canadian dollars have numbers of their own. */
const canadian = 1000;

const boxesOf = ([boxId, gcAmount, scAmount, usd, cad]: Row): SoldBox[] => [
  { boxId, gcAmount, scAmount, price: usd, priceCurrencyCode: 'USD' },
  { boxId: boxId + canadian, gcAmount, scAmount, price: cad, priceCurrencyCode: 'CAD' },
];

/** The same box as the other view of the specification has it (section 3). */
const otherView = ({ gcAmount, scAmount, ...box }: SoldBox) => ({
  ...box,
  currenciesList: { free: { amount: gcAmount }, main: { amount: scAmount } },
});

/** What is sold to whoever asks in a currency: at its own prices, in dollars to those whose balance shows coins. */
export function boxGroupsIn(currency: string): z.input<typeof BoxGroup>[] {
  const priced = isCoinCurrency(currency) ? 'USD' : currency;
  return shelves
    .map(({ name, rows, isOtherView }) => {
      const boxes = rows.flatMap(boxesOf).filter(({ priceCurrencyCode }) => priceCurrencyCode === priced);
      return { name, boxes: isOtherView ? boxes.map(otherView) : boxes };
    })
    .filter(({ boxes }) => boxes.length > 0);
}

export const boxById = (id: string): SoldBox | undefined =>
  shelves.flatMap(({ rows }) => rows.flatMap(boxesOf)).find(({ boxId }) => String(boxId) === id);

/** What a box credits, instead of what was paid for it. */
export const coinsOf = ({ gcAmount, scAmount }: SoldBox) => ({ GC: String(gcAmount), SC: String(scAmount) });

/** Sweepstake and gold coins have two codes each (decisions, section 8). */
export const coinCode = (currency: string) => ({ QSC: 'SC', QGC: 'GC' })[currency] ?? currency;

export const isCoinCurrency = (currency: string) => ['SC', 'GC'].includes(coinCode(currency));
