import { samplePaymentMethod } from '@paywidget/shared/testing';
import {
  currencyFieldOf,
  currencyFieldValue,
  offeredCurrencies,
  presetCurrency,
  withoutCurrencyField,
} from './onrampCurrency';

const values = (...codes: string[]) => codes.map((value) => ({ value, label: value }));
const withCurrencyField = (...codes: string[]) => ({
  fields: [
    { name: 'fiat', type: 'dropdown_currency', values: values(...codes) },
    { name: 'network', type: 'networks' },
  ],
});
const onramp = (fields: Parameters<typeof samplePaymentMethod>[1]) =>
  samplePaymentMethod('moonpay', { cardViewType: 'onramp', currency: undefined, ...fields });

it('the on-ramp form shows all fields but the currency field', () => {
  const method = onramp(withCurrencyField('EUR'));
  expect(currencyFieldOf(method)?.name).toBe('fiat');
  expect(withoutCurrencyField(method).fields?.map(({ name }) => name)).toEqual(['network']);
  expect(withoutCurrencyField(onramp({})).fields).toBeUndefined();
});

it.each([
  ["its field's values", { ...withCurrencyField('EUR', 'BRL'), currency: ['USD'] }, ['EUR', 'BRL']],
  [
    "the method's currencies if its field has no values",
    { ...withCurrencyField(), currency: ['USD'] },
    ['USD'],
  ],
  ["the method's currencies without a field", { currency: ['USD', 'GBP'] }, ['USD', 'GBP']],
])('an on-ramp offers %s', (_, fields, expected) => {
  expect(offeredCurrencies(onramp(fields)).map(({ code }) => code)).toEqual(expected);
});

it('an on-ramp offers all known currencies if the server sends none', () => {
  expect(offeredCurrencies(onramp({})).map(({ code }) => code)).toEqual(
    expect.arrayContaining(['USD', 'EUR', 'INR', 'BRL']),
  );
});

it.each([
  ["the country's currency", withCurrencyField('USD', 'INR', 'BRL'), 'in', 'INR'],
  ["the account's currency if the country's is not offered", withCurrencyField('USD', 'BRL'), 'in', 'USD'],
  ["the account's currency in an unlisted country", withCurrencyField('USD', 'BRL'), 'aq', 'USD'],
  [
    "the field's value if neither is offered",
    { fields: [{ name: 'fiat', type: 'dropdown_currency', values: values('EUR', 'GBP'), value: 'GBP' }] },
    'in',
    'GBP',
  ],
  ['the only offered currency', withCurrencyField('EUR'), 'in', 'EUR'],
  ['no currency if the player has to choose', withCurrencyField('EUR', 'GBP'), 'in', ''],
])('an on-ramp starts with %s', (_, fields, country, expected) => {
  expect(presetCurrency(onramp(fields), { country, accountCurrency: 'USD' })).toBe(expected);
});

test('an on-ramp takes currencies in lower case, and sends the field as the server wrote it', () => {
  const method = onramp(withCurrencyField('usd', 'inr'));
  expect(offeredCurrencies(method).map(({ code }) => code)).toEqual(['USD', 'INR']);
  expect(presetCurrency(method, { country: 'in', accountCurrency: 'USD' })).toBe('INR');
  expect(currencyFieldValue(method, 'INR')).toEqual({ fiat: 'inr' });
  expect(currencyFieldValue(onramp({ fields: [] }), 'INR')).toEqual({});
});
