import Big from 'big.js';

/** Decimal text such as '1234.56': dot as separator, no grouping, no exponent, an optional leading minus. */
export type Decimal = string;

/** Rounds to the nearest (halves away from zero), towards zero, or away from zero. */
export type Rounding = 'half-up' | 'down' | 'up';

const roundings: Record<Rounding, 0 | 1 | 3> = { down: 0, 'half-up': 1, up: 3 };

const decimalPattern = /^-?\d+(?:\.\d+)?$/;

export const isDecimal = (text: string): text is Decimal => decimalPattern.test(text);

/** Rejects texts such as '1e5', which Big.js would accept. */
function big(decimal: Decimal): Big {
  if (!isDecimal(decimal)) throw new RangeError(`Not decimal text: "${decimal}"`);
  return new Big(decimal);
}

/** Returns the shortest text of the same value: no leading or trailing zeros, no minus zero. */
export const canonical = (decimal: Decimal): Decimal => big(decimal).toFixed();

/** Converts a number to decimal text. @throws RangeError if the number is not finite. */
export function fromNumber(value: number): Decimal {
  if (!Number.isFinite(value)) throw new RangeError(`Not an amount: ${value}`);
  return new Big(value).toFixed();
}

/** Compares by value: '1.50' equals '1.5'. Returns -1, 0 or 1. */
export const compare = (a: Decimal, b: Decimal): -1 | 0 | 1 => big(a).cmp(big(b));

export const add = (a: Decimal, b: Decimal): Decimal => big(a).plus(big(b)).toFixed();

export const subtract = (a: Decimal, b: Decimal): Decimal => big(a).minus(big(b)).toFixed();

export const multiply = (a: Decimal, b: Decimal): Decimal => big(a).times(big(b)).toFixed();

export const roundToDecimals = (value: Decimal, decimals: number, mode: Rounding = 'half-up'): Decimal =>
  big(value).round(decimals, roundings[mode]).toFixed();

export const isZero = (value: Decimal): boolean => big(value).eq(0);

export const isWhole = (value: Decimal): boolean => big(value).eq(big(value).round(0, roundings.down));

/**
 * Converts to the number sent in requests.
 * @throws RangeError if no number has exactly this value, so that the sent amount always equals the shown one.
 */
export function toRequestNumber(decimal: Decimal): number {
  const exact = big(decimal);
  const value = Number(decimal);
  if (!Number.isFinite(value) || !exact.eq(value)) {
    throw new RangeError(`No number is exactly ${decimal}`);
  }
  return value === 0 ? 0 : value;
}
