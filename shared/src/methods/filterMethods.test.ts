import { samplePaymentMethod } from '@paywidget/shared/testing';
import { filterMethods } from './filterMethods';

const namesOf = (methods: readonly { name: string }[]) => methods.map(({ name }) => name);

describe('admit', () => {
  it.each([
    [undefined, true, true],
    [0, true, false],
    ['default', true, false],
    [3, true, true],
    [5, true, true],
    [7, true, true],
    [9, true, true],
    [13, true, true],
    [20, true, true],
    ['onramp', true, true],
    [99, false, false],
    ['hologram', false, false],
  ])('shows the card view type %s in deposits: %s, elsewhere: %s', (cardViewType, inDeposits, elsewhere) => {
    const methods = [samplePaymentMethod('visa', { cardViewType })];
    expect(filterMethods(methods, 'deposit').methods).toHaveLength(inDeposits ? 1 : 0);
    expect(filterMethods(methods, 'withdrawal').methods).toHaveLength(elsewhere ? 1 : 0);
    expect(filterMethods(methods, 'sweepstake').methods).toHaveLength(elsewhere ? 1 : 0);
  });

  it('returns the rejected methods and keeps the order of the others', () => {
    const methods = [
      samplePaymentMethod('a'),
      samplePaymentMethod('strange', { cardViewType: 99 }),
      samplePaymentMethod('b', { cardViewType: 0 }),
    ];
    const { methods: shown, rejected } = filterMethods(methods, 'deposit');
    expect(namesOf(shown)).toEqual(['a', 'b']);
    expect(namesOf(rejected)).toEqual(['strange']);
  });
});
