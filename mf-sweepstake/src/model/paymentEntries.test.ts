import { samplePaymentMethod } from '@paywidget/shared/testing';
import { paymentEntries } from './paymentEntries';

const method = (name: string, position: number, category?: string) =>
  samplePaymentMethod(name, { position, category });
const names = (...methods: ReturnType<typeof method>[]) =>
  paymentEntries(methods).map((entry) => (entry.kind === 'group' ? `[${entry.name}]` : entry.method.name));

it.each([
  [
    'one by one, whatever their category',
    [method('visa', 2, 'card'), method('mir', 1, 'card')],
    ['mir', 'visa'],
  ],
  [
    'coins as one group, at the first coin’s place',
    [method('btc', 2, 'crypto'), method('ach', 3), method('eth', 4, 'crypto'), method('visa', 1)],
    ['visa', '[crypto]', 'ach'],
  ],
  ['one coin by itself', [method('btc', 2, 'crypto'), method('ach', 1)], ['ach', 'btc']],
  ['nothing', [], []],
])('lists %s', (_, methods, expected) => {
  expect(names(...methods)).toEqual(expected);
});
