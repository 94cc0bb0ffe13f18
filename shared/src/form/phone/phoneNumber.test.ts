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

describe('the table of countries', () => {
  it('has some 240 countries, each once, with a prefix and nearly always an example', () => {
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
  ])('knows %s by +%s', (code, prefix) => {
    expect(country(code).prefix).toBe(prefix);
  });

  it('knows nobody by a made-up code', () => {
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
  ])('takes %s, in %s, for a number of %s', (text, preferred, owner) => {
    expect(countryOfNumber(text, country(preferred))?.code).toBe(owner);
  });

  it.each(['916 123-45-67', '', '+', '+999 1'])('does not know whose %j is', (text) => {
    expect(countryOfNumber(text, country('ru'))).toBeUndefined();
  });
});

describe('a number', () => {
  it.each([
    ['+7 9161234567', 'ru', '9161234567'],
    ['9161234567', 'ru', '9161234567'],
    ['7916123456', 'ru', '7916123456'],
    ['(916) 123-45-67', 'ru', '9161234567'],
    ['٩١٦', 'ru', '916'],
  ])('%s in %s has the national digits %s', (text, code, digits) => {
    expect(nationalDigits(text, country(code))).toBe(digits);
  });

  it('is empty while only the prefix is there', () => {
    expect(phoneNumberOf('', country('ru'))).toBe('');
    expect(phoneNumberOf('916', country('ru'))).toBe('+7916');
  });

  it('goes there and back in every country', () => {
    fc.assert(
      fc.property(fc.constantFrom(...phoneCountries), fc.stringMatching(/^\d{1,12}$/), (owner, national) => {
        const whole = phoneNumberOf(national, owner);
        expect(countryOfNumber(whole, owner)).toBe(owner);
        expect(nationalDigits(whole, owner)).toBe(national);
      }),
    );
  });
});
