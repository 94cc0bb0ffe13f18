import tajik from '../../locales/countries/tg.json';
import { countryName, keepCountryNames } from './countryName';
import { latinName, loadLatinNames } from './latinName';

it.each([
  ['ru', 'en', 'Russia'],
  ['de', 'fr', 'Allemagne'],
  ['not-a-code', 'en', 'NOT-A-CODE'],
])('the name of %s in %s is %s', (code, language, name) => {
  expect(countryName(code, language)).toBe(name);
});

it('has our names for a language that browsers do not know', () => {
  keepCountryNames('tg', tajik);
  expect(countryName('ru', 'tg')).toBe('Русия');
  expect(countryName('ru', 'tg-TJ')).toBe('Русия');
  expect(countryName('constructor', 'tg')).toBe('CONSTRUCTOR');
});

it('texts without names of countries leave a language to the browser', () => {
  keepCountryNames('fr', { 'error.title': 'Erreur' });
  expect(countryName('de', 'fr')).toBe('Allemagne');
});

it('a name is written in Latin letters once the library has loaded', async () => {
  expect(latinName('Германия')).toBe('');
  await loadLatinNames();
  expect(['Германия', 'Γερμανία', 'ألمانيا', 'Côte d’Ivoire'].map(latinName)).toEqual([
    'Germaniya',
    'Germania',
    'almanya',
    'Cote d’Ivoire',
  ]);
});
