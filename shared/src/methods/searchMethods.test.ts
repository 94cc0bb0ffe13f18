import { samplePaymentMethod } from '@paywidget/shared/testing';
import { searchMethods } from './searchMethods';

const titles = ['Banco do Brasil', 'Itaú', 'Santander', 'Caixa', 'Neon Banco'];
const methods = titles.map((title) =>
  samplePaymentMethod(title.toLowerCase(), { text: { en: title, ru: `${title}!` } }),
);

describe('searchMethods', () => {
  it.each([
    ['all methods for an empty text', '', titles],
    ['all methods for spaces', '  ', titles],
    [
      'titles that start with the text before titles that contain it',
      'n',
      ['Neon Banco', 'Banco do Brasil', 'Santander'],
    ],
    ['titles in the given order within both parts', 'banco', ['Banco do Brasil', 'Neon Banco']],
    ['titles regardless of case and accents', 'ITAU', ['Itaú']],
    ['nothing if no title contains the text', 'zzz', []],
  ])('finds %s', (_, text, expected) => {
    expect(searchMethods(methods, text, 'en').map(({ text: found }) => (found as { en: string }).en)).toEqual(
      expected,
    );
  });

  it("searches the titles of the player's language only", () => {
    expect(searchMethods(methods, 'caixa!', 'ru')).toHaveLength(1);
    expect(searchMethods(methods, 'caixa!', 'en')).toHaveLength(0);
  });
});
