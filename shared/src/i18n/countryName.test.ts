import { countryName } from './countryName';

it.each([
  ['ru', 'en', 'Russia'],
  ['de', 'fr', 'Allemagne'],
  ['not-a-code', 'en', 'NOT-A-CODE'],
])('the name of %s in %s is %s', (code, language, name) => {
  expect(countryName(code, language)).toBe(name);
});
