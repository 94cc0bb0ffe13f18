import { decimalSeparatorOf, formatDecimal, formatPercent, groupSeparatorOf } from './numberFormat';

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

test.each([
  ['fa', '.', ','],
  ['sv', ',', '\u00A0'],
  ['nl', ',', '.'],
  ['bg', ',', '\u00A0'],
])(
  '%s, which is not one of our languages, is read with the separators that it is written with',
  (locale, decimal, group) => {
    expect([decimalSeparatorOf(locale), groupSeparatorOf(locale)]).toEqual([decimal, group]);
    expect(formatDecimal('1234567.5', locale, 2, 2)).toBe(`1${group}234${group}567${decimal}50`);
  },
);

test('each number has the decimals that it was asked for, whatever was written before it', () => {
  expect(formatDecimal('1.5', 'sv', 2, 2)).toBe('1,50');
  expect(formatDecimal('1.5', 'sv', 0, 2)).toBe('1,5');
  expect(formatDecimal('1.25', 'sv', 0, 1)).toBe('1,3');
  expect(formatDecimal('1.5', 'he', 0, 1)).toBe('1.5');
});
