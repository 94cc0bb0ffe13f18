import fc from 'fast-check';
import { confirmationsOf, createConfirmationCounter } from './confirmations';

const seenAt = 1_000_000;
const second = 1_000;
const minute = 60 * second;

describe('confirmationsOf', () => {
  it.each([
    ['BINANCE_SMART_CHAIN', 16, 2 * second],
    ['BITCOIN', 5, 10 * minute],
    ['ETHEREUM', 16, 12 * second],
    ['LITECOIN', 5, 2.5 * minute],
    ['TON', 8, 2 * second],
    ['TRON', 20, 3 * second],
  ])('%s needs %i confirmations, one every %i ms', (blockchain, required, intervalMs) => {
    const after = (passed: number) => confirmationsOf({ blockchain, seenAt }, seenAt + passed);
    expect(after(0)).toEqual({ confirmed: 0, required, dueInMs: intervalMs });
    expect(after(intervalMs - 1)?.confirmed).toBe(0);
    expect(after(intervalMs)?.confirmed).toBe(1);
    expect(after(required * intervalMs - 1)?.confirmed).toBe(required - 1);
    expect(after(required * intervalMs)).toEqual({ confirmed: required, required, dueInMs: undefined });
  });

  it.each(['DOGECOIN', 'toString', '', undefined])(
    'returns undefined for the blockchain %s',
    (blockchain) => {
      expect(confirmationsOf({ blockchain, seenAt }, seenAt)).toBeUndefined();
    },
  );

  it('a counter never goes below the number it has returned, even if the clock goes back', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: seenAt - minute, max: seenAt + 2 * minute })), (times) => {
        let now = 0;
        const count = createConfirmationCounter({ blockchain: 'TRON', seenAt }, () => now);
        const counts = times.map((time) => {
          now = time;
          return count()?.confirmed ?? -1;
        });
        const most = times.map((_, index) => Math.max(seenAt, ...times.slice(0, index + 1)));
        expect(counts).toEqual(
          most.map((time) => confirmationsOf({ blockchain: 'TRON', seenAt }, time)?.confirmed),
        );
      }),
    );
  });

  it('a counter tells when the next confirmation is due, and nothing once it has counted all', () => {
    let now = seenAt;
    const count = createConfirmationCounter({ blockchain: 'TRON', seenAt }, () => now);
    expect(count()).toEqual({ confirmed: 0, required: 20, dueInMs: 3 * second });
    now = seenAt + 57 * second;
    expect(count()).toEqual({ confirmed: 19, required: 20, dueInMs: 3 * second });
    now = seenAt + 60 * second;
    expect(count()).toEqual({ confirmed: 20, required: 20, dueInMs: undefined });
    now = seenAt;
    expect(count()).toEqual({ confirmed: 20, required: 20, dueInMs: undefined });
  });

  it('a counter of an unknown blockchain returns undefined', () => {
    expect(createConfirmationCounter({ blockchain: 'DOGECOIN', seenAt }, () => seenAt)()).toBeUndefined();
  });

  it('never decreases over time, and stays between 0 and the required number', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(), (now, later) => {
        const before = confirmationsOf({ blockchain: 'TRON', seenAt }, now)?.confirmed ?? -1;
        const after = confirmationsOf({ blockchain: 'TRON', seenAt }, now + later)?.confirmed ?? -1;
        expect(before).toBeGreaterThanOrEqual(0);
        expect(after).toBeGreaterThanOrEqual(before);
        expect(after).toBeLessThanOrEqual(20);
      }),
    );
  });
});
