import { currencyOf } from './currencies';
import { compare, type Decimal, isDecimal, isZero, roundToDecimals } from './decimal';

/** Inclusive limits. Without `max` there is no upper limit. */
export type Limits = { min: Decimal; max?: Decimal };

/**
 * A method's limits in one currency. `minNonRus` is the minimum outside Russia. The country is `selectedCountry` of the
 * requests: Russia's methods have the Russian minimum, even if the player lives elsewhere.
 */
export type AmountRule = { min: Decimal; max: Decimal; minNonRus?: Decimal };

export type LimitSources = {
  amountRules?: Readonly<Record<string, AmountRule>>;
  currency: string;
  /** The chosen region, else the player's country. Upper or lower case. */
  country: string;
  /** The response of `deposit-limits`, by method. */
  depositLimits?: Readonly<Record<string, Limits>>;
  methodName: string;
  category?: string;
};

/** Used if no source provides limits. */
const defaultLimits: Limits = { min: '1' };

/** Built-in limits for a category and currency. Used only if the server sends none. */
const categoryLimits: readonly { category: string; currency: string; limits: Limits }[] = [
  { category: 'e-money', currency: 'MXN', limits: { min: '21', max: '20155' } },
];

function unroundedLimits({
  amountRules,
  currency,
  country,
  depositLimits,
  methodName,
  category,
}: LimitSources): Limits {
  const rule = amountRules?.[currency];
  if (rule) {
    const isRussia = country.toLowerCase() === 'ru';
    return { min: isRussia ? rule.min : (rule.minNonRus ?? rule.min), max: rule.max };
  }

  const entryLimits = categoryLimits.find(
    (entry) => entry.category === category && entry.currency === currency,
  );
  return depositLimits?.[methodName] ?? entryLimits?.limits ?? defaultLimits;
}

/**
 * Returns the limits of a method: its amount rule for the currency, else the limits of `deposit-limits`, else the built-in limits
 * of its category, else a minimum of 1. Rounds the minimum up and the maximum down to the currency's decimals, so that the
 * server accepts every amount within the limits.
 */
export function limitsOf(sources: LimitSources): Limits {
  const { min, max } = unroundedLimits(sources);
  const { decimals } = currencyOf(sources.currency);
  return {
    min: roundToDecimals(min, decimals, 'up'),
    ...(max !== undefined && { max: roundToDecimals(max, decimals, 'down') }),
  };
}

export type AmountCheck = 'ok' | 'empty' | 'belowMin' | 'aboveMax';

/** Checks an amount against limits. Zero is never valid, even with a minimum of zero. */
export function checkAmount(amount: Decimal | '', { min, max }: Limits): AmountCheck {
  if (!isDecimal(amount)) return 'empty';
  if (compare(amount, min) < 0) return 'belowMin';
  if (isZero(amount)) return 'empty';
  return max !== undefined && compare(amount, max) > 0 ? 'aboveMax' : 'ok';
}
