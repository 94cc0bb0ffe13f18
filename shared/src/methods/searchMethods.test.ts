import { samplePaymentMethod } from '@paywidget/shared/testing';
import { searchMethods } from './searchMethods';

const titles = ['Banco do Brasil', 'Itaú', 'Santander', 'Caixa', 'Neon Banco'];
const methods = titles.map((title) =>
  samplePaymentMethod(title.toLowerCase(), { text: { en: title, ru: `${title}!` } }),
);

describe('searchMethods', () => {
  it.each([
    ['all of them for no text', '', titles],
    ['all of them for blanks', '  ', titles],
    [
      'what starts with the text before what contains it',
      'n',
      ['Neon Banco', 'Banco do Brasil', 'Santander'],
    ],
    ['what starts with it first, each in the given order', 'banco', ['Banco do Brasil', 'Neon Banco']],
    ['any case, and letters with or without marks', 'ITAU', ['Itaú']],
    ['nothing for what no title has', 'zzz', []],
  ])('finds %s', (_, text, expected) => {
    expect(searchMethods(methods, text, 'en').map(({ text: found }) => (found as { en: string }).en)).toEqual(
      expected,
    );
  });

  it("looks in the player's language", () => {
    expect(searchMethods(methods, 'caixa!', 'ru')).toHaveLength(1);
    expect(searchMethods(methods, 'caixa!', 'en')).toHaveLength(0);
  });
});
