import fc from 'fast-check';
import { pairedRatio, ratioText } from './ratio';

it('compares round by round', () => {
  expect(ratioText(pairedRatio([100, 200, 300], [200, 400, 600]))).toBe('0.50 (0.50–0.50)');
  expect(ratioText(pairedRatio([100], [200]))).toBe('0.50');
  expect(ratioText(pairedRatio([], [1]))).toBe('');
});

it('is as sure as the rounds agree: a known example', () => {
  // Ratios 0.8, 1 and 1.25: the mean of the logarithms is 0, their deviation 0.2231, and t for two degrees 4.3.
  expect(ratioText(pairedRatio([80, 100, 125], [100, 100, 100]))).toBe('1.00 (0.57–1.74)');
});

const series = fc.array(fc.double({ min: 1, max: 1e4, noNaN: true }), { minLength: 2, maxLength: 30 });

it('has the inverse ratio, with the inverse interval, the other way round', () => {
  fc.assert(
    fc.property(series, series, (own, other) => {
      const ratio = pairedRatio(own, other);
      const inverse = pairedRatio(other, own);
      const [low = 0, high = 0] = ratio?.interval ?? [];
      expect((ratio?.mean ?? 0) * (inverse?.mean ?? 0)).toBeCloseTo(1);
      expect(low * (inverse?.interval?.[1] ?? 0)).toBeCloseTo(1);
      expect(low <= (ratio?.mean ?? 0) && (ratio?.mean ?? 0) <= high).toBe(true);
    }),
  );
});
