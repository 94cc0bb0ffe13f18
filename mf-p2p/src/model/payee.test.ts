import type { Requisite } from '@paywidget/shared/contract/payments';
import { accountFirst, payeeOf } from './payee';

const text = (name: string, value: string): Requisite => ({ name, title: name, type: 'text', value });
const readCard = () => [text('number', '2202 2012'), text('fullName', 'Alex')];
const namesOf = (requisites: Requisite[]) => requisites.map(({ name }) => name);

it.each([
  ['the card alone', [], ['number', 'fullName']],
  ['requisites first', [text('bic', '1')], ['bic', 'number', 'fullName']],
  ['no name twice', [text('fullName', 'Someone')], ['fullName', 'number']],
  ['no value twice', [text('card', '22022012')], ['card', 'fullName']],
])('the payee’s details have %s', (_, requisites, names) => {
  expect(namesOf(payeeOf(requisites, {}, readCard))).toEqual(names);
});

it('the account number of a virtual account comes first', () => {
  const requisites = [text('fullName', 'A'), text('account_number', '1'), text('bank_name', 'B')];
  expect(namesOf(accountFirst(requisites))).toEqual(['account_number', 'fullName', 'bank_name']);
});
