/** The ratio of two measurements that were made in the same rounds. */
export interface PairedRatio {
  /** The geometric mean of the rounds' ratios. */
  mean: number;
  /** The ends of its confidence interval of 95 %. Undefined with one round. */
  interval?: readonly [low: number, high: number];
}

/** Student's t for 95 %, by degrees of freedom from 1. */
const quantiles = [12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14, 2.13];
const quantileOf = (freedom: number) => quantiles[freedom - 1] ?? 1.96 + 2.6 / freedom;

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Divides two series round by round, so that what slows down a whole round has no effect. Works on the logarithms, for which 2
 * and 0.5 are equally far from 1. Undefined if there is no common round.
 */
export function pairedRatio(own: readonly number[], other: readonly number[]): PairedRatio | undefined {
  const rounds = Math.min(own.length, other.length);
  if (rounds === 0) return undefined;
  const logarithms = own.slice(0, rounds).map((value, round) => Math.log(value / (other[round] as number)));
  const mean = meanOf(logarithms);
  if (rounds === 1) return { mean: Math.exp(mean) };
  const variance = logarithms.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (rounds - 1);
  const reach = quantileOf(rounds - 1) * Math.sqrt(variance / rounds);
  return { mean: Math.exp(mean), interval: [Math.exp(mean - reach), Math.exp(mean + reach)] };
}

/** `0.72 (0.70–0.74)` */
export function ratioText(ratio: PairedRatio | undefined): string {
  if (!ratio) return '';
  const mean = ratio.mean.toFixed(2);
  return ratio.interval ? `${mean} (${ratio.interval.map((end) => end.toFixed(2)).join('–')})` : mean;
}
