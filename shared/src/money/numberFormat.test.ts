import { formatPercent } from './numberFormat';

test.each([
  ['50', 'en', '50%'],
  ['12.5', 'de', '12,5\u00A0%'],
  ['100', 'tr', '%100'],
  ['0.29', 'fr', '0,29\u00A0%'],
  ['1234', 'hi', '1,234%'],
])('formats %s per cent in %s as %s', (percent, locale, shown) => {
  expect(formatPercent(percent, locale).replace(/\s/g, '\u00A0')).toBe(shown);
});
