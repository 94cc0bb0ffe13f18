import { localeGroups } from '@paywidget/shared/i18n';
import fc from 'fast-check';
import { notationOf, writeDecimal } from './notation';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const regions = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => names.of(code) !== undefined)
  // Intl replaces old codes by new ones.
  .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`);

/** The result of a browser that knows the language. */
const intlFormat = (locale: string, minDecimals: number, maxDecimals: number) => {
  const format = new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    minimumFractionDigits: minDecimals,
    maximumFractionDigits: maxDecimals,
  });
  return (value: string) => format.format(value as Intl.StringNumericLiteral);
};

const written = (value: string, locale: string, minDecimals: number, maxDecimals: number) => {
  const notation = notationOf(locale);
  return notation && writeDecimal(value, notation, minDecimals, maxDecimals);
};

test.each(localeGroups)('numbers in %s, and in each of its regions, are those of CLDR', (language) => {
  const locales = [language, `${language}-419`, ...regions.map((region) => `${language}-${region}`)];
  const values = ['0', '123', '1234', '12345.6', '1234567', '1234567890.05'];
  const ours = locales.map((locale) => [locale, ...values.map((value) => written(value, locale, 0, 2))]);
  expect(ours).toEqual(locales.map((locale) => [locale, ...values.map(intlFormat(locale, 0, 2))]));
});

test('any number with any limits of decimals is written as CLDR writes it', () => {
  const digits = (maxLength: number) => fc.stringMatching(new RegExp(`^[0-9]{0,${maxLength}}$`));
  fc.assert(
    fc.property(
      fc.constantFrom(...localeGroups),
      digits(25),
      digits(8),
      fc.nat(8),
      (locale, whole, fraction, minDecimals) => {
        const value = `${whole || '0'}${fraction && `.${fraction}`}`;
        expect(written(value, locale, minDecimals, 8)).toBe(intlFormat(locale, minDecimals, 8)(value));
      },
    ),
  );
});

test('a number of a million digits is written as soon as a short one', () => {
  const digits = 1_000_000;
  expect(written('9'.repeat(digits), 'en', 0, 2)).toHaveLength(digits + Math.floor((digits - 1) / 3));
  expect(written(`${'0'.repeat(digits)}5`, 'en', 0, 2)).toBe('5');
  expect(written(`1.${'0'.repeat(digits)}`, 'en', 0, 2)).toBe('1');
  expect(written(`1.${'0'.repeat(digits)}1`, 'en', 0, 2)).toBeUndefined();
  expect(written(`${'0'.repeat(digits)}x`, 'en', 0, 2)).toBeUndefined();
});

test.each(['-5', '', '.5', '5.', '1e5', '1,5', 'NaN', '0.123', ' 5'])(
  'leaves %j to the browser: it is no plain decimal, or must be rounded',
  (value) => {
    expect(written(value, 'en', 0, 2)).toBeUndefined();
  },
);

test.each(['fa', 'uz-Arab', 'hi-Latn-IN', 'en-u-nu-arab', 'e-xxn', 'constructor', ''])(
  'does not know how %j writes numbers',
  (locale) => {
    expect(notationOf(locale)).toBeUndefined();
  },
);
