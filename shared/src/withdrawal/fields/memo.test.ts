import { FormField } from '@paywidget/shared/contract';
import { isMemoField, isValidMemo } from './memo';

it.each([
  ['ripple', '0', true],
  ['ripple', '4294967295', true],
  ['ripple', '4294967296', false],
  ['ripple', 'text', false],
  ['ripple', 'a7', false],
  ['ripple', '7a', false],
  ['stellar', '18446744073709551615', true],
  ['stellar', '18446744073709551616', false],
  ['stellar', 'an invoice', true],
  ['stellar', 'invoice 7', true],
  ['stellar', '7 invoices', true],
  ['stellar', 'x'.repeat(28), true],
  ['stellar', 'a text of more than 28 bytes…', false],
  ['ton', 'for invoice 7', true],
  ['ton', 'x'.repeat(123), true],
  ['ton', 'x'.repeat(124), false],
  ['bitcoin', 'whatever', true],
] as const)('on %s, “%s” is a valid memo: %s', (chain, memo, expected) => {
  expect(isValidMemo(chain, memo)).toBe(expected);
});

it.each([
  [{ name: 'memo' }, true],
  [{ name: 'extra', alias: 'destinationTag' }, true],
  [{ name: 'paymentId' }, true],
  [{ name: 'payment_id' }, true],
  [{ name: 'invoiceComment' }, false],
  [{ name: 'tagline' }, false],
  [{ name: 'walletAddress' }, false],
])('detects the field %j as a memo: %s', (field, expected) => {
  expect(isMemoField(FormField.parse({ type: 'text', ...field }))).toBe(expected);
});
