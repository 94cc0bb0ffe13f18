import {
  add,
  canonical,
  checkAmount,
  compare,
  type Decimal,
  type Limits,
  roundToDecimals,
  subtract,
} from '@paywidget/shared/money';

const maxIncrement = '9';

/** Returns the largest whole number, at most 9, that can be added to the minimum without exceeding the maximum. */
function maxIncrementFor({ min, max }: Limits): number {
  if (max === undefined) return Number(maxIncrement);
  const whole = roundToDecimals(subtract(max, min), 0, 'down');
  return Number(compare(whole, maxIncrement) > 0 ? maxIncrement : whole);
}

/**
 * Returns the initial amount: the method's own prefill if it is within the limits, else the minimum. If `randomizesMinimum` is
 * set and the amount is the minimum, adds a whole number from 1 to 9 without exceeding the maximum. `random` returns a
 * number from 0 (inclusive) to 1 (exclusive).
 */
export function prefillFor({
  prefilled,
  limits,
  randomizesMinimum = false,
  random,
}: {
  prefilled?: Decimal;
  limits: Limits;
  randomizesMinimum?: boolean;
  random: () => number;
}): Decimal {
  const isPayable = prefilled !== undefined && checkAmount(prefilled, limits) === 'ok';
  const start = canonical(isPayable ? prefilled : limits.min);
  const incrementLimit = randomizesMinimum && compare(start, limits.min) === 0 ? maxIncrementFor(limits) : 0;
  return incrementLimit > 0 ? add(start, String(1 + Math.floor(random() * incrementLimit))) : start;
}
