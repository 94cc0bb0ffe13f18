import type { FormField } from '@paywidget/shared/contract';
import * as fc from 'fast-check';
import { completionOf, invoiceFields } from './confirmation';

const deposit = { depositId: 'd1', method: 'bkash_p2p' };
const about = { depositId: 'd1', paymentMethod: 'bkash_p2p' };
const asked = (name: string, alias?: string): FormField => ({ name, alias, type: 'text' });
const namesOf = (fields: FormField[]) => fields.map(({ name }) => name);

it.each([
  [{}, about],
  [{ confirmationId: '12345678' }, { ...about, confirmationId: '12345678' }],
  [{ receipt: 'A1' }, { ...about, fields: { receipt: 'A1' } }],
])('for the fields %j, deposit-complete gets %j', (fields, payload) => {
  expect(completionOf(deposit, fields)).toEqual(payload);
});

it.each([
  [[], false, []],
  [[], true, ['confirmationId']],
  [[asked('receipt')], true, ['receipt', 'confirmationId']],
  [[asked('id', 'confirmationId')], true, ['id']],
  [[asked('confirmationId', '')], true, ['confirmationId']],
])(
  'an invoice with the fields %j that needs a confirmation id (%s) shows the fields %j',
  (fields, needsId, names) => {
    expect(namesOf(invoiceFields(fields, needsId))).toEqual(names);
  },
);

it('a confirmation id must have 8 to 10 digits', () => {
  const [field] = invoiceFields([], true);
  const rule = new RegExp(field?.validations?.[0]?.regex ?? '', 'u');
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,14}$/), (id) => {
      expect(rule.test(id)).toBe(id.length >= 8 && id.length <= 10);
    }),
  );
});
