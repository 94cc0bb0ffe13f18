import { checkAmount, compare, type Decimal, formatAmount, type Limits } from '@paywidget/shared/money';
import type { Rule } from '../rules/compileRules';
import type { ValidationResult } from '../rules/validationCache';

/** An error message: a translation key and its parameters. */
export type FieldError = { key: string; params?: Readonly<Record<string, string>> };

/** Methods whose amount is checked by the regexes of the amount field instead of limits. */
const checkedByFieldRules: ReadonlySet<string> = new Set(['p2p_market']);

export interface AmountCheckInput {
  amount: Decimal | '';
  methodName: string;
  limits: Limits;
  /** The available balance, if known. */
  balance?: Decimal;
  currency: string;
  locale: string;
  /** Rules of the method's field of type `amount`. */
  rules: readonly Rule[];
  resultOf: (rules: readonly Rule[], text: string) => ValidationResult;
}

/** Returns the error of an amount, or `undefined` if the amount is valid. */
export function amountErrorOf({
  amount,
  methodName,
  limits,
  balance,
  currency,
  locale,
  rules,
  resultOf,
}: AmountCheckInput): FieldError | undefined {
  const limitsResult = checkAmount(amount, limits);
  if (limitsResult === 'empty') return { key: 'form.amountInput.required' };
  if (balance !== undefined && amount !== '' && compare(amount, balance) > 0) {
    return { key: 'form.amountInput.balance', params: { amount: formatAmount(balance, currency, locale) } };
  }
  if (checkedByFieldRules.has(methodName)) {
    const result = resultOf(rules, amount);
    return result.kind === 'invalid' ? { key: result.errorKey } : undefined;
  }
  if (limitsResult === 'belowMin') {
    return {
      key: 'form.amountInput.limit.min',
      params: { amount: formatAmount(limits.min, currency, locale) },
    };
  }
  if (limitsResult === 'aboveMax' && limits.max !== undefined) {
    return {
      key: 'form.amountInput.limit.max',
      params: { amount: formatAmount(limits.max, currency, locale) },
    };
  }
  return undefined;
}
