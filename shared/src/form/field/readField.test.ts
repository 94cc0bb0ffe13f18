import { FormField } from '@paywidget/shared/contract';
import { createVerdictBook } from '../rules/verdictBook';
import { compileField, readField } from './readField';

const { verdictOf } = createVerdictBook({ test: async () => 'unknown' }, () => undefined);

function read(field: Record<string, unknown>, text: string, checkLuhn = false) {
  const compiled = compileField(FormField.parse({ name: 'f', type: 'text', ...field }));
  return readField(compiled, text, { verdictOf, checkLuhn });
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
    expect(read(field, text)).toEqual({ verdict: { kind: 'valid' }, sent });
  });
});

describe('the verdict', () => {
  it.each([
    ['', 'valid'],
    ['   ', 'valid'],
    ['12', 'valid'],
    ['x', 'invalid'],
  ])('on %j is %s', (text, kind) => {
    expect(read(rule('^\\d+$'), text).verdict.kind).toBe(kind);
  });

  it('holds a card number to its last digit only where the method asks for it', () => {
    const wrong = '4242 4242 4242 4241';
    expect(read({ name: 'card_number' }, wrong).verdict).toEqual({ kind: 'valid' });
    expect(read({ name: 'card_number' }, wrong, true).verdict).toEqual({
      kind: 'invalid',
      errorKey: 'paymentMethods.regex_error.cardNumber',
    });
    expect(read({ name: 'holder' }, wrong, true).verdict).toEqual({ kind: 'valid' });
  });

  it('tells of the server’s rule before the last digit', () => {
    const verdict = read({ name: 'card', ...rule('^\\d{16}$') }, '1', true).verdict;
    expect(verdict).toEqual({ kind: 'invalid', errorKey: 'wrong' });
  });
});
