import { samplePaymentMethod } from '@paywidget/shared/testing';
import { paymentEntries } from './paymentEntries';

const method = (name: string, position: number, category?: string) =>
  samplePaymentMethod(name, { position, category });
const names = (...methods: ReturnType<typeof method>[]) =>
  paymentEntries(methods).map((entry) => (entry.kind === 'group' ? `[${entry.name}]` : entry.method.name));

it.each([
  [
    'methods of one category one by one',
    [method('visa', 2, 'card'), method('mir', 1, 'card')],
    ['mir', 'visa'],
  ],
  [
    'coins as one group, at the position of the first coin',
    [method('btc', 2, 'crypto'), method('ach', 3), method('eth', 4, 'crypto'), method('visa', 1)],
    ['visa', '[crypto]', 'ach'],
  ],
  ['a single coin as a method', [method('btc', 2, 'crypto'), method('ach', 1)], ['ach', 'btc']],
  ['nothing for no methods', [], []],
])('the payment list shows %s', (_, methods, expected) => {
  expect(names(...methods)).toEqual(expected);
});
