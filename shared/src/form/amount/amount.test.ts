import { maskitoTransform } from '@maskito/core';
import type { ValidationResult } from '../rules/validationCache';
import { amountErrorOf } from './amountCheck';
import { amountMaskOptions } from './amountMask';
import { amountTextOf } from './amountView';

const limits = { min: '10', max: '500' };
const invalid: ValidationResult = { kind: 'invalid', errorKey: 'paymentMethods.regex_error.amount' };

function errorOf(
  amount: string,
  {
    methodName = 'card',
    result = { kind: 'valid' } as ValidationResult,
    balance,
  }: { methodName?: string; result?: ValidationResult; balance?: string } = {},
) {
  return amountErrorOf({
    amount,
    methodName,
    limits,
    balance,
    currency: 'USD',
    locale: 'en',
    rules: [],
    resultOf: () => result,
  });
}

describe('amountErrorOf', () => {
  it.each([
    ['10', undefined],
    ['500', undefined],
    ['499.99', undefined],
    ['', { key: 'form.amountInput.required' }],
    ['9.99', { key: 'form.amountInput.limit.min', params: { amount: '$10' } }],
    ['500.01', { key: 'form.amountInput.limit.max', params: { amount: '$500' } }],
  ])('for %j returns %j', (amount, error) => {
    expect(errorOf(amount)).toEqual(error);
  });

  it.each([
    ['60', '60', undefined],
    ['60.01', '60', { key: 'form.amountInput.balance', params: { amount: '$60' } }],
    ['501', '60', { key: 'form.amountInput.balance', params: { amount: '$60' } }],
    ['501', '600', { key: 'form.amountInput.limit.max', params: { amount: '$500' } }],
    ['9', '5', { key: 'form.amountInput.balance', params: { amount: '$5' } }],
    ['', '60', { key: 'form.amountInput.required' }],
  ])('for %j with a balance of %s returns %j', (amount, balance, error) => {
    expect(errorOf(amount, { balance })).toEqual(error);
  });

  it('checks p2p_market with the regex of the amount field, not with the limits', () => {
    expect(errorOf('1', { methodName: 'p2p_market' })).toBeUndefined();
    expect(errorOf('50', { methodName: 'p2p_market', result: invalid })).toEqual({ key: invalid.errorKey });
    expect(errorOf('50', { methodName: 'p2p_market', result: { kind: 'unknown' } })).toBeUndefined();
    expect(errorOf('50', { result: invalid })).toBeUndefined();
  });
});

describe('amountTextOf', () => {
  it.each([
    ['the prefill', { prefill: '10' }, undefined, '10'],
    ['the typed text, even if empty', { prefill: '10' }, '', ''],
    ['the first fixed amount', { fixed: ['7', '9'] }, undefined, '7'],
    ['the picked fixed amount', { fixed: ['7', '9'] }, '9', '9'],
    ['the first fixed amount instead of a typed one', { fixed: ['7', '9'] }, '8', '7'],
  ])('returns %s', (_, options, typed, text) => {
    expect(amountTextOf({ currency: 'USD', limits, ...options }, typed)).toBe(text);
  });
});

describe('amountMaskOptions', () => {
  it.each([
    ['en', '1,234.56', '1,234.56'],
    ['en', '€ 50.5', '50.5'],
    ['de', '1.234,56', '1.234,56'],
    ['de', '50.5', '50,5'],
    ['en', '١٢٫٥', '12.5'],
    ['en', '007', '7'],
    ['en', '12.345', '12.34'],
    ['en', '99999999', '99,999'],
    ['en', 'abc', ''],
  ])('in %s shows %j as %j', (locale, text, expected) => {
    expect(
      maskitoTransform(
        text,
        amountMaskOptions({ locale, decimals: 2, max: '5000' }, () => ''),
      ),
    ).toBe(expected);
  });
});
