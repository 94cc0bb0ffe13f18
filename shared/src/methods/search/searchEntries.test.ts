import { listEntries, type TileContext } from '@paywidget/shared/methods';
import { samplePaymentMethod } from '@paywidget/shared/testing';
import { searchEntries } from './searchEntries';

const translations: Readonly<Record<string, Record<string, string>>> = {
  en: { 'group.crypto': 'Cryptocurrency', 'group.card_method': 'Bank cards' },
  ru: { 'group.crypto': 'Криптовалюта', 'group.card_method': 'Банковские карты' },
};
const textsIn = (language: string) => (key: string) => translations[language]?.[key] ?? key;
const translatorFor = (language: string) =>
  ({
    t: textsIn(language),
    i18n: { language, exists: (key: string) => key in (translations.en ?? {}), getFixedT: textsIn },
  }) as unknown as TileContext['translator'];

const coin = (name: string, text: string) =>
  samplePaymentMethod(name, { text, category: 'crypto', currency: [name.toUpperCase()] });
const entries = listEntries([
  samplePaymentMethod('cash', { text: { en: 'Cash at shops', ru: 'Наличные' } }),
  coin('btc', 'Bitcoin'),
  coin('bch', 'Bitcoin Cash'),
  samplePaymentMethod('visa', { text: 'Visa', category: 'card_method' }),
  samplePaymentMethod('bcp', {
    text: 'BCP',
    category: 'peru',
    label: { en: 'Banks of Peru', ru: 'Банки Перу' },
  }),
  samplePaymentMethod('plin', { text: 'Plin', category: 'peru' }),
]);

const found = (text: string, language = 'en') =>
  searchEntries(entries, text, { language, translator: translatorFor(language) }).map((entry) =>
    entry.kind === 'group' ? entry.name : entry.method.name,
  );

it.each([
  ['a method inside a group', 'bitcoin cash', 'en', ['bch']],
  [
    'methods inside and outside of groups, those that start with the text first',
    'cash',
    'en',
    ['cash', 'bch'],
  ],
  ['a coin by its code', 'btc', 'en', ['btc']],
  ['a group and its methods by its title', 'crypto', 'en', ['crypto', 'btc', 'bch']],
  ['a group and its methods by the label of the server', 'peru', 'en', ['peru', 'bcp', 'plin']],
  ['the only method of a category by its title', 'cards', 'en', ['visa']],
  ["a title in the player's language", 'налич', 'ru', ['cash']],
  ['a title in English', 'shops', 'ru', ['cash']],
  ["a group by its title in the player's language", 'крипто', 'ru', ['crypto', 'btc', 'bch']],
  ['a group by its title in English', 'crypto', 'ru', ['crypto', 'btc', 'bch']],
  ['nothing for another language', 'налич', 'en', []],
  ['nothing', 'zzz', 'en', []],
])('finds %s', (_, text, language, expected) => {
  expect(found(text, language)).toEqual(expected);
});
