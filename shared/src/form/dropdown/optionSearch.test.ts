import { loadLatinNames } from '@paywidget/shared/i18n';
import { hasSearch, searchOptions } from './optionSearch';

const options = ['Niger', 'Nigeria', 'Algeria', 'Côte d’Ivoire', 'Germany'].map((label) => ({
  value: label,
  label,
}));
const found = (text: string) => searchOptions(options, text).map(({ label }) => label);

describe('searchOptions', () => {
  it.each([
    ['ni', ['Niger', 'Nigeria']],
    ['ger', ['Germany', 'Niger', 'Nigeria', 'Algeria']],
    ['COTE', ['Côte d’Ivoire']],
    ['  niger ', ['Niger', 'Nigeria']],
    ['xyz', []],
  ])('for %j finds %j', (text, labels) => {
    expect(found(text)).toEqual(labels);
  });

  it('returns all options in their order for an empty text', () => {
    expect(found('')).toEqual(options.map(({ label }) => label));
  });

  it('also searches the detail', () => {
    const countries = [
      { value: 'kz', label: 'Kazakhstan', detail: '+7' },
      { value: 'br', label: 'Brazil', detail: '+55' },
    ];
    expect(searchOptions(countries, '+5').map(({ value }) => value)).toEqual(['br']);
  });

  it('finds countries by their names in Latin letters, and words with a soft hyphen', async () => {
    await loadLatinNames();
    const countries = [
      { value: 'de', label: 'Германия', flag: 'de' },
      { value: 'br', label: 'Бра\u00ADзилия', flag: 'br' },
    ];
    expect(searchOptions(countries, 'germaniya').map(({ value }) => value)).toEqual(['de']);
    expect(searchOptions(countries, 'бразилия').map(({ value }) => value)).toEqual(['br']);
  });

  it.each([
    ['sud-coreean', 'Won sud-\u2060coreean'],
    ['rubel w', 'Rubel w\u00A0obiegu'],
  ])('finds %j in a label with characters against line breaks', (text, label) => {
    expect(searchOptions([{ value: 'one', label }], text)).toHaveLength(1);
  });

  it.each([
    ['ger', ['de', 'dz']],
    ['البر', ['br']],
    ['zzz', []],
  ])('finds countries by their English names too: %j', (text, codes) => {
    const countries = [
      { value: 'dz', label: 'الجزائر', flag: 'dz' },
      { value: 'br', label: 'البرازيل', flag: 'br' },
      { value: 'de', label: 'ألمانيا', flag: 'de' },
    ];
    expect(searchOptions(countries, text).map(({ value }) => value)).toEqual(codes);
  });
});

it('hasSearch is true for more than five options', () => {
  expect(hasSearch(options)).toBe(false);
  expect(hasSearch([...options, { value: 'x', label: 'x' }])).toBe(true);
});
