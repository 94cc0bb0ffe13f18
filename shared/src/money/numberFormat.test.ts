import { formatDecimal, formatPercent } from './numberFormat';

describe('in a browser that does not know the language', () => {
  const known = Intl.NumberFormat;

  beforeEach(() => {
    jest.spyOn(Intl, 'NumberFormat').mockImplementation(
      (locales, options) =>
        new known(
          [locales ?? []].flat().filter((tag) => !/^(az|kk|ky|tg|uz|qq)/.test(String(tag))),
          options,
        ),
    );
  });
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['az', '1.234.567,50'],
    ['kk', '1 234 567,50'],
    ['ky-KG', '1 234 567,50'],
    ['tg', '1 234 567,50'],
    ['uz', '1 234 567,50'],
    ['qq', '1,234,567.50'],
  ])('an amount in %s is written as in a language that its readers know: %s', (locale, shown) => {
    expect(formatDecimal('1234567.5', locale, 2, 2).replace(/\s/g, ' ')).toBe(shown);
    expect(formatPercent('1234567.5', locale).replace(/\s/g, ' ')).toContain(shown.slice(0, -1));
  });
});

test.each([
  ['50', 'en', '50%'],
  ['12.5', 'de', '12,5\u00A0%'],
  ['100', 'tr', '%100'],
  ['0.29', 'fr', '0,29\u00A0%'],
  ['1234', 'hi', '1,234%'],
])('formats %s per cent in %s as %s', (percent, locale, shown) => {
  expect(formatPercent(percent, locale).replace(/\s/g, '\u00A0')).toBe(shown);
});
