import { currencyOf } from './currencies';
import { compare, type Decimal, isDecimal, isZero, roundToDecimals } from './decimal';

/** Both inclusive; without `max` there is no upper limit. */
export type Limits = { min: Decimal; max?: Decimal };

/**
 * A method's limits in one currency; `minNonRus` is the minimum outside Russia. What counts is the country that requests
 * name (`selectedCountry`): a player at home elsewhere who looks at Russia's methods pays by Russia's minimum.
 */
export type AmountRule = { min: Decimal; max: Decimal; minNonRus?: Decimal };

export type LimitSources = {
  amountRules?: Readonly<Record<string, AmountRule>>;
  currency: string;
  /** The chosen region, else the user's; in any case. */
  country: string;
  /** The answer of `deposit-limits`, by method. */
  depositLimits?: Readonly<Record<string, Limits>>;
  methodName: string;
  category?: string;
};

/** With no limits from anywhere (specification, section 5). */
const atLeastOne: Limits = { min: '1' };

/**
 * Limits that the specification states for one method without naming it (section 5: an e-money method, MXN).
 * They hold for that category and currency where the server sends no rule, which leaves the server's word on
 * every other e-money method untouched.
 */
const limitsByCategory: readonly { category: string; currency: string; limits: Limits }[] = [
  { category: 'e-money', currency: 'MXN', limits: { min: '21', max: '20155' } },
];

function statedLimits({
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

  const listed = limitsByCategory.find((entry) => entry.category === category && entry.currency === currency);
  return listed?.limits ?? depositLimits?.[methodName] ?? atLeastOne;
}

/**
 * The limits of a method for a user: its rule for the currency, else `deposit-limits`, else at least 1
 * (specification, section 5; decisions, section 4). They are rounded to the currency's decimals inwards, so
 * that no amount within them is refused by the server.
 */
export function limitsOf(sources: LimitSources): Limits {
  const { min, max } = statedLimits(sources);
  const { decimals } = currencyOf(sources.currency);
  return {
    min: roundToDecimals(min, decimals, 'up'),
    ...(max !== undefined && { max: roundToDecimals(max, decimals, 'down') }),
  };
}

export type AmountCheck = 'ok' | 'empty' | 'belowMin' | 'aboveMax';

/** Where an amount stands to its limits. Zero is never payable, whatever the minimum. */
export function checkAmount(amount: Decimal | '', { min, max }: Limits): AmountCheck {
  if (!isDecimal(amount)) return 'empty';
  if (compare(amount, min) < 0) return 'belowMin';
  if (isZero(amount)) return 'empty';
  return max !== undefined && compare(amount, max) > 0 ? 'aboveMax' : 'ok';
}
