import * as fc from 'fast-check';
import { openStore } from './database';
import { createLedger, InsufficientFundsError, playerAccount } from './ledger';
import { fromUnits, toUnits } from './units';

const accounts = ['house', 'provider', playerAccount('a', 'main'), playerAccount('b', 'main')];

describe('ledger', () => {
  it('sums to zero and never overdraws a player, for any sequence of transfers', () => {
    const transfer = fc.record({
      from: fc.constantFrom(...accounts),
      to: fc.constantFrom(...accounts),
      units: fc.bigInt({ min: 1n, max: 10n ** 15n }),
    });
    fc.assert(
      fc.property(fc.array(transfer, { maxLength: 12 }), (transfers) => {
        const store = openStore(':memory:');
        const ledger = createLedger(store);
        for (const move of transfers) {
          try {
            ledger.transfer({ ...move, currency: 'EUR', reason: 'test', subject: 's', at: 0 });
          } catch (error) {
            expect(error).toBeInstanceOf(InsufficientFundsError);
          }
        }
        expect(Object.values(ledger.totals()).every((total) => total === '0')).toBe(true);
        for (const account of accounts.slice(2))
          expect(ledger.balance(account, 'EUR')).toBeGreaterThanOrEqual(0n);
        store.close();
      }),
      { numRuns: 25 },
    );
  });

  it('keeps a separate balance for each currency of an account', () => {
    const store = openStore(':memory:');
    const ledger = createLedger(store);
    const to = playerAccount('a', 'coins');
    ledger.transfer({ from: 'house', to, currency: 'SC', units: 5n, reason: 'r', subject: 's', at: 0 });
    ledger.transfer({ from: 'house', to, currency: 'GC', units: 7n, reason: 'r', subject: 's', at: 0 });
    expect([ledger.balance(to, 'SC'), ledger.balance(to, 'GC')]).toEqual([5n, 7n]);
    store.close();
  });
});

describe('units', () => {
  it.each([
    ['0.1', '0.1'],
    [1e-7, '0.0000001'],
    ['1234567890.12345678', '1234567890.12345678'],
    ['-3.50', '-3.5'],
    [0, '0'],
  ])('converts %s to units and back to %s', (amount, text) => {
    expect(fromUnits(toUnits(amount))).toBe(text);
  });
});
