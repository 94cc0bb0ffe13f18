import { loadLatinNames } from '@paywidget/shared/i18n';
import fc from 'fast-check';
import { countryList, searchCountries } from './countryList';

const names = (...list: Parameters<typeof countryList>) => countryList(...list).map(({ name }) => name);

it.each([
  ['en', ['Austria', 'Brazil', 'Germany', 'India']],
  ['ru', ['Австрия', 'Бразилия', 'Германия', 'Индия']],
  // In Swedish, Ö is the last letter.
  ['sv', ['Brasilien', 'Indien', 'Tyskland', 'Österrike']],
])('sorts the countries by their names in %s', (language, expected) => {
  expect(names(['in', 'de', 'at', 'br'], 'nl', language)).toEqual(expected);
});

it('starts with the current country', () => {
  expect(names(['at', 'br', 'in'], 'in', 'en')).toEqual(['India', 'Austria', 'Brazil']);
});

it('contains each country once, ignoring case', () => {
  const letter = fc.constantFrom('a', 'b', 'r', 'A', 'B', 'R');
  const code = fc.tuple(letter, letter).map(([one, two]) => one + two);
  fc.assert(
    fc.property(fc.array(code), (codes) => {
      const listed = countryList(codes, 'br', 'en').map((country) => country.code);
      expect([...listed].sort()).toEqual([...new Set(codes.map((each) => each.toLowerCase()))].sort());
    }),
  );
});

it.each([
  ['ger', ['ألمانيا', 'الجزائر']],
  ['ألم', ['ألمانيا']],
  ['Brazil', ['البرازيل']],
  ['zzz', []],
])('finds a country by its name in the player’s language and in English: %j', (text, expected) => {
  const countries = countryList(['dz', 'br', 'de'], 'nl', 'ar');
  expect(searchCountries(countries, text).map(({ name }) => name)).toEqual(expected);
});

it.each([
  ['germaniya', 'ru', 'Германия'],
  ['vrazil', 'el', undefined],
  ['brazil', 'el', 'Βραζιλία'],
  ['almany', 'ar', 'ألمانيا'],
])('finds a country by its name in Latin letters: %s in %s', async (text, language, expected) => {
  await loadLatinNames();
  const countries = countryList(['dz', 'br', 'de'], 'nl', language);
  expect(searchCountries(countries, text)[0]?.name).toBe(expected);
});
