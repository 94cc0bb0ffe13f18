import { checkAmount, compare, type Decimal, formatAmount, type Limits } from '@paywidget/shared/money';
import type { Rule } from '../rules/compileRules';
import type { ValidationResult } from '../rules/validationCache';

/** A message: the key of a translation and what is put into it. */
export type FieldError = { key: string; params?: Readonly<Record<string, string>> };

/** Methods whose amount is checked by the amount field's regexes, not by limits (specification, section 5). */
const checkedByRules: ReadonlySet<string> = new Set(['p2p_market']);

export interface AmountQuestion {
  amount: Decimal | '';
  methodName: string;
  limits: Limits;
  /** What there is to pay from, where it is known. */
  balance?: Decimal;
  currency: string;
  locale: string;
  /** Of the method's field of type `amount`. */
  rules: readonly Rule[];
  resultOf: (rules: readonly Rule[], text: string) => ValidationResult;
}

/** What is wrong with an amount, if anything. */
export function amountErrorOf({
  amount,
  methodName,
  limits,
  balance,
  currency,
  locale,
  rules,
  resultOf,
}: AmountQuestion): FieldError | undefined {
  const found = checkAmount(amount, limits);
  if (found === 'empty') return { key: 'form.amountInput.required' };
  if (balance !== undefined && amount !== '' && compare(amount, balance) > 0) {
    return { key: 'form.amountInput.balance', params: { amount: formatAmount(balance, currency, locale) } };
  }
  if (checkedByRules.has(methodName)) {
    const result = resultOf(rules, amount);
    return result.kind === 'invalid' ? { key: result.errorKey } : undefined;
  }
  if (found === 'belowMin') {
    return {
      key: 'form.amountInput.limit.min',
      params: { amount: formatAmount(limits.min, currency, locale) },
    };
  }
  if (found === 'aboveMax' && limits.max !== undefined) {
    return {
      key: 'form.amountInput.limit.max',
      params: { amount: formatAmount(limits.max, currency, locale) },
    };
  }
  return undefined;
}
