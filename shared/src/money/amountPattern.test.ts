import { amountPattern } from './amountPattern';

test.each([
  [
    'USD',
    'en',
    ['50', '$50', '50 USD', '1,234.56', '1234.5', "1'234", '1 234', '$1,234,567'],
    ['50.123', '1,23', 'x', ''],
  ],
  ['RUB', 'ru', ['50,5', '1 234,56 ₽', '1\u00A0234'], ['50.5', '50,123', '$50']],
  ['INR', 'hi', ['₹12,34,567.50'], ['12,34,5678']],
  ['BTC', 'en', ['0.00000001', '0.1 BTC'], ['0.000000001', '₿1']],
  ['EUR', 'de', ['1.234,56 €', '€1234'], ['1,234.56']],
  ['A.B-C', 'en', ['5 A.B-C'], ['5 AxB-C']],
])('of %s in %s', (currency, locale, amounts, others) => {
  const pattern = amountPattern(currency, locale);
  expect(amounts.filter((text) => !pattern.test(text))).toEqual([]);
  expect(others.filter((text) => pattern.test(text))).toEqual([]);
});
