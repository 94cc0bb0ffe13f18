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

const mostAdded = '9';

/** The largest whole number, up to nine, that the minimum can grow by without passing the maximum. */
function room({ min, max }: Limits): number {
  if (max === undefined) return Number(mostAdded);
  const whole = roundToDecimals(subtract(max, min), 0, 'down');
  return Number(compare(whole, mostAdded) > 0 ? mostAdded : whole);
}

/**
 * The amount that the field starts with: the method's own if it can be paid, else the minimum. A method that
 * randomises its minimum adds a whole number from 1 to 9, never past the maximum (decisions, section 4).
 * `random` gives a number from 0 up to, but not including, 1.
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
  const most = randomizesMinimum && compare(start, limits.min) === 0 ? room(limits) : 0;
  return most > 0 ? add(start, String(1 + Math.floor(random() * most))) : start;
}
