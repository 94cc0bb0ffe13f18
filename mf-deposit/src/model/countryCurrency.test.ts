import { currencyCodes } from '@paywidget/shared/money';
import { countryCurrencies, currencyOfCountry } from './countryCurrency';

it.each([
  ['in', 'INR'],
  ['br', 'BRL'],
  ['BR', 'BRL'],
  ['de', 'EUR'],
  ['ec', 'USD'],
  ['sn', 'XOF'],
  ['aq', undefined],
  ['', undefined],
])('the on-ramp currency of the country %s is %s', (country, currency) => {
  expect(currencyOfCountry(country)).toBe(currency);
});

it('the table of on-ramp currencies has at least 70 countries', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const listed = letters.flatMap((first) => letters.filter((second) => currencyOfCountry(first + second)));
  expect(listed.length).toBeGreaterThanOrEqual(70);
});

it('the table of on-ramp currencies has only currencies that the widget can format', () => {
  expect(countryCurrencies.filter((code) => !currencyCodes.includes(code))).toEqual([]);
});
