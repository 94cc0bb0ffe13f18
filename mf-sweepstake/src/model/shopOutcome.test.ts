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
const empty = (reason: string, isDirectGeo = false) => ({ kind: 'empty', reason, isDirectGeo });

it.each([
  ['nothing has come', undefined, undefined, { kind: 'loading' }],
  ['the boxes have not come', answer(), undefined, { kind: 'loading' }],
  ['the methods have not come', undefined, [shelf], { kind: 'loading' }],
  ['both are there', answer(), [bare, shelf], { kind: 'ready', groups: [shelf] }],
  ['there are no boxes', answer(), [], empty('Empty sweepstakes')],
  ['no group holds a box', undefined, [bare], empty('Empty sweepstakes')],
  ['there are no methods', { methods: [] }, undefined, empty('Empty payment methods')],
  ['no method is of an allowed type', answer(0), [shelf], empty('Empty payment methods')],
  ['the type is an allowed one', answer('cash'), [shelf], { kind: 'ready', groups: [shelf] }],
  ['the country is served otherwise', answer(undefined, true), [shelf], empty('Empty payment methods', true)],
])('when %s', (_, methods, groups, expected) => {
  expect(shopOutcomeOf(methods, groups)).toEqual(expected);
});

it('reads both shapes of a box alike', () => {
  const { gcAmount, scAmount, ...price } = box;
  const other = {
    ...price,
    currenciesList: { free: { amount: Number(gcAmount) }, main: { amount: scAmount } },
  };
  const read = (boxes: unknown[]) => fetchBoxes.response.parse([{ name: 'All', boxes }]);
  expect(read([other])).toEqual(read([box]));
});
