import { samplePaymentMethod } from '@paywidget/shared/testing';
import { listOutcomeOf } from './listOutcome';

const visa = samplePaymentMethod('visa');
const strange = samplePaymentMethod('strange', { cardViewType: 99 });

describe('listOutcomeOf', () => {
  it.each([
    ['nothing is there yet', undefined, { kind: 'loading' }],
    ['methods are there', { methods: [visa] }, { kind: 'ready', methods: [visa] }],
    ['some cannot be shown', { methods: [strange, visa] }, { kind: 'ready', methods: [visa] }],
    ['there are none', { methods: [] }, { kind: 'empty', isDirectGeo: false }],
    ['none can be shown', { methods: [strange] }, { kind: 'empty', isDirectGeo: false }],
    ['the geo is direct', { methods: [visa], isDirectGeo: true }, { kind: 'empty', isDirectGeo: true }],
  ])('when %s', (_, answer, expected) => {
    expect(listOutcomeOf(answer)).toEqual(expected);
  });
});
