import fc from 'fast-check';
import {
  countryOfNumber,
  nationalDigits,
  type PhoneCountry,
  phoneCountries,
  phoneCountryOf,
  phoneNumberOf,
} from './phoneNumber';

const country = (code: string) => phoneCountryOf(code) as PhoneCountry;

describe('phoneCountries', () => {
  it('lists about 240 unique countries with a prefix and, except for a few, an example', () => {
    expect(phoneCountries.length).toBeGreaterThan(230);
    expect(new Set(phoneCountries.map(({ code }) => code)).size).toBe(phoneCountries.length);
    expect(
      phoneCountries.every(({ code, prefix }) => /^[a-z]{2}$/.test(code) && /^\d{1,3}$/.test(prefix)),
    ).toBe(true);
    expect(phoneCountries.filter(({ example }) => example === '').length).toBeLessThan(5);
  });

  it.each([
    ['RU', '7'],
    ['br', '55'],
    ['in', '91'],
    ['kz', '7'],
    ['us', '1'],
  ])('has %s with the prefix +%s', (code, prefix) => {
    expect(country(code).prefix).toBe(prefix);
  });

  it('returns undefined for an unknown country code', () => {
    expect(phoneCountryOf('zz')).toBeUndefined();
  });
});

describe('countryOfNumber', () => {
  it.each([
    ['+7 916 123-45-67', 'ru', 'ru'],
    ['+7 916 123-45-67', 'kz', 'kz'],
    ['+7 916 123-45-67', 'br', 'ru'],
    ['0044 20 7946 0958', 'ru', 'gb'],
    ['+971 50 123 4567', 'ru', 'ae'],
    ['+(55) 11 96123-4567', 'ru', 'br'],
    ['+٩٧١501234567', 'ru', 'ae'],
    ['+1 201 555 0123', 'ca', 'ca'],
    ['+1 201 555 0123', 'ru', 'us'],
  ])('for %s with the preferred country %s returns %s', (text, preferred, owner) => {
    expect(countryOfNumber(text, country(preferred))?.code).toBe(owner);
  });

  it.each(['916 123-45-67', '', '+', '+999 1'])('returns undefined for %j', (text) => {
    expect(countryOfNumber(text, country('ru'))).toBeUndefined();
  });
});

describe('nationalDigits and phoneNumberOf', () => {
  it.each([
    ['+7 9161234567', 'ru', '9161234567'],
    ['9161234567', 'ru', '9161234567'],
    ['7916123456', 'ru', '7916123456'],
    ['(916) 123-45-67', 'ru', '9161234567'],
    ['٩١٦', 'ru', '916'],
  ])('nationalDigits of %s in %s are %s', (text, code, digits) => {
    expect(nationalDigits(text, country(code))).toBe(digits);
  });

  it('phoneNumberOf returns an empty text without national digits', () => {
    expect(phoneNumberOf('', country('ru'))).toBe('');
    expect(phoneNumberOf('916', country('ru'))).toBe('+7916');
  });

  it('convert a number there and back in every country', () => {
    fc.assert(
      fc.property(fc.constantFrom(...phoneCountries), fc.stringMatching(/^\d{1,12}$/), (owner, national) => {
        const whole = phoneNumberOf(national, owner);
        expect(countryOfNumber(whole, owner)).toBe(owner);
        expect(nationalDigits(whole, owner)).toBe(national);
      }),
    );
  });
});
