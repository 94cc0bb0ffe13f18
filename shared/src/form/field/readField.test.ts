import { FormField } from '@paywidget/shared/contract';
import { createValidationCache } from '../rules/validationCache';
import { compileField, readField } from './readField';

const { resultOf } = createValidationCache({ test: async () => 'unknown' }, () => undefined);

function read(field: Record<string, unknown>, text: string, checkLuhn = false) {
  const compiled = compileField(FormField.parse({ name: 'f', type: 'text', ...field }));
  return readField(compiled, text, { resultOf, checkLuhn });
}

const rule = (regex: string) => ({ validations: [{ regex, regex_error_key: 'wrong' }] });
const cpf = '###.###.###-##';

describe('the text that is sent', () => {
  it.each([
    ['without the literals of a mask', { mask: cpf }, '123.456.789-09', '12345678909'],
    [
      'without them where the rules match so',
      { mask: cpf, ...rule('^\\d{11}$') },
      '123.456.789-09',
      '12345678909',
    ],
    ['without them where the rules match both', { mask: cpf, ...rule('.') }, '123.456.789-09', '12345678909'],
    [
      'with them where the rules match only so',
      { mask: cpf, ...rule('\\.') },
      '123.456.789-09',
      '123.456.789-09',
    ],
    ['of a card number without its spaces', { name: 'card_number' }, '4242 4242', '42424242'],
    ['trimmed', {}, '  Jo  ', 'Jo'],
    ['of a phone with its plus', { type: 'phone_with_prefix' }, '+79161234567', '+79161234567'],
    [
      'of a phone without it',
      { type: 'phone_with_prefix', ...rule('^7\\d{10}$') },
      '+79161234567',
      '79161234567',
    ],
    [
      'of a phone nationally',
      { type: 'phone_with_prefix', ...rule('^9\\d{9}$') },
      '+79161234567',
      '9161234567',
    ],
  ])('is %s', (_, field, text, sent) => {
    expect(read(field, text)).toEqual({ result: { kind: 'valid' }, sent });
  });
});

describe('a phone number that lacks digits', () => {
  const verdictOn = (regex: string, text: string) =>
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
  ])('is refused by %s, however its prefix is read', (regex, prefix, national) => {
    for (let length = 1; length < national.length; length += 1) {
      expect(verdictOn(regex, prefix + national.slice(0, length))).toBe('invalid');
    }
    expect(verdictOn(regex, prefix + national)).toBe('valid');
  });

  it('is sent whole where no rule holds it to a length', () => {
    expect(read({ type: 'phone_with_prefix' }, '+919876').sent).toBe('+919876');
  });
});

describe('a masked text that lacks characters', () => {
  it.each([
    ['^[\\d ]{16,19}$', { name: 'card_number' }, '4242 4242 4242 4', 'invalid'],
    ['^[\\d ]{16,19}$', { name: 'card_number' }, '4242 4242 4242 4242', 'valid'],
    ['^[A-Z-]{4,5}$', { mask: 'AA-AA' }, 'AB-C', 'invalid'],
    ['^.{14}$', { mask: cpf }, '123.456.789-09', 'valid'],
    ['^.{13,14}$', { mask: cpf }, '123.456.789-0', 'invalid'],
    ['^\\d{4}( \\d{4}){3}$', { name: 'card_number' }, '4242 4242 4242 4242', 'valid'],
    ['^\\d{3}\\.\\d{3}\\.\\d{3}(-\\d+)?$', { mask: cpf }, '123.456.789', 'valid'],
  ])('has no literals in their stead, by %s', (regex, field, text, kind) => {
    expect(read({ ...field, ...rule(regex) }, text).result.kind).toBe(kind);
  });

  it('is sent as it was typed, without what the mask has put between', () => {
    const card = { name: 'card_number', ...rule('^[\\d ]{16,19}$') };
    expect(read(card, '4242 4242 4242 4242').sent).toBe('4242424242424242');
  });
});

describe('the result', () => {
  it.each([
    ['', 'valid'],
    ['   ', 'valid'],
    ['12', 'valid'],
    ['x', 'invalid'],
  ])('on %j is %s', (text, kind) => {
    expect(read(rule('^\\d+$'), text).result.kind).toBe(kind);
  });

  it('holds a card number to its last digit only where the method asks for it', () => {
    const wrong = '4242 4242 4242 4241';
    expect(read({ name: 'card_number' }, wrong).result).toEqual({ kind: 'valid' });
    expect(read({ name: 'card_number' }, wrong, true).result).toEqual({
      kind: 'invalid',
      errorKey: 'paymentMethods.regex_error.cardNumber',
    });
    expect(read({ name: 'holder' }, wrong, true).result).toEqual({ kind: 'valid' });
  });

  it('tells of the server’s rule before the last digit', () => {
    const result = read({ name: 'card', ...rule('^\\d{16}$') }, '1', true).result;
    expect(result).toEqual({ kind: 'invalid', errorKey: 'wrong' });
  });
});
