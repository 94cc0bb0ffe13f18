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

  it('finds all, in their order, for nothing', () => {
    expect(found('')).toEqual(options.map(({ label }) => label));
  });

  it('finds by the small type too, after the labels', () => {
    const countries = [
      { value: 'kz', label: 'Kazakhstan', detail: '+7' },
      { value: 'br', label: 'Brazil', detail: '+55' },
    ];
    expect(searchOptions(countries, '+5').map(({ value }) => value)).toEqual(['br']);
  });
});

it('a search is there with more than five options', () => {
  expect(hasSearch(options)).toBe(false);
  expect(hasSearch([...options, { value: 'x', label: 'x' }])).toBe(true);
});
