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

  it("searches the titles of the player's language and of English", () => {
    const cash = samplePaymentMethod('cash', { text: { en: 'Cash at shops', ru: 'Наличные', ar: 'نقدًا' } });
    expect(searchMethods([cash], 'нал', 'ru')).toHaveLength(1);
    expect(searchMethods([cash], 'shop', 'ru')).toHaveLength(1);
    expect(searchMethods([cash], 'hop', 'ru')).toHaveLength(0);
    expect(searchMethods([cash], 'нал', 'en')).toHaveLength(0);
  });

  it.each([
    ['e-wallet', 'Mga e-\u2060wallet'],
    ['gotówka w kir', 'Gotówka w\u00A0Kirgistanie'],
    ['zahlungs', 'Zah\u00ADlungsmethoden'],
  ])('finds %j in a title with characters for line breaks', (text, title) => {
    expect(searchMethods([samplePaymentMethod('any', { text: title })], text, 'en')).toHaveLength(1);
  });

  it.each([
    ['', ['btc', 'bch', 'eth']],
    ['bitcoin', ['btc', 'bch']],
    ['cash', ['bch']],
    ['BTC', ['btc']],
    ['et', ['eth']],
    ['doge', []],
  ])('finds coins by name or code: %j finds %j', (text, expected) => {
    const coin = (name: string, title: string) =>
      samplePaymentMethod(name, { text: title, category: 'crypto', currency: [name.toUpperCase()] });
    const coins = [coin('btc', 'Bitcoin'), coin('bch', 'Bitcoin Cash'), coin('eth', 'Ethereum')];
    expect(searchMethods(coins, text, 'en').map(({ name }) => name)).toEqual(expected);
  });
});
