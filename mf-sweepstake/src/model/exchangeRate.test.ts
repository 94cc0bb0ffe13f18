import * as fc from 'fast-check';
import { exchangeRateOf } from './exchangeRate';

it.each([
  ['50', '100', '2'],
  ['50', '49.5', '0.99'],
  ['55.56', '111.11', '1.99982'],
  ['60', '0.00100002', '0.000016667'],
  ['3', '1', '0.333333'],
  ['0.01', '12345678.9', '1234560000'],
  ['10000', '0.00000001', '0.000000000001'],
  ['0', '1', undefined],
  ['1', '0', undefined],
])('the rate of %s for %s is %s', (paid, received, rate) => {
  expect(exchangeRateOf(paid, received)).toBe(rate);
});

it('the rate is at most a hundred-thousandth below the quotient, and never above it', () => {
  const amount = fc.integer({ min: 1, max: 10_000_000 }).map((cents) => (cents / 100).toFixed(2));
  fc.assert(
    fc.property(amount, amount, (paid, received) => {
      const ratio = Number(exchangeRateOf(paid, received)) / (Number(received) / Number(paid));
      expect(ratio).toBeLessThan(1 + 1e-9);
      expect(ratio).toBeGreaterThan(1 - 1e-5);
    }),
  );
});
