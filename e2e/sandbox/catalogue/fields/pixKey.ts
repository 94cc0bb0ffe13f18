import { text } from '../entry';
import type { WireField } from '../wire';
import { cnpj, cpf } from './identity';
import { phone } from './phone';
import { dropdown, ruledField } from './ruledField';
import { email } from './wallet';

/**
 * A Pix key (Banco Central do Brasil, DICT): its kind, and one field for each kind, named by the kind. The form shows
 * the chosen kind's field and cpf (specification, section 4, "Form"): the chosen one is sent as `pixKey`, cpf beside
 * it by its own name.
 */
export function pixKey(): WireField[] {
  const kinds = [cpf(), cnpj(), email(), phone('br'), randomKey()];
  return [
    dropdown('pixKeyType', [
      ['cpf', 'CPF'],
      ['cnpj', 'CNPJ'],
      ['email', text('E-mail', 'Эл. почта', 'البريد الإلكتروني')],
      ['phone', text('Phone', 'Телефон', 'الهاتف')],
      ['randomKey', text('Random key', 'Случайный ключ', 'مفتاح عشوائي')],
    ]),
    ...kinds.map((field) => ({ ...field, alias: 'pixKey', wallet: true })),
  ];
}

/** DICT: a version 4 UUID in lower or upper case. */
export const randomKey = (): WireField =>
  ruledField('randomKey', {
    pattern: /^[\dA-Fa-f]{8}-?[\dA-Fa-f]{4}-?4[\dA-Fa-f]{3}-?[89ABab][\dA-Fa-f]{3}-?[\dA-Fa-f]{12}$/u,
    mask: '********-****-****-****-************',
  });
