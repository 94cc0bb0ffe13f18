import fc from 'fast-check';
import { countryList } from './countryList';

const names = (...list: Parameters<typeof countryList>) => countryList(...list).map(({ name }) => name);

it.each([
  ['en', ['Austria', 'Brazil', 'Germany', 'India']],
  ['ru', ['Австрия', 'Бразилия', 'Германия', 'Индия']],
  // In Swedish Ö comes last.
  ['sv', ['Brasilien', 'Indien', 'Tyskland', 'Österrike']],
])('is in the order of the names in %s', (language, expected) => {
  expect(names(['in', 'de', 'at', 'br'], 'nl', language)).toEqual(expected);
});

it('begins with the current country', () => {
  expect(names(['at', 'br', 'in'], 'in', 'en')).toEqual(['India', 'Austria', 'Brazil']);
});

it('holds each country once, in whatever case it is written', () => {
  const letter = fc.constantFrom('a', 'b', 'r', 'A', 'B', 'R');
  const code = fc.tuple(letter, letter).map(([one, two]) => one + two);
  fc.assert(
    fc.property(fc.array(code), (codes) => {
      const listed = countryList(codes, 'br', 'en').map((country) => country.code);
      expect([...listed].sort()).toEqual([...new Set(codes.map((each) => each.toLowerCase()))].sort());
    }),
  );
});
