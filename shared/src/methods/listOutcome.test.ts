import { samplePaymentMethod } from '@paywidget/shared/testing';
import { listOutcome } from './listOutcome';

const visa = samplePaymentMethod('visa');
const strange = samplePaymentMethod('strange', { cardViewType: 99 });
const zero = samplePaymentMethod('zero', { cardViewType: 0 });
const named = samplePaymentMethod('named', { cardViewType: 'default' });
const eazype = samplePaymentMethod('eazype', { cardViewType: 9 });
const coin = samplePaymentMethod('redeem_btc', { category: 'crypto' });

const empty = { kind: 'empty', isDirectGeo: false };

describe('listOutcome', () => {
  it.each(['deposit', 'withdrawal', 'sweepstake'] as const)('is loading without an answer: %s', (kind) => {
    expect(listOutcome(undefined, kind)).toEqual({ kind: 'loading' });
  });

  it.each(['deposit', 'withdrawal', 'sweepstake'] as const)('is empty without methods: %s', (kind) => {
    expect(listOutcome({ methods: [] }, kind)).toEqual(empty);
  });

  it.each(['deposit', 'withdrawal', 'sweepstake'] as const)('is empty when the geo is direct: %s', (kind) => {
    const outcome = { kind: 'empty', isDirectGeo: true };
    expect(listOutcome({ methods: [visa, coin], isDirectGeo: true }, kind)).toEqual(outcome);
  });

  it.each([
    ['deposit', [visa], [visa]],
    ['deposit', [strange, visa, zero], [visa, zero]],
    ['withdrawal', [visa, eazype, zero, named, strange], [visa, eazype]],
    ['sweepstake', [zero, coin], [coin]],
  ] as const)('leaves out methods that a %s list may not show', (kind, methods, shown) => {
    expect(listOutcome({ methods: [...methods] }, kind)).toEqual({ kind: 'ready', methods: shown });
  });

  it.each([
    ['deposit', strange],
    ['withdrawal', zero],
    ['sweepstake', zero],
  ] as const)('is empty when a %s list may show none of the methods', (kind, method) => {
    expect(listOutcome({ methods: [method] }, kind)).toEqual(empty);
  });
});
