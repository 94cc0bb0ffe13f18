import { text } from '../entry';
import type { WireField } from '../wire';
import { cnpj, cpf } from './identity';
import { phone } from './phone';
import { dropdown, ruledField } from './ruledField';
import { email } from './wallet';

/** DICT: a version 4 UUID in lower or upper case. */
export const randomKey: WireField = ruledField('randomKey', {
  pattern: /^[\dA-Fa-f]{8}-?[\dA-Fa-f]{4}-?4[\dA-Fa-f]{3}-?[89ABab][\dA-Fa-f]{3}-?[\dA-Fa-f]{12}$/u,
  mask: '********-****-****-****-************',
});

/**
 * A Pix key (Banco Central do Brasil, DICT): its type, and one field for each type. The form shows the field of the
 * chosen type and always `cpf`. It sends the chosen field as `pixKey` and cpf under its own name.
 */
export const pixKey: WireField[] = [
  dropdown('pixKeyType', [
    ['cpf', 'CPF'],
    ['cnpj', 'CNPJ'],
    ['email', text('E-mail', 'Эл. почта', 'البريد الإلكتروني')],
    ['phone', text('Phone', 'Телефон', 'الهاتف')],
    ['randomKey', text('Random key', 'Случайный ключ', 'مفتاح عشوائي')],
  ]),
  ...[cpf, cnpj, email, phone('br'), randomKey].map((field) => ({ ...field, alias: 'pixKey', wallet: true })),
];
