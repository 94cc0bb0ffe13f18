import { samplePaymentMethod } from '@paywidget/shared/testing';
import { accountFieldOf, accountLookupOf, bankEntriesOf, bankFieldOf, fieldsWithBank } from './bank';

const values = [
  { value: '058', label: 'GTBank' },
  { value: '044', label: 'Access Bank' },
];
const transfer = samplePaymentMethod('transfer', {
  fields: [
    { name: 'bankCode', type: 'dropdown', values },
    { name: 'accountNumber', type: 'text' },
    { name: 'accountType', type: 'dropdown', values },
  ],
});
const opay = samplePaymentMethod('opay', { fields: [{ name: 'x', alias: 'account_number', type: 'text' }] });

it('a bank method has a bank field and an account field', () => {
  expect(bankFieldOf(transfer)?.name).toBe('bankCode');
  expect(accountFieldOf(transfer)?.name).toBe('accountNumber');
  expect(bankFieldOf(opay)).toBeUndefined();
  expect(accountFieldOf(opay)?.name).toBe('x');
});

it('the list has the banks of a method, or the method itself if it has none', () => {
  expect(bankEntriesOf([transfer, opay])).toEqual([
    { method: transfer, bank: { code: '058', label: 'GTBank' } },
    { method: transfer, bank: { code: '044', label: 'Access Bank' } },
    { method: opay },
  ]);
});

it('the bank field starts with the chosen bank', () => {
  const fields = transfer.fields ?? [];
  const startOf = (code: string | undefined) =>
    fieldsWithBank(fields, bankFieldOf(transfer), code).map(({ value }) => value);
  expect(startOf('044')).toEqual(['044', undefined, undefined]);
  expect(startOf(undefined)).toEqual([undefined, undefined, undefined]);
});

it.each([
  ['058', '0123456789', { bankCode: '058', accountNumber: '0123456789' }],
  ['058', '012 345 6789', { bankCode: '058', accountNumber: '0123456789' }],
  ['058', '012345678', undefined],
  ['', '0123456789', undefined],
  [undefined, undefined, undefined],
])('the lookup of the holder for the bank %s and the account %s', (bank, account, question) => {
  expect(accountLookupOf(bank, account)).toEqual(question);
});
