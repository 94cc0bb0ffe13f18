import { copiedValue, isCardNumber, readableValue } from './readableValue';

it.each([
  ['cardNumber', '4111111111111111', '4111 1111 1111 1111', '4111111111111111'],
  ['card', '4111-1111 11111111', '4111 1111 1111 1111', '4111111111111111'],
  ['number', '378282246310005', '3782 8224 6310 005', '378282246310005'],
  ['account', '4111111111111111', '4111111111111111', '4111111111111111'],
  ['cardHolder', 'Ada Lovelace', 'Ada Lovelace', 'Ada Lovelace'],
  ['card', '4111', '4111', '4111'],
  ['iban', 'DE02 1203 0000', 'DE02 1203 0000', 'DE02 1203 0000'],
])('a %s of %s is shown as %s and copied as %s', (name, value, shown, copied) => {
  expect(readableValue({ name, value })).toBe(shown);
  expect(copiedValue({ name, value })).toBe(copied);
});

it('recognizes a card number by its name and length', () => {
  expect(isCardNumber({ name: 'cardNumber', value: '4111 1111 1111 1111' })).toBe(true);
  expect(isCardNumber({ name: 'reference', value: '4111111111111111' })).toBe(false);
});
