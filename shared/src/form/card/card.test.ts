import { FormField } from '@paywidget/shared/contract';
import fc from 'fast-check';
import { cardBrandOf, cardBrands } from './cardBrands';
import { expiryErrorOf, splitExpiryErrors } from './cardExpiry';
import { cardMaskOf, cardPartsOf, takesMonthFirst } from './cardField';

const parse = (field: Record<string, unknown>) => FormField.parse({ name: 'f', type: 'text', ...field });
const number = parse({ name: 'cardNumber' });
const rule = (pattern: string) => ({ pattern, errorKey: 'wrong' });
const noon = (month: number, day: number) => Date.UTC(2026, month - 1, day, 12);

it.each([
  ['expiry', { name: 'cardExpiry' }],
  ['expiry', { name: 'expiry_date' }],
  ['expiry', { name: 'x1', alias: 'cc-exp' }],
  ['expiry', { name: 'expirationDate' }],
  ['expiry', { name: 'card.valid.thru' }],
  ['expiry', { name: 'mmyy' }],
  ['expiry', { name: 'field_7', placeholder_key: 'paymentMethods.placeholder.cardExpiry' }],
  ['expiry', { name: 'field_7', mask: '##/##' }],
  ['expiry', { name: 'field_7', mask: '## / ##' }],
  ['month', { name: 'expMonth', type: 'dropdown' }],
  ['month', { name: 'card_expiry_month' }],
  ['year', { name: 'exp_year' }],
  ['cvv', { name: 'cvv' }],
  ['cvv', { name: 'CVC2' }],
  ['cvv', { name: 'x2', alias: 'card_cvc' }],
  ['cvv', { name: 'securityCode' }],
  ['cvv', { name: 'field_8', mask: '###' }],
  [undefined, { name: 'cardHolder' }],
  [undefined, { name: 'cardTail', mask: '####' }],
  [undefined, { name: 'experience' }],
  [undefined, { name: 'zip', mask: '#####' }],
] as const)('in a card form the part %s is %j', (part, field) => {
  const parsed = parse(field);
  expect(cardPartsOf([number, parsed]).get(parsed)).toBe(part);
});

it('a form without a card number has no parts of a card', () => {
  expect(cardPartsOf([parse({ name: 'expiryDate' }), parse({ name: 'cvv' })]).size).toBe(0);
});

it.each([
  ['expiry', [], '##/##'],
  ['expiry', [rule('^(?:0[1-9]|1[0-2])\\/?\\d{2}$')], '##/##'],
  ['expiry', [rule('^(?:0[1-9]|1[0-2])\\d{4}$')], '##/####'],
  ['expiry', [rule('^\\d{2}(?:0[1-9]|1[0-2])x$')], undefined],
  ['cvv', [], '####'],
  ['cvv', [rule('^\\d{3}$')], '####'],
  ['cvv', [rule('^[A-Z]{3}$')], undefined],
  ['number', [], undefined],
] as const)('a field for the %s with the rules %j gets the mask %s', (part, rules, mask) => {
  expect(cardMaskOf(part, rules)).toBe(mask);
});

it.each([
  ['^(?:0[1-9]|1[0-2])\\/?\\d{2}$', true],
  ['^(?:0[1-9]|1[0-2]) / \\d{2}$', true],
  ['^(?:2[5-9]|[3-9]\\d)(?:0[1-9]|1[0-2])$', false],
])('the rule %s takes the month first: %s', (pattern, isFirst) => {
  expect(takesMonthFirst([rule(pattern)])).toBe(isFirst);
});

it.each([
  ['12/30', noon(6, 15), undefined],
  ['1230', noon(6, 15), undefined],
  ['12/2030', noon(6, 15), undefined],
  ['06/26', noon(6, 30), undefined],
  ['06/26', Date.UTC(2026, 6, 1, 11), undefined],
  ['06/26', Date.UTC(2026, 6, 1, 12), 'form.card.expired'],
  ['05/26', noon(6, 15), 'form.card.expired'],
  ['12/25', Date.UTC(2026, 0, 2), 'form.card.expired'],
  ['01/20', noon(6, 15), 'form.card.expired'],
  ['01/2020', noon(6, 15), 'form.card.expired'],
  ['13/30', noon(6, 15), 'form.card.expiry'],
  ['00/30', noon(6, 15), 'form.card.expiry'],
  ['1/30', noon(6, 15), 'form.card.expiry'],
  ['', noon(6, 15), 'form.card.expiry'],
])('an expiry of %s at %s has the error %s', (text, now, error) => {
  expect(expiryErrorOf(text, now)).toBe(error);
});

it('every month from this one on is valid, and every earlier one has expired', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 600 }), (card, today) => {
      const text = `${String((card % 12) + 1).padStart(2, '0')}/${2020 + Math.floor(card / 12)}`;
      const now = Date.UTC(2020, today, 15);
      expect(expiryErrorOf(text, now)).toBe(card < today ? 'form.card.expired' : undefined);
    }),
  );
});

it.each([
  ['4', 'Visa'],
  ['4111 1111 1111 1111', 'Visa'],
  ['51', 'Mastercard'],
  ['2221 00', 'Mastercard'],
  ['2720', 'Mastercard'],
  ['2200', 'Mir'],
  ['34', 'American Express'],
  ['5614', 'Uzcard'],
  ['5058', 'Korti Milli'],
  ['50', 'Maestro'],
  ['506100', 'Verve'],
  ['6011', 'Discover'],
  ['62', 'UnionPay'],
  ['9', undefined],
  ['22', undefined],
  ['', undefined],
  ['abc', undefined],
])('a number that starts with %s is of the brand %s', (digits, brand) => {
  expect(cardBrandOf(digits)).toBe(brand);
});

it('each brand has another name', () => {
  expect(new Set(cardBrands).size).toBe(cardBrands.length);
});

it.each([
  ['5', '2026', { year: 'form.card.expired' }],
  ['05', '26', { year: 'form.card.expired' }],
  ['6', '26', {}],
  ['13', '30', { month: 'form.card.expiry' }],
  ['May', '20', {}],
  ['5', '', {}],
  ['', '20', {}],
])('an expiry with the month %j and the year %j in two fields has the errors %j', (month, year, errors) => {
  const entries = [
    { name: 'month', cardPart: 'month' as const, text: month },
    { name: 'year', cardPart: 'year' as const, text: year },
  ];
  expect(splitExpiryErrors(entries, noon(6, 15))).toEqual(errors);
});
