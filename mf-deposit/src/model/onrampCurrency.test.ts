import { samplePaymentMethod } from '@paywidget/shared/testing';
import { currencyFieldOf, offeredCurrencies, presetCurrency, withoutCurrencyField } from './onrampCurrency';

const values = (...codes: string[]) => codes.map((value) => ({ value, label: value }));
const asking = (...codes: string[]) => ({
  fields: [
    { name: 'fiat', type: 'dropdown_currency', values: values(...codes) },
    { name: 'network', type: 'networks' },
  ],
});
const onramp = (fields: Parameters<typeof samplePaymentMethod>[1]) =>
  samplePaymentMethod('moonpay', { cardViewType: 'onramp', currency: undefined, ...fields });

it('takes the question for the currency out of the form, and nothing else', () => {
  const method = onramp(asking('EUR'));
  expect(currencyFieldOf(method)?.name).toBe('fiat');
  expect(withoutCurrencyField(method).fields?.map(({ name }) => name)).toEqual(['network']);
  expect(withoutCurrencyField(onramp({})).fields).toBeUndefined();
});

it.each([
  ["its field's values", { ...asking('EUR', 'BRL'), currency: ['USD'] }, ['EUR', 'BRL']],
  ["the method's, where its field lists none", { ...asking(), currency: ['USD'] }, ['USD']],
  ["the method's, where it has no field", { currency: ['USD', 'GBP'] }, ['USD', 'GBP']],
])('offers %s', (_, fields, expected) => {
  expect(offeredCurrencies(onramp(fields)).map(({ code }) => code)).toEqual(expected);
});

it('offers every known currency where the server names none', () => {
  expect(offeredCurrencies(onramp({})).map(({ code }) => code)).toEqual(
    expect.arrayContaining(['USD', 'EUR', 'INR', 'BRL']),
  );
});

it.each([
  ["the country's own", asking('USD', 'INR', 'BRL'), 'in', 'INR'],
  ["the account's, where the country's is not offered", asking('USD', 'BRL'), 'in', 'USD'],
  ["the account's, in a country that is not listed", asking('USD', 'BRL'), 'aq', 'USD'],
  [
    "the server's, where neither is offered",
    { fields: [{ name: 'fiat', type: 'dropdown_currency', values: values('EUR', 'GBP'), value: 'GBP' }] },
    'in',
    'GBP',
  ],
  ['the only one', asking('EUR'), 'in', 'EUR'],
  ['none, where the player has to choose', asking('EUR', 'GBP'), 'in', ''],
])('starts with %s', (_, fields, country, expected) => {
  expect(presetCurrency(onramp(fields), { country, accountCurrency: 'USD' })).toBe(expected);
});
