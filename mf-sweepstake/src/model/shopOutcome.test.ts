import type { MethodList } from '@paywidget/shared/contract';
import { type BoxGroup, fetchBoxes } from '@paywidget/shared/contract/payments';
import { samplePaymentMethod } from '@paywidget/shared/testing';
import { shopOutcomeOf } from './shopOutcome';

const box = { boxId: '1', gcAmount: '100', scAmount: '1', price: '2', priceCurrencyCode: 'USD' };
const shelf: BoxGroup = { name: 'All', boxes: [box] };
const bare: BoxGroup = { name: 'None', boxes: [] };
const answer = (cardViewType?: string | number, isDirectGeo?: boolean): MethodList => ({
  methods: [samplePaymentMethod('skrill', { cardViewType })],
  isDirectGeo,
});
const empty = (message: string, isDirectGeo = false) => ({ kind: 'empty', message, isDirectGeo });

it.each([
  ['nothing has loaded', undefined, undefined, { kind: 'loading' }],
  ['the boxes have not loaded', answer(), undefined, { kind: 'loading' }],
  ['the methods have not loaded', undefined, [shelf], { kind: 'loading' }],
  ['both have loaded', answer(), [bare, shelf], { kind: 'ready', groups: [shelf] }],
  ['there are no boxes', answer(), [], empty('Empty sweepstakes')],
  ['all groups are empty', undefined, [bare], empty('Empty sweepstakes')],
  ['there are no methods', { methods: [] }, undefined, empty('Empty payment methods')],
  ['no method has an allowed card view type', answer(0), [shelf], empty('Empty payment methods')],
  ['a method has an allowed card view type', answer('cash'), [shelf], { kind: 'ready', groups: [shelf] }],
  ['the geo is direct', answer(undefined, true), [shelf], empty('Empty payment methods', true)],
])('what the Coin Shop shows when %s', (_, methods, groups, expected) => {
  expect(shopOutcomeOf(methods, groups)).toEqual(expected);
});

it('a box is parsed from both wire formats', () => {
  const { gcAmount, scAmount, ...price } = box;
  const other = {
    ...price,
    currenciesList: { free: { amount: Number(gcAmount) }, main: { amount: scAmount } },
  };
  const read = (boxes: unknown[]) => fetchBoxes.response.parse([{ name: 'All', boxes }]);
  expect(read([other])).toEqual(read([box]));
});
