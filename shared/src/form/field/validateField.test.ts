import { FormField } from '@paywidget/shared/contract';
import { createValidationCache } from '../rules/validationCache';
import { compileField, validateField } from './validateField';

const { resultOf } = createValidationCache({ test: async () => 'unknown' }, () => undefined);

function read(field: Record<string, unknown>, text: string, checkLuhn = false) {
  const compiled = compileField(FormField.parse({ name: 'f', type: 'text', ...field }));
  return validateField(compiled, text, { resultOf, checkLuhn });
}

const rule = (regex: string) => ({ validations: [{ regex, regex_error_key: 'wrong' }] });
const cpf = '###.###.###-##';

describe('the request value', () => {
  it.each([
    ['has no mask literals', { mask: cpf }, '123.456.789-09', '12345678909'],
    [
      'has no mask literals if the rules match without them',
      { mask: cpf, ...rule('^\\d{11}$') },
      '123.456.789-09',
      '12345678909',
    ],
    [
      'has no mask literals if the rules match both forms',
      { mask: cpf, ...rule('.') },
      '123.456.789-09',
      '12345678909',
    ],
    [
      'has mask literals if the rules match only with them',
      { mask: cpf, ...rule('\\.') },
      '123.456.789-09',
      '123.456.789-09',
    ],
    ['has no spaces in a card number', { name: 'card_number' }, '4242 4242', '42424242'],
    ['is trimmed', {}, '  Jo  ', 'Jo'],
    [
      'is a phone number with its plus by default',
      { type: 'phone_with_prefix' },
      '+79161234567',
      '+79161234567',
    ],
    [
      'is a phone number without its plus if the rules require it',
      { type: 'phone_with_prefix', ...rule('^7\\d{10}$') },
      '+79161234567',
      '79161234567',
    ],
    [
      'is a national phone number if the rules require it',
      { type: 'phone_with_prefix', ...rule('^9\\d{9}$') },
      '+79161234567',
      '9161234567',
    ],
  ])('%s', (_, field, text, requestValue) => {
    expect(read(field, text)).toEqual({ result: { kind: 'valid' }, requestValue });
  });

  it.each([
    ['year', '2035', '^\\d{2}$', '35'],
    ['year', '35', '^20\\d{2}$', '2035'],
    ['year', '35', '^\\d{2}$', '35'],
    ['month', '6', '^(?:0[1-9]|1[0-2])$', '06'],
    ['month', '06', '^(?:[1-9]|1[0-2])$', '6'],
  ] as const)('of the %s %s of a card is as the rule %s wants it: %s', (part, text, regex, requestValue) => {
    const compiled = compileField(FormField.parse({ name: 'f', type: 'text', ...rule(regex) }), part);
    expect(validateField(compiled, text, { resultOf, checkLuhn: false })).toEqual({
      result: { kind: 'valid' },
      requestValue,
    });
  });
});

describe('an incomplete phone number', () => {
  const resultKind = (regex: string, text: string) =>
    read({ type: 'phone_with_prefix', ...rule(regex) }, text).result.kind;

  it.each([
    ['^[6-9]\\d{9}$', '+91', '9876543210'],
    ['^(?:91)?[6-9]\\d{9}$', '+91', '9876543210'],
    ['^\\+?[6-9]\\d{9}$', '+91', '9876543210'],
    ['^98\\d{8}$', '+91', '9876543210'],
    ['^\\d{10}$', '+1', '5551234567'],
    ['^7\\d{9}$', '+7', '7012345678'],
    ['^1\\d{9}$', '+54', '1123456789'],
    ['^\\+?91\\d{10}$', '+91', '9876543210'],
  ])('is rejected by %s in every format', (regex, prefix, national) => {
    for (let length = 1; length < national.length; length += 1) {
      expect(resultKind(regex, prefix + national.slice(0, length))).toBe('invalid');
    }
    expect(resultKind(regex, prefix + national)).toBe('valid');
  });

  it('is sent in full if no rule checks its length', () => {
    expect(read({ type: 'phone_with_prefix' }, '+919876').requestValue).toBe('+919876');
  });
});

describe('a masked text under a rule that counts characters', () => {
  it.each([
    ['^[\\d ]{16,19}$', { name: 'card_number' }, '4242 4242 4242 4', 'invalid'],
    ['^[\\d ]{16,19}$', { name: 'card_number' }, '4242 4242 4242 4242', 'valid'],
    ['^[A-Z-]{4,5}$', { mask: 'AA-AA' }, 'AB-C', 'invalid'],
    ['^.{14}$', { mask: cpf }, '123.456.789-09', 'valid'],
    ['^.{13,14}$', { mask: cpf }, '123.456.789-0', 'invalid'],
    ['^\\d{4}( \\d{4}){3}$', { name: 'card_number' }, '4242 4242 4242 4242', 'valid'],
    ['^\\d{3}\\.\\d{3}\\.\\d{3}(-\\d+)?$', { mask: cpf }, '123.456.789', 'valid'],
  ])('is not completed by the mask literals under the rule %s', (regex, field, text, kind) => {
    expect(read({ ...field, ...rule(regex) }, text).result.kind).toBe(kind);
  });

  it('is sent as typed, without the mask literals', () => {
    const card = { name: 'card_number', ...rule('^[\\d ]{16,19}$') };
    expect(read(card, '4242 4242 4242 4242').requestValue).toBe('4242424242424242');
  });
});

describe('the validation result', () => {
  it.each([
    ['', 'valid'],
    ['   ', 'valid'],
    ['12', 'valid'],
    ['x', 'invalid'],
  ])('of %j is %s', (text, kind) => {
    expect(read(rule('^\\d+$'), text).result.kind).toBe(kind);
  });

  it('checks the check digit of a card number only if the method requires it', () => {
    const wrong = '4242 4242 4242 4241';
    expect(read({ name: 'card_number' }, wrong).result).toEqual({ kind: 'valid' });
    expect(read({ name: 'card_number' }, wrong, true).result).toEqual({
      kind: 'invalid',
      errorKey: 'paymentMethods.regex_error.cardNumber',
    });
    expect(read({ name: 'holder' }, wrong, true).result).toEqual({ kind: 'valid' });
  });

  it('shows the error of the server’s rule before the error of the check digit', () => {
    const result = read({ name: 'card', ...rule('^\\d{16}$') }, '1', true).result;
    expect(result).toEqual({ kind: 'invalid', errorKey: 'wrong' });
  });
});
