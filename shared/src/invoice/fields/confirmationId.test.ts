import type { FormField } from '@paywidget/shared/contract';
import * as fc from 'fast-check';
import { invoiceFields } from './confirmationId';

const asked = (name: string, alias?: string): FormField => ({ name, alias, type: 'text' });
const namesOf = (fields: FormField[]) => fields.map(({ name }) => name);

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
