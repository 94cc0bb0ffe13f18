import { parseAnswer } from '@paywidget/shared/contract';
import { fetchBoxes } from './sweepstake';

it('reads both shapes of a box as one', () => {
  const price = { price: 9.99, priceCurrencyCode: 'USD' };
  const { data } = parseAnswer(fetchBoxes, [
    {
      name: 'All',
      boxes: [
        { boxId: 1, gcAmount: 1000, scAmount: '10', ...price },
        { boxId: '2', currenciesList: { free: { amount: 1000 }, main: { amount: '10' } }, ...price },
      ],
    },
  ]);
  const box = { gcAmount: '1000', scAmount: '10', price: '9.99', priceCurrencyCode: 'USD' };

  expect(data).toEqual([
    {
      name: 'All',
      boxes: [
        { boxId: '1', ...box },
        { boxId: '2', ...box },
      ],
    },
  ]);
});
