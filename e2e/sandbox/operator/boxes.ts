/** Packages of gold coins with free sweepstake coins, priced in dollars. */
export const boxGroups = [
  {
    name: { en: 'Starter packages', ru: 'Стартовые наборы', ar: 'حزم البداية' },
    boxes: [
      { boxId: 101, gcAmount: 20_000, scAmount: 2, price: 1.99, priceCurrencyCode: 'USD' },
      { boxId: 102, gcAmount: 50_000, scAmount: 5.5, price: 4.99, priceCurrencyCode: 'USD' },
      { boxId: 103, gcAmount: 100_000, scAmount: 11, price: 9.99, priceCurrencyCode: 'USD' },
      { boxId: 104, gcAmount: 200_000, scAmount: 22, price: 19.99, priceCurrencyCode: 'USD' },
    ],
  },
  {
    name: { en: 'Popular packages', ru: 'Популярные наборы', ar: 'الحزم الشائعة' },
    boxes: [
      { boxId: 201, gcAmount: 320_000, scAmount: 34, price: 29.99, priceCurrencyCode: 'USD' },
      { boxId: 202, gcAmount: 550_000, scAmount: 57.5, price: 49.99, priceCurrencyCode: 'USD' },
      { boxId: 203, gcAmount: 1_200_000, scAmount: 120, price: 99.99, priceCurrencyCode: 'USD' },
      { boxId: 204, gcAmount: 2_500_000, scAmount: 250, price: 199.99, priceCurrencyCode: 'USD' },
    ],
  },
  {
    // Its prices choose test outcomes, as amounts do elsewhere.
    name: { en: 'Test packages', ru: 'Тестовые наборы', ar: 'حزم تجريبية' },
    boxes: [
      { boxId: 310, gcAmount: 10_000, scAmount: 1, price: 1.1, priceCurrencyCode: 'USD' },
      { boxId: 311, gcAmount: 10_000, scAmount: 1, price: 1.11, priceCurrencyCode: 'USD' },
      { boxId: 314, gcAmount: 10_000, scAmount: 1, price: 1.14, priceCurrencyCode: 'USD' },
      { boxId: 318, gcAmount: 10_000, scAmount: 1, price: 1.18, priceCurrencyCode: 'USD' },
    ],
  },
];

export const boxById = (id: string) =>
  boxGroups.flatMap(({ boxes }) => boxes).find(({ boxId }) => String(boxId) === id);

/** Sweepstake and gold coins have two codes each (decisions, section 8). */
export const coinCode = (currency: string) => ({ QSC: 'SC', QGC: 'GC' })[currency] ?? currency;

export const isCoinCurrency = (currency: string) => ['SC', 'GC'].includes(coinCode(currency));
