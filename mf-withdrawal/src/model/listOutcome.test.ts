import { samplePaymentMethod } from '@paywidget/shared/testing';
import { listOutcomeOf } from './listOutcome';

const plain = samplePaymentMethod('plain');
const listed = samplePaymentMethod('listed', { cardViewType: 9 });

it.each([
  ['nothing yet', undefined, { kind: 'loading' }],
  ['no methods', { methods: [] }, { kind: 'empty', isDirectGeo: false }],
  ['a direct geo', { methods: [plain], isDirectGeo: true }, { kind: 'empty', isDirectGeo: true }],
  [
    'methods, of which default and unknown card view types are left out',
    {
      methods: [
        plain,
        listed,
        samplePaymentMethod('zero', { cardViewType: 0 }),
        samplePaymentMethod('named', { cardViewType: 'default' }),
        samplePaymentMethod('strange', { cardViewType: 99 }),
      ],
    },
    { kind: 'ready', methods: [plain, listed] },
  ],
  [
    'only methods that are left out',
    { methods: [samplePaymentMethod('zero', { cardViewType: 0 })] },
    { kind: 'empty', isDirectGeo: false },
  ],
])('reads %s', (_, answer, expected) => {
  expect(listOutcomeOf(answer)).toEqual(expected);
});
